import type { ReplayMessages } from '../replay.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('fi');

export default {
	title: 'Pelin katselu – Numbridge – Vinco Online Games',
	description: 'Päättynyt Numbridge-peli siirto siirrolta: molemmat kädet, hudit ja ratkaisu.',
	pageTitle: (first, second) => `${first} – ${second}, pelin katselu`,
	heading: 'Pelin katselu',
	missing: {
		title: 'Sellaista peliä ei ole arkistossa',
		body: 'Linkissä voi olla kirjoitusvirhe, tai peli on yhä kesken: täällä on vain päättyneitä pelejä.',
	},
	toArchive: 'Arkistoon',
	hand: (digits) => `Käsi: ${digits}`,
	used: (time) => `aikaa käytetty ${time}`,
	controls: {
		label: 'Katselu',
		first: 'Alkuun',
		back: 'Siirto taaksepäin',
		play: 'Toista',
		pause: 'Pysäytä',
		ahead: 'Siirto eteenpäin',
		last: 'Loppuun',
		position: 'Asema',
	},
	keys: 'Näppäimet: nuolet vasemmalle ja oikealle siirto kerrallaan, Home ja End alkuun ja loppuun, välilyönti toistaa.',
	start: 'Jako ennen ensimmäistä siirtoa.',
	at: (line, of) => `Siirto ${line}/${of}`,
	solution: 'Näytä ratkaisu',
	solutionHere: (digit) => `ratkaisu ${digit}`,
	moves: 'Siirrot',
	said: {
		placed: (who, digit, cell) => `${name(who)} asetti numeron ${digit} ruutuun ${name(cell)}.`,
		missed: (who, digit, cell) => `${name(who)} yritti numeroa ${digit} ruutuun ${name(cell)}: huti.`,
		took: (who, cell, paid) => `${name(who)} otti ruudun ${name(cell)} vihjeen ja maksoi laatan ${paid}.`,
		tookForTwo: (who, cell, paid, other) =>
			`${name(who)} otti ruudun ${name(cell)} vihjeen ja maksoi laatat ${paid} ja ${other}.`,
		tookFree: (who, cell) => `${name(who)} otti ruudun ${name(cell)} vihjeen ilmaiseksi.`,
		exchanged: (who) => `${name(who)} vaihtoi kätensä.`,
		timedOut: (who) => `${name(who)} ylitti siirtoajan.`,
		passed: (who) => `${name(who)} ei voinut pelata mitään, ja vuoro meni ohi.`,
	},
	link: {
		copy: 'Kopioi linkki tähän siirtoon',
		copied: 'Linkki tähän siirtoon on kopioitu.',
		notCopied: 'Osoiterivi vie nyt tähän siirtoon: kopioi se siitä.',
	},
	record: {
		heading: 'Pelipöytäkirja',
		about: 'Asetukset, siemen ja jokainen siirto aikoineen, ohjelmille ja talteen.',
		json: 'Lataa JSON-tiedosto',
		text: 'Lataa tekstitiedosto',
	},
	programs:
		'Jaolla on yksi ratkaisu, joten mikä tahansa sudokuohjelma tietää kaikki numerot. Pisteytetyssä pelissä sellaisen käyttö on kielletty, ja kuka tahansa voi katsoa siirrot täältä.',
	deal: {
		kept: 'Jako on se, joka luvattiin.',
		broken: 'Jako ei ole se, joka luvattiin.',
		seen: 'Tämä selain näki saman lupauksen pöydässä ennen ensimmäistä siirtoa.',
		seenLater: (commands) =>
			`Tämä selain näki lupauksen pöydässä ensi kerran, kun komentoja oli annettu ${number(commands)}.`,
		seenOther: 'Tämä selain näki pöydässä toisen lupauksen kuin arkisto nyt näyttää.',
		notSeen:
			'Tämä selain ei ollut pöydässä, joten lupaus on otettu arkistosta. Se, joka kirjoitti sen muistiin ennen peliä, voi verrata.',
		how: 'Mitä tämä todistaa',
		proves:
			'Ennen ensimmäistä siirtoa molemmille pelaajille näytettiin luku, joka lasketaan salaisesta siemenestä ja asetuksista. Nyt siemen on julki, ja tämä sivu on laskenut luvun uudelleen: jos luvut ovat samat, kenttä, ratkaisu ja jokainen nosto oli lyöty lukkoon ennen peliä, eikä kukaan muuttanut niitä.',
		provesNot:
			'Se ei todista, että isäntä valitsi siemenen sokkona, eikä sitä, miten pelaajat löysivät siirtonsa.',
		promised: 'Luvattu',
		found: 'Laskettu tässä',
		seed: 'Siemen',
		verify: 'Loput, jokaisen noston ja siirron, tarkistaa tämä komento ladatusta pöytäkirjasta:',
	},
} satisfies ReplayMessages;
