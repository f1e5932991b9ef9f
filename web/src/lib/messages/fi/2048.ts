import type { Twenty48Messages } from '../2048.ts';
import { writing } from '../writing.ts';

const { number, plural, name } = writing('fi');
const moves = (count: number) =>
	plural(count, { one: `${number(count)} siirto`, other: `${number(count)} siirtoa` });

export default {
	title: 'Pelaa 2048-peliä – Vinco Online Games',
	description:
		'Pelaa 2048-peliä selaimessa: näppäimillä, pyyhkäisemällä, hiirellä tai peliohjaimella, myös ilman verkkoa. Peli tallentuu itsestään, ja jokaisen uudelleenaloituksen voi perua.',
	heading: '2048',
	score: 'Pisteet',
	best: 'Paras',
	help: 'Liu’uta kaikkia laattoja kerralla. Samat yhdistyvät. Tee laatta 2048!',
	howTo: 'Näin pelataan',
	newGame: 'Uusi peli',
	undo: 'Kumoa',
	statistics: 'Tilastot',
	options: 'Pelin asetukset',
	solver: 'Ratkaisija',
	rules: 'Säännöt',
	practice: 'Harjoittelu',
	review: 'Käy peli läpi',
	assisted: 'Avustettu peli: ei mukana parhaassa pistemäärässä eikä tilastoissa.',
	solverMissing: 'Ratkaisijaa ei saatu haettua. Onko yhteyttä?',
	board: 'Lauta',
	cell: (row: number, column: number, value: number) =>
		`Rivi ${row}, sarake ${column}: ${value === 0 ? 'tyhjä' : value}`,
	arrows: 'Siirrot',
	move: { up: 'Ylös', down: 'Alas', left: 'Vasemmalle', right: 'Oikealle' },
	needsScript: 'Peli tarvitsee JavaScriptin.',
	credit: (designer: string) => `2048-pelin suunnitteli ${name(designer)} (2014, MIT-lisenssi).`,
	said: {
		comma: ', ',
		moved: (direction: string, gained: number, score: number) =>
			gained > 0 ? `${direction}. Plus ${number(gained)}. Pisteet ${number(score)}.` : `${direction}.`,
		invalid: (direction: string) => `${direction}: mikään laatta ei liiku.`,
		undone: (score: number) => `Siirto kumottu. Pisteet ${number(score)}.`,
		row: (row: number, tiles: string) => `Rivi ${row}: ${tiles}.`,
		empty: 'tyhjä',
		waiting: 'Sait laatan 2048. Jatketaanko peliä vai aloitetaanko uusi?',
	},
	won: { title: 'Sait laatan 2048!', body: 'Voit jatkaa niin pitkään kuin haluat: seuraavana on 4096.' },
	keepPlaying: 'Jatka pelaamista',
	over: {
		title: 'Peli päättyi',
		body: (score: number) => `Mikään laatta ei enää liiku. Pisteet: ${number(score)}.`,
		afterWin: (score: number) => `Voitit, ja lauta tuli täyteen: peli päättyi. Pisteet: ${number(score)}.`,
	},
	tryAgain: 'Yritä uudelleen',
	undoLast: 'Kumoa viimeinen siirto',
	putAside: 'Uusi peli. Edellinen on tallessa.',
	bringBack: 'Palauta se',
	broughtBack: 'Peli on taas laudalla.',
	notBroughtBack: 'Peliä ei voitu lukea. Sen teksti on tallessa, ja voit tallentaa sen tiedostoon.',
	blocked: 'Selain ei säilytä mitään tältä sivustolta: pelisi säilyy, kunnes sivu suljetaan.',
	damaged:
		'Tallennettua peliä ei voitu lukea, joten tässä on uusi. Paras tuloksesi on tallessa, ja vanhan tekstin voit tallentaa tiedostoon.',
	newer:
		'Tallennettu peli on tämän sivun uudemmasta versiosta. Sen teksti on tallessa, ja voit tallentaa sen tiedostoon. Lataa sivu uudelleen, niin saat uudemman version.',
	saveDamaged: 'Tallenna vanha teksti',
	dismiss: 'Sulje',
	elsewhere: {
		title: 'Peli on toisessa välilehdessä',
		body: 'Peli jatkuu toisessa välilehdessä tai ikkunassa, joten tämä on pysähdyksissä.',
		action: 'Pelaa tässä',
	},
	failed: {
		title: 'Peli ei latautunut',
		body: 'Yhteys on voinut katketa. Mitään ei ole kadonnut.',
		action: 'Yritä uudelleen',
	},
	figures: {
		games: 'Pelejä',
		wins: 'Voittoja',
		highest: 'Suurin laatta',
		best: 'Paras pistemäärä',
		average: 'Pisteitä keskimäärin',
		moves: 'Siirtoja',
		time: 'Peliaika',
		none: '–',
		about: 'Peli lasketaan mukaan, kun se päättyy tai siirtyy talteen. Avustettuja pelejä ei lasketa.',
		earlier: 'Talteen siirretyt pelit',
		game: (score: number, highest: number, count: number) =>
			`Pisteet ${number(score)}, laatta ${highest}, ${moves(count)}`,
		assisted: 'avustettu',
		restore: 'Palauta',
	},
	settings: {
		arrows: 'Nuolipainikkeet',
		shown: 'Näkyvissä',
		hidden: 'Piilossa',
		keep: 'Säilytä pelisi',
		keepAbout:
			'Peli on vain tässä selaimessa, ja jotkin selaimet poistavat sen, jos sivulla ei käydä muutamaan päivään. Tiedosto on turvassa ja vie pelin toiselle laitteelle.',
		exportAll: 'Tallenna peli ja tilastot',
		exportRecord: 'Tallenna pelipöytäkirja',
		importFile: 'Avaa tiedosto',
		importAbout: 'Laudalla oleva peli siirretään ensin talteen.',
		imported: 'Tiedosto on avattu.',
		notImported: 'Tiedostossa ei ole luettavaa 2048-peliä. Mikään ei muuttunut.',
		takeBack: 'Peru',
	},
	guide: {
		rules: [
			'Siirto liu’uttaa kaikki laatat niin pitkälle kuin ne pääsevät. Kun kaksi samaa kohtaa, niistä tulee yksi, jonka arvo on niiden summa. Laatta yhdistyy vain kerran siirrossa.',
			'Sitten ilmestyy uusi laatta: 2 tai kerran kymmenestä 4. Suunnasta, johon mikään ei liiku, ei ole haittaa.',
			'Voitat laatalla 2048 ja saat jatkaa. Peli päättyy, kun mikään laatta ei liiku.',
		],
		controls: 'Ohjaus',
		keys: 'Näppäimet',
		keysAbout: 'Nuolet, W A S D tai H J K L',
		touch: 'Kosketus tai hiiri',
		touchAbout: 'Pyyhkäise tai vedä missä tahansa painikkeiden ulkopuolella',
		pad: 'Peliohjain',
		padAbout: 'Ristiohjain tai vasen sauva',
		read: 'Ääneen lukeminen',
		readAbout: 'B lukee laudan ääneen ruudunlukijalla',
		undo: 'Mitään ei katoa',
		undoAbout:
			'Jokaisen siirron voi kumota, ja talteen siirretyt pelit odottavat tilastoissa. Uudelleen tehty siirto tuo saman uuden laatan.',
		more: 'Lue lisää',
		books: {
			'2048-rules': 'Viralliset säännöt',
			'2048-strategy': 'Koeteltuja strategioita',
			'2048-solver': 'Näin ratkaisija toimii',
		},
	},
} satisfies Twenty48Messages;
