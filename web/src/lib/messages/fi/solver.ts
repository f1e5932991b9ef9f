import type { SolverMessages } from '../solver.ts';
import { writing } from '../writing.ts';

const { number, percent, plural } = writing('fi');
const moves = (count: number) =>
	plural(count, { one: `${number(count)} siirto`, other: `${number(count)} siirtoa` });
const points = (count: number) =>
	plural(count, { one: `${number(count)} piste`, other: `${number(count)} pistettä` });

export default {
	title: 'Ratkaisija',
	close: 'Sulje ratkaisija',
	loading: 'Ratkaisija latautuu. Se haetaan kerran ja säilyy käytössä ilman verkkoa.',
	loaded: (share: number) => `${percent(share)} ladattu`,
	failed: {
		unreachable: 'Ratkaisijaa ei saatu haettua. Onko yhteyttä? Pelisi jatkuu ennallaan.',
		damaged: 'Ratkaisija saapui vioittuneena. Uusi haku auttanee; pelisi jatkuu ennallaan.',
		unable:
			'Ratkaisija ei toimi tässä selaimessa: se tarvitsee WebAssemblyn ja noin 300 Mt muistia. Pelisi jatkuu ennallaan.',
		retry: 'Hae uudelleen',
	},
	hint: 'Vinkki',
	hintIs: (direction: string) => `Vinkki: ${direction}`,
	thinking: 'Miettii…',
	autoplay: 'Automaattipeli',
	stop: 'Pysäytä',
	stopHelp: 'Pysähtyy Escape-näppäimeen ja mihin tahansa omaan siirtoosi.',
	autoplayed: (count: number, score: number) =>
		`Automaattipeli pysähtyi. Tehtyjä siirtoja: ${number(count)}. Pisteet ${number(score)}.`,
	speed: 'Nopeus',
	speeds: { slow: 'Hidas', normal: 'Tavallinen', fast: 'Nopea', fastest: 'Nopein' },
	values: 'Minkä arvoinen kukin suunta on, odotettavina pisteinä',
	best: (value: number) => `paras: vielä noin ${number(value)}`,
	equal: 'yhtä hyvä',
	less: (loss: number) => `${points(loss)} vähemmän`,
	closed: 'mikään laatta ei liiku',
	searched: (depth: number, nodes: number) =>
		`${moves(depth)} eteenpäin, punnittuja lautoja ${number(nodes)}`,
	grading: 'Arvioi siirtoni',
	grades: { good: 'Hyvä', inaccuracy: 'Epätarkkuus', mistake: 'Virhe', blunder: 'Paha virhe' },
	gradeIs: (grade: string, direction: string) => `${grade}: ${direction}`,
	gradeBest: 'myös ratkaisijan valinta',
	gradeLoss: (loss: number, share: number, best: string) =>
		`hinta noin ${points(loss)} (${percent(share, 1)}); parempi: ${best}`,
	gradesMean: (inaccuracy: number, mistake: number, blunder: number) =>
		`Siirto on epätarkkuus, jos se hukkaa vähintään ${percent(inaccuracy)} odotettavista pisteistä, virhe rajasta ${percent(mistake)} ja paha virhe rajasta ${percent(blunder)} alkaen.`,
	counts:
		'Vinkki, arviointi, läpikäynti tai automaattipeli merkitsee pelin avustetuksi: se jää pois parhaasta pistemäärästä ja tilastoista.',
	how: 'Näin ratkaisija toimii',
	review: 'Käy peli läpi',
	practice: 'Harjoittele tästä',
	reviewing: {
		title: 'Läpikäynti',
		running: (count: number) => `Käydään läpi ${moves(count)}…`,
		cancel: 'Keskeytä',
		cancelled: 'Läpikäynti keskeytettiin.',
		again: 'Käy läpi uudelleen',
		empty: 'Yhtään siirtoa ei ole vielä tehty.',
		how: (each: number, looked: number, doubtful: number) =>
			`Lautoja punnittiin siirtoa kohti ${number(each)}, mutta ${number(looked)} epäilyttävimmässä siirrossa ${number(doubtful)}. Pitkissä peleissä siirtoa kohti katsotaan vähemmän, joten pienet menetykset ovat suuntaa antavia.`,
		curve: (count: number, most: number) =>
			`Menetetyt pisteet siirto siirrolta, ${moves(count)}; yhdessä siirrossa enintään ${number(most)}.`,
		first: 'Ensimmäinen siirto',
		lastMove: (count: number) => `${number(count)}. siirto`,
		worst: 'Kalleimmat siirrot',
		faultless: 'Jokainen siirto oli myös ratkaisijan valinta.',
		moment: (move: number) => `${number(move)}. siirto`,
		played: (direction: string) => `Pelattu: ${direction}`,
		better: (direction: string) => `Parempi: ${direction}`,
		tryAgain: 'Yritä tästä uudelleen',
		count: (grade: string, count: number) => `${grade}: ${number(count)}`,
	},
} satisfies SolverMessages;
