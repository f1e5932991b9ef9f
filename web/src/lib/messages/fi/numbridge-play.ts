import type { NumbridgePlayMessages } from '../numbridge-play.ts';
import { writing } from '../writing.ts';

const { number, percent, plural, name } = writing('fi');

export default {
	sections: {
		opening: {
			title: 'Kymmenen siirron avaus selityksineen',
			intro: (clues) => [
				`Salama-peli **ensimmäisen pelaajan** silmin: vihjeitä on ${clues}, ja vihje maksaa kaksi laattaa. Sinun ruutusi ovat raidallisia, ja niiden on yhdistettävä ylä- ja alareuna; vastustajan ruudut ovat pilkullisia, ja niiden on yhdistettävä vasen ja oikea. Käsi on sinun, sellaisena kuin se on siirron jälkeen.`,
			],
			label: 'Avaus siirto siirrolta',
			step: (move, of) => (move === 0 ? 'Jako' : `Siirto ${move}/${of}`),
			back: 'Siirto taaksepäin',
			ahead: 'Siirto eteenpäin',
			keys: 'Näppäimet: nuolet vasemmalle ja oikealle, Home ja End.',
			deal: 'Ennen ensimmäistä siirtoa. Etsi laatta, joka on varma, ja ruutu, joka vie sinua ylhäältä alas.',
			you: {
				placed: (digit, cell) => `Asetat numeron ${digit} ruutuun ${name(cell)}.`,
				missed: (digit, cell) => `Yrität numeroa ${digit} ruutuun ${name(cell)}: huti.`,
				took: (digit, cell, paid, other) =>
					`Otat vihjeen ${digit} ruudusta ${name(cell)} ja maksat laatan ${paid}; peli ottaa lisäksi laatan ${other}.`,
			},
			they: {
				placed: (digit, cell) => `Vastustaja asettaa numeron ${digit} ruutuun ${name(cell)}.`,
				missed: (digit, cell) => `Vastustaja yrittää numeroa ${digit} ruutuun ${name(cell)}: huti.`,
				took: (digit, cell) => `Vastustaja ottaa vihjeen ${digit} ruudusta ${name(cell)}.`,
			},
			why: {
				block: (digit) => `Varma: lohkossa mikään muu ruutu ei ole avoinna numerolle ${digit}.`,
				row: (digit) => `Varma: rivillä mikään muu ruutu ei ole avoinna numerolle ${digit}.`,
				column: (digit) => `Varma: sarakkeessa mikään muu ruutu ei ole avoinna numerolle ${digit}.`,
				digit: (digit) => `Varma: siinä voi olla vain ${digit}.`,
				second: (digit) => `Numero ${digit} on varma, kun katsoo toisen kerran.`,
			},
			notes: [
				'Se on keskellä ja koskettaa kolmea vihjettä: alapuolella c4 ja d4, yläpuolella e2. Jatkoja on monta.',
				'Neljännellä rivillä on neljä vihjettä. Oikeasta reunasta vastustaja voisi ottaa ne yksi kerrallaan ja katkaista tiesi.',
				'Siksi katkaiset ensin: kaksi ruutuasi on nyt allekkain. Hinta on kova. Käteen jäi yksi laatta, ja nostat vasta seuraavan siirtosi jälkeen.',
				'Arvaus, jonka piti pysäyttää sinut alhaalla. Siinä lohkossa 2 saattoi olla ruudussa b5 tai c5, ja nyt kaikki tietävät, että se on ruudussa b5.',
				'Myös 6 saattoi olla ruudussa b5 tai c5, mutta b5 odottaa numeroa 2: huti kertoi sen sinulle. Nyt kätesi täydennetään taas.',
				'Ruudusta c5 alareunaan vie kaksi vihjettä, b6 ja c6. Vastustaja ottaa toisen …',
				'… ja sinä otat toisen. Se oli kaksoisyhteys: menipä kumpi tahansa, toinen jää. Olet alareunassa.',
				'Ainoalla jäljellä olleella laatalla. Ruudusta e2 yläreunaan vie kaksi ruutua, e1 ja f1, ja f1 on mennyt.',
				'Tässä lohkossa 2 voi olla vain ruudussa e1, joten 1 on ruudussa d1. Se on yläreunassa, ja d2 yhdistäisi sen ruutuun d3.',
				'Taas arvaus, d2 vai f2, mutta hyvä sellainen: d2 olisi tehnyt ketjustasi ehjän. Nyt tarvitset ruudut e2 ja e1. Vihjeen e2 saa millä tahansa kahdella laatalla; ruutuun e1 käy vain 2, ja sinulla on yksi. Siis vihje ensin, vaikka hinta voi viedä juuri numeron 2.',
			],
		},
		sure: {
			title: 'Miksi varma numero voittaa arvauksen',
			body: (open) => [
				'Numero on **varma**, kun mikään muu rivin, sarakkeen tai lohkon ruutu ei ole sille avoinna tai kun ruutuun ei käy mikään muu. Sen verran näkee yhdellä silmäyksellä, ja toinen silmäys jokaisen uuden numeron jälkeen löytää lisää.',
				`Jos numerolle on lohkossa avoinna ${number(open)} ruutua, se on jokaisessa niistä arvaus. Tiedät vain, että yksi niistä on oikea.`,
			],
			caption: (sure, cell, guess, open) =>
				`Kädessäsi on ${sure} ja ${guess}. Numero ${sure} on varma ruudussa ${name(cell)} (kehystetty). Numerolle ${guess} on avoinna ${number(open)} rengastettua ruutua samassa lohkossa.`,
			cost: (bridge, lightning) => [
				`Huti ei maksa laattaa, mutta se maksaa siirron, ja siirto on kallis: noin **${number(bridge)} prosenttiyksikköä voittomahdollisuudesta Sillassa ja ${number(lightning)} Salamassa**. Se, joka tuhlaa yhden siirron, voittaa sadasta tasaväkisestä pelistä niin monta vähemmän.`,
				'Huti myös paljastaa jotakin. Kaikki näkevät, missä numero ei ole, ja laatta on taas pussissa, josta vastustaja voi nostaa sen seuraavaksi.',
				'Arvaa siis vain, kun osuma ratkaisee pelin tai kun mikään varma ei ole siirron arvoinen.',
			],
		},
		strong: {
			title: 'Mitä hyvä peli tuottaa',
			intro:
				'Luvut ovat vahvojen bottien peleistä, joissa jokainen jako pelattiin kahdesti paikkoja vaihtaen. Ne ovat voittomahdollisuuden prosenttiyksikköjä; ± on 95 prosentin luottamusväli.',
			caption: 'Voittomahdollisuuden muutos prosenttiyksikköinä',
			what: 'Mitä teet tai tiedät',
			rows: {
				waste: 'Tuhlaat siirron: huti tai aikaylitys',
				knowing: 'Tiedät vastustajan käden',
				double: 'Maksat vihjeen toisella kahdesta samasta laatasta',
				rarest: 'Maksat numerolla, jolla on vähiten avoimia ruutuja',
				tile: 'Asetat laatan etkä ota vihjettä, keskimäärin',
			},
			none: 'ei eroa',
			lessons: {
				exchange: (bridge, lightning) =>
					`**Älä vaihda juuri koskaan.** Vaihto maksaa yhtä paljon kuin tuhlattu siirto, ja se oli paras siirto enintään ${percent(bridge)}:ssa asemista Sillassa ja ${percent(lightning)}:ssa Salamassa.`,
				clue: (share) =>
					`**Vihje on laatan asettamisen veroinen, kun se maksaa yhden laatan.** Kun se maksaa kaksi, asettaminen on keskimäärin parempi; silti vihje oli oikea siirto ${percent(share)}:ssa asemista.`,
				links: (one, two, oneSmall, twoSmall) =>
					`**Rakenna kaksoisyhteyksiä.** Tietyn numeron todennäköisyys uudessa kädessä on ${percent(one)} (Salamassa ${percent(oneSmall)}), ainakin toisen kahdesta ${percent(two)} (${percent(twoSmall)}). Yhdistä siis ketjusi siellä, missä kumpi tahansa kahdesta ruudusta riittää, mieluiten vihjeiden tai omassa kädessäsi olevien numeroiden kautta: jos toinen viedään, toinen jää.`,
				count:
					'**Laske.** Se, mitä tyhjät ruudut odottavat, on pussissa ja käsissä. Jos kaikki neloset yhtä lukuun ottamatta on asetettu ja se on sinulla, kukaan ei vie siltä ruutua.',
			},
			first: {
				caption: 'Kuinka usein ensimmäinen pelaaja voitti, kun molemmat pelasivat yhtä hyvin',
				game: 'Peli',
				share: 'Ensimmäinen pelaaja',
				even: (variant) => `${variant}, toisen pelaajan ensimmäinen vihje yhdellä laatalla`,
				clues: (variant, clues) =>
					`${variant}, ${plural(clues, { one: 'yksi vihje', other: `${number(clues)} vihjettä` })}`,
			},
		},
		questions: {
			title: 'Kiistat ratkaistuina',
			items: {
				oneTile: {
					question: 'Vihje maksaa kaksi laattaa, ja minulla on yksi. Saanko ottaa sen?',
					answer: 'Et. [Kaksi tarkoittaa kahta](#take).',
				},
				emptyHand: {
					question: 'Käteni on tyhjä. Mitä voin tehdä?',
					answer:
						'Ota vihje, jota kukaan ei omista: [se on ilmainen](#take). Tai [vaihda](#exchange), jos pussissa on laattoja, ja nosta. Jos kumpikaan ei käy, siirtosi [ohitetaan](#nothing).',
				},
				landsMiss: {
					question: 'Alueissa parin ensimmäinen siirto on huti. Menikö pari?',
					answer: 'Ei, [yksi siirto siitä](#lands). Toinen on yhä sinun.',
				},
				timeOut: {
					question: 'Siirtoaikani loppuu. Mitä tapahtuu?',
					answer:
						'Siirto on [käytetty kuten hudissa](#time), mutta hudiksi sitä ei lasketa. Alueissa menee koko pari.',
				},
				pass: {
					question: 'Mikään laattani ei näytä käyvän. Saanko jättää vuoron väliin?',
					answer: 'Et. [Jokainen niistä on jossakin oikein](#bag). Voit ottaa vihjeen, vaihtaa tai yrittää.',
				},
				back: {
					question: 'Voiko laatta, josta juuri tuli huti, tulla heti takaisin?',
					answer: 'Voi. Se on pussissa jo silloin, [kun nostat](#place).',
				},
				twoDraw: {
					question: 'Maksoin vihjeestä kaksi laattaa. Milloin nostan?',
					answer: '[Seuraavan siirtosi lopussa](#draw), oli se mikä tahansa.',
				},
				ringed: {
					question: 'Pöytä rengastaa ruudun laatalleni. Onko se siinä oikein?',
					answer: 'Ei välttämättä. Mikään näkyvä ei [estä sitä](#ad), siinä kaikki.',
				},
				drawn: {
					question: 'Voiko peli päättyä tasan?',
					answer: 'Vain [sopimalla](#end). Kentällä joku voittaa aina.',
				},
				seen: {
					question: 'Näkeekö vastustaja, millä maksan tai mitä vaihdan?',
					answer: 'Vain sen, että teit niin. [Numerot pysyvät salassa](#hidden) pelin loppuun asti.',
				},
				corner: {
					question: 'Kenen on kentän nurkka?',
					answer: 'Se kuuluu [molempiin reunoihinsa](#bridge), joista toinen on sinun ja toinen vastustajan.',
				},
				samePlace: {
					question: 'Saanko yrittää numeroa siihen, missä siitä on jo tullut huti?',
					answer: 'Saat, ja se on [taas huti](#place).',
				},
			},
		},
		more: {
			title: 'Säännöistä peliin',
			body: [
				'[Aulassa](numbridge) botit odottavat harjoitushuoneessa, pelaajat jättävät peli-ilmoituksia, ja linkillä kutsut ystävän. Tiliä ei tarvita.',
				'[Arkistossa](numbridge-archive) voi katsoa uudelleen jokaisen päättyneen pelin, molempien kädet mukaan luettuina. [Tulostaulukko](numbridge-leaderboards) kertoo, kuka pelaa parhaiten.',
			],
		},
	},
} satisfies NumbridgePlayMessages;
