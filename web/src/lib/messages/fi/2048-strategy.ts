import type { StrategyMessages } from '../2048-strategy.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('fi');

export default {
	title: '2048-strategiat koeteltuina kokonaisissa peleissä – VOG',
	description:
		'Kymmenen tapaa pelata 2048-peliä, kukin koeteltu kokonaisissa peleissä, jotka kuka tahansa voi toistaa: nurkka, ahneus, käärme, katse eteenpäin ja ratkaisija.',
	heading: '2048-strategiat koetuksella',
	lead: 'Neuvoja 2048-peliin on paljon, koeteltuja vähän. Tässä jokainen pelitapa annettiin ohjelmalle, joka pelasi sillä kokonaisia pelejä. Luvut kertovat, minkä arvoinen se on.',
	sections: {
		results: {
			title: 'Mitä kukin tapa tuo',
			caption: (date: string) => `Pisteiden keskiarvo ja niiden pelien osuus, joissa laatta syntyi, ${date}`,
			games: 'Pelejä',
			strategy: 'Strategia',
			score: 'Pisteitä keskimäärin',
			reading: [
				'Merkin ± jälkeen on keskivirhe: toisilla samanlaisilla peleillä keskiarvo osuisi lähes aina alle kahden keskivirheen päähän. Kaikki strategiat pelasivat samojen siemenlukujen pelit.',
			],
		},
		strategies: {
			title: 'Miten kukin niistä pelaa',
			list: {
				random: { name: 'Mikä suunta vain', how: 'Jokin laillisista suunnista, arvottuna.' },
				clockwise: {
					name: 'Ympäri ja ympäri',
					how: 'Vuorotellen ylös, oikealle, alas, vasemmalle; laiton suunta ohitetaan.',
				},
				corner: {
					name: 'Kiinteä järjestys',
					how: 'Alas, jos se on laillinen, muuten vasemmalle, muuten oikealle, ja ylös vain, kun muuta ei ole.',
				},
				'two directions': {
					name: 'Kaksi suuntaa',
					how: 'Vuorotellen alas ja vasemmalle, oikealle, jos kumpikaan ei käy, ja ylös viimeisenä keinona.',
				},
				'score greedy': {
					name: 'Eniten pisteitä heti',
					how: 'Suunta, josta saa heti eniten pisteitä; tasatilanteessa arvalla.',
				},
				'empty greedy': {
					name: 'Eniten tyhjiä ruutuja',
					how: 'Suunta, joka jättää eniten ruutuja tyhjiksi; tasatilanteessa arvalla.',
				},
				'snake greedy': {
					name: 'Käärme',
					how: 'Suunta, jonka jälkeen suuret laatat ovat parhaiten jonossa: jono alkaa nurkasta ja kiertää koko laudan rivi riviltä edestakaisin.',
				},
				'snake, one spawn ahead': {
					name: 'Käärme, yksi laatta eteenpäin',
					how: 'Sama mitta, mutta askelta myöhemmin: jokaisen mahdollisen uuden laatan ja siihen annetun parhaan vastauksen jälkeen.',
				},
				'solver, 1 ply': {
					name: 'Ratkaisija yhdellä silmäyksellä',
					how: '[Sisäänrakennettu ratkaisija](2048-solver) katsomatta eteenpäin: se vertaa eri suunnista syntyviä lautoja sen mukaan, mitä se on oppinut omista peleistään.',
				},
				'solver, 1000 nodes': {
					name: 'Ratkaisija, joka katsoo eteenpäin',
					how: 'Sama ratkaisija, joka punnitsee jokaiselle siirrolle noin tuhat lautaa.',
				},
			},
			snake:
				'Käärme: nurkan suurimmasta laatasta riviä pitkin, sitten ylempää riviä takaisin ja niin edelleen.',
		},
		lessons: {
			title: 'Mitä tästä voi oppia',
			greed: {
				title: 'Pisteet nyt eivät ole pisteitä myöhemmin',
				body: (greedy: number, round: number) =>
					`Kun joka siirrolla ottaa eniten pisteitä, saa keskimäärin ${number(greedy)}. Kun kiertää ympäri katsomatta lautaan, saa ${number(round)}. Se, joka tarttuu jokaiseen yhdistymiseen, ei pelaa paremmin kuin se, joka katsoo muualle.`,
			},
			direction: {
				title: 'Luovu yhdestä suunnasta',
				body: (order: number, two: number, random: number) =>
					`Kiinteässä järjestyksessä (${number(order)}) tai kahdessa suunnassa (${number(two)}) pysyminen tuo jo yli kaksi kertaa satunnaisen pelin pisteet (${number(random)}), eikä sitä varten tarvitse ajatella lainkaan. Syy on suunnassa, jota tuskin käytetään: suuret laatat pysyvät yhdellä reunalla. Yksinään se on silti heikkoa.`,
			},
			order: {
				title: 'Järjestys voittaa tilan',
				body: (snake: number, empty: number) =>
					`Laattojen pitäminen jonossa (${number(snake)}) on lähes kaksi kertaa niin arvokasta kuin mahdollisimman monen ruudun pitäminen tyhjänä (${number(empty)}). Järjestys tekee tilaa itsestään: jokainen laatta on siellä, minne sen pari on tulossa.`,
			},
			ahead: {
				title: 'Tärkeintä on katsoa yksi laatta eteenpäin',
				body: (ahead: number, snake: number, share: number) =>
					`Mikään muu ei vaikuta yhtä paljon. Kun sama käärme kysyy ennen joka siirtoa, missä seuraava laatta tekisi haittaa, se saa ${number(ahead)} pistettä eikä ${number(snake)}. Laattaan 2048 yltävien pelien osuus on ${percent(share)}, kun se ilman katsetta eteenpäin on lähes nolla.`,
			},
			judgement: {
				title: 'Arviointikyky voittaa nyrkkisäännöt',
				body: (glance: number, ahead: number, search: number) =>
					`Ratkaisija, joka on omista peleistään oppinut, minkä arvoinen lauta on, saa ${number(glance)} pistettä lainkaan eteenpäin katsomatta. Nyrkkisäännöt eteenpäin katsoen saavat ${number(ahead)}. Molemmat yhdessä: ${number(search)}.`,
			},
		},
		byHand: {
			title: 'Miten ihminen pelaa',
			intro: 'Ihminen ei pysty laskemaan noin, mutta voi pelata samoilla ajatuksilla.',
			steps: [
				'**Valitse nurkka** suurimmalle laatallesi ja kaksi suuntaa, jotka vievät siihen. Käytä kolmatta vain, kun nurkan reuna pysyy täynnä, ja neljättä vain, kun muuta ei ole.',
				'**Pidä reunarivi täynnä.** Niin kauan kuin se on täynnä eikä siinä ole samoja naapureita, sen suuntainen siirto ei liikuta sitä ja nurkka on turvassa.',
				'**Pidä laatat järjestyksessä**: toiseksi suurin suurimman vieressä, sitten kolmas, ja seuraavalla rivillä takaisin päin.',
				'**Etsi ennen joka siirtoa pahin uusi laatta.** Jos kakkonen jossakin ruudussa pilaisi kaiken, valitse suunta, jonka jälkeen se ruutu ei ole tyhjä.',
				'**Yhdistä pienet laatat ajoissa**, suurten vieressä eikä niiden välissä. Suurten taakse jäänyt pieni on pelastettava, kun se vielä onnistuu.',
				'**Hidasta, kun ruudut vähenevät.** Kun tyhjiä on kahdeksan, lipsahduksen voi korjata; kun niitä on kaksi, usein ei.',
				'**Jos neljättä suuntaa oli pakko käyttää**, työnnä heti takaisin, ennen kuin uusi laatta asettuu nurkkaan.',
			],
			more: '[Säännöt](2048-rules) näyttävät laudoin ne neljä virhettä, joihin useimmat pelit päättyvät. [Pelissä](2048) ratkaisija arvioi siirtosi, jos pyydät.',
		},
		repeat: {
			title: 'Toista se itse',
			body: [
				'Kaikki tämä pelattiin yhdellä komennolla, jonka kuka tahansa voi ajaa. Se on samassa ohjelmassa, joka tarjoaa tämänkin sivun. Sama siemenluku antaa samat pelit.',
			],
			after: 'Ilman valitsinta `--games` se pelaa kullakin tuhat peliä.',
		},
		more: {
			title: 'Ja sitten',
			body: [
				'[Näin ratkaisija toimii](2048-solver), jos haluat tietää, mistä sen arviointikyky tulee. Tai aseta lauta [harjoittelussa](2048-practice) ja kokeile jotakin ajatusta siitä eteenpäin.',
			],
		},
	},
} satisfies StrategyMessages;
