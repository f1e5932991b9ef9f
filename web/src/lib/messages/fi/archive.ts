import type { ArchiveMessages } from '../archive.ts';
import { writing } from '../writing.ts';

const { number, plural, name } = writing('fi');

export default {
	title: 'Arkisto – Numbridge – Vinco Online Games',
	description:
		'Päättyneet Numbridge-pelit: ketkä pelasivat, miten peli päättyi, ja joka siirto katsottavissa uudelleen.',
	heading: 'Arkisto',
	lead: 'Kaikki päättyneet pelit ovat kaikille avoinna, ja niiden jokaisen siirron voi katsoa uudelleen.',
	noScript: 'Tämä sivu hakee pelit kerholta ja tarvitsee siihen JavaScriptiä.',
	loading: 'Kysytään kerholta…',
	again: 'Yritä uudelleen',
	filters: {
		label: 'Rajaukset',
		any: 'Kaikki',
		player: 'Pelaaja',
		playerHelp: 'Pelaajan numero tai profiilin linkki',
		playerUnknown: 'Tämä ei ole numero eikä profiilin linkki.',
		apply: 'Rajaa',
		result: 'Tulos',
		won: 'Voitot',
		lost: 'Häviöt',
		variant: 'Pelimuoto',
		room: 'Huone',
		games: 'Pelit',
		reason: 'Miten päättyi',
		since: 'Päivästä',
		until: 'Päivään',
		clear: 'Näytä kaikki pelit',
		of: (who) => `Pelaajan ${name(who)} pelit`,
		against: (who) => `vastassa ${name(who)}`,
		unknownPlayer: (id) => `pelaaja numero ${id}`,
		remove: 'Ilman tätä pelaajaa',
		removeOpponent: 'Ilman tätä vastustajaa',
	},
	list: {
		label: 'Päättyneet pelit',
		none: 'Yhtään peliä ei ole vielä pelattu loppuun. Pelaa yksi, niin se tulee tänne.',
		noneFits: 'Mikään peli ei vastaa näitä rajauksia.',
		play: 'Aulaan',
		more: 'Näytä lisää',
		shown: (count) =>
			plural(count, { one: 'Näkyvissä yksi peli.', other: `Näkyvissä ${number(count)} peliä.` }),
		winner: 'voittaja',
		change: (after, change) => `vahvuusluku ${after} (${change})`,
		ended: (result, reason) => `${result}: ${reason}`,
	},
} satisfies ArchiveMessages;
