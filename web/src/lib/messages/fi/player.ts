import type { PlayerMessages } from '../player.ts';
import { writing } from '../writing.ts';

const { number, plural, name } = writing('fi');

const rated = (count: number) =>
	plural(count, { one: 'yksi pisteytetty peli', other: `${number(count)} pisteytettyä peliä` });

export default {
	title: 'Pelaaja – Vinco Online Games',
	description: 'Kerhon pelaaja: vahvuusluku ajan mittaan, tulokset ja päättyneet pelit.',
	pageTitle: (who) => `${who} – Vinco Online Games`,
	since: (date) => `Kerhossa ${date} alkaen`,
	missing: { title: 'Sellaista pelaajaa ei ole', body: 'Linkissä voi olla kirjoitusvirhe.' },
	toLeaderboards: 'Tulostaulukkoon',
	you: 'Tämä olet sinä.',
	account: 'Tilisi',
	ratings: 'Vahvuusluvut',
	provisional: 'ei vielä varma',
	games: rated,
	unratedYet: 'Ei vielä pisteytettyjä pelejä.',
	plot: {
		label: (variant, first, last, games) => `${variant}: ensin ${first}, nyt ${last}; ${rated(games)}`,
		variant: 'Pelimuoto',
		band: 'Vyöhyke näyttää hajonnan: mitä kapeampi, sitä varmempi luku.',
		latest: (count) => `Viimeiset ${number(count)} peliä.`,
		table: 'Taulukkona',
		ended: 'Peli päättyi',
		before: 'Ennen',
		after: 'Jälkeen',
		replay: 'Katso uudelleen',
	},
	results: {
		heading: 'Tulokset',
		none: 'Ei vielä tuloksia.',
		variant: 'Pelimuoto',
		won: 'Voitot',
		lost: 'Häviöt',
		drawn: 'Tasapelit',
	},
	finished: 'Päättyneet pelit',
	archive: 'Kaikki arkistossa',
	between: 'Keskinäiset pelinne',
	block: 'Estä',
	unblock: 'Poista esto',
	blockedNow: (who) => `Sinä ja ${name(who)} ette enää joudu vastakkain.`,
	unblockedNow: (who) => `Sinä ja ${name(who)} voitte taas kohdata.`,
	blockAbout: 'Esto pitää huolen, ettette te kaksi joudu vastakkain.',
	report: {
		open: 'Ilmoita isännälle',
		title: (who) => `Ilmoitus pelaajasta ${name(who)}`,
		about: 'Vain kerhon isäntä lukee tämän.',
		text: 'Mitä tapahtui?',
		game: (id) => `Koskee peliä ${name(id)}`,
		empty: 'Kerro muutamalla sanalla, mitä tapahtui.',
		send: 'Lähetä',
		cancel: 'Peruuta',
		sent: 'Ilmoituksesi on isännällä.',
	},
} satisfies PlayerMessages;
