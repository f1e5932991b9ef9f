import type { RulebookMessages } from '../2048-rules.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('fi');

export default {
	title: '2048-pelin säännöt: siirrot, yhdistyminen, pisteet – VOG',
	description:
		'2048-pelin viralliset säännöt piirretyin laudoin: miten laatat liukuvat ja yhdistyvät, mistä saa pisteitä, milloin voitat, milloin peli päättyy ja mitä laattoja on.',
	heading: '2048-pelin säännöt',
	lead: 'Niin lyhyet, että ne ehtii lukea ennen ensimmäistä peliä, ja niin tarkat, että ne ratkaisevat kiistan. Jokaisen tämän sivun laudan on piirtänyt sama ohjelma, joka pyörittää peliä.',
	before: 'Ennen',
	after: 'Jälkeen',
	practise: 'Kokeile tätä lautaa harjoittelussa',
	pushed: (direction: string, gained: number) =>
		gained > 0 ? `${direction}: ${number(gained)} pistettä` : direction,
	sections: {
		aim: {
			title: 'Pelin tavoite',
			body: [
				'Liu’utat numeroituja laattoja pienellä laudalla. Kun kaksi samaa laattaa kohtaa, ne yhdistyvät yhdeksi, jonka arvo on kaksinkertainen. Kun saat laatan **2048**, olet voittanut. Sen jälkeen voit jatkaa niin kauan kuin laudalla riittää tilaa.',
			],
		},
		players: {
			title: 'Pelaajat',
			body: [
				'Yksi. Vastustajaa ei ole, eikä kello käy. Vaikeaksi pelin tekee uusi laatta, joka ilmestyy jokaisen siirron jälkeen ja vie tilaa.',
			],
		},
		equipment: {
			title: 'Lauta ja laatat',
			body: [
				'Laudalla on neljä riviä ja neljä saraketta, siis **kuusitoista ruutua**. Ruutu on tyhjä, tai siinä on täsmälleen yksi laatta.',
				'Laatoissa on kakkosen potensseja: 2, 4, 8, 16 ja niin edelleen. Muita laattoja ei ole, eivätkä laatat lopu kesken.',
			],
		},
		setUp: {
			title: 'Alkuasetelma',
			body: [
				'Peli alkaa **kahdella laatalla**, jotka arvotaan kahteen eri ruutuun. Jokainen ruutu on yhtä todennäköinen.',
			],
			chances: (two: number, four: number) =>
				`Kumpikin on 2 todennäköisyydellä ${percent(two)} ja 4 todennäköisyydellä ${percent(four)}.`,
			caption: 'Kolme monista mahdollisista aluista. Kaksi kakkosta on yleisin, kaksi nelosta harvinaisin.',
		},
		move: {
			title: 'Siirron kulku',
			intro: 'Siirrossa on neljä vaihetta, ja vain ensimmäinen on sinun.',
			steps: [
				'Valitset suunnan: **ylös, alas, vasemmalle tai oikealle**.',
				'**Kaikki** laatat liukuvat siihen suuntaan yhtä aikaa, kukin niin pitkälle kuin pääsee: reunaan tai toista laattaa vasten. Et voi valita, mitkä laatat liikkuvat.',
				'Matkalla kohtaavat samat laatat [yhdistyvät](#merging).',
			],
			spawn: (two: number, four: number) =>
				`Sitten johonkin tyhjään ruutuun ilmestyy **yksi uusi laatta**. Jokainen tyhjä ruutu on yhtä todennäköinen. Laatta on 2 todennäköisyydellä ${percent(two)} ja 4 todennäköisyydellä ${percent(four)}.`,
			slid: 'Liukumisen jälkeen',
			spawned: 'Uusi laatta',
			caption: 'Siirto vasemmalle. Uusi laatta on kehystetty.',
		},
		valid: {
			title: 'Lailliset ja laittomat siirrot',
			body: [
				'Suunta on **laillinen**, jos se muuttaa lautaa: ainakin yksi laatta liukuu tai ainakin yksi pari yhdistyy.',
				'Muut suunnat ovat **laittomia**. Silloin mikään ei liiku, uutta laattaa ei tule, pisteet pysyvät ennallaan eikä siirtoa ole tehty. Suunnan kokeilemisesta ei siis ole koskaan haittaa.',
			],
			yes: 'laillinen',
			no: 'laiton: mikään ei liiku',
			caption: 'Vasemmalle ja alas kaikki on jo perillä, eikä mikään pari kohtaa.',
		},
		merging: {
			title: 'Yhdistyminen',
			body: [
				'Kun kaksi **samaa** laattaa kohtaa liukuessaan, ne yhdistyvät yhdeksi, jonka arvo on niiden summa. Eriarvoiset laatat vain pysäyttävät toisensa.',
			],
			apart: (before: string, after: string, between: string, stays: string) =>
				`Tyhjät ruudut eivät pidä kahta samaa laattaa erossa: kun ${before} työnnetään vasemmalle, tulee ${after}. Toinen laatta niiden välissä pitää ne erossa: kun ${between} työnnetään oikealle, tulee ${stays}.`,
			exact: 'Kaikki muut tapaukset ratkeavat kolmella tarkalla säännöllä.',
			once: {
				title: 'Laatta yhdistyy vain kerran siirrossa',
				body: 'Yhdistymisestä juuri syntynyt laatta ei yhdisty samassa siirrossa uudelleen, ei edes samanlaisen naapurin kanssa. Neljästä samasta laatasta tulee kaksi, ei koskaan yhtä.',
			},
			edge: {
				title: 'Yhdistyminen alkaa siitä reunasta, jota kohti työnnetään',
				body: 'Jos kolme samaa laattaa on jonossa, kaksi lähimpänä tuota reunaa olevaa yhdistyy ja kolmas siirtyy perässä.',
			},
			along: {
				title: 'Naapurit yhdistyvät vain, kun toinen työnnetään toista vasten',
				body: 'Samat laatat saavat olla vierekkäin vaikka kuinka kauan. Ne yhdistyvät vain siirrossa, joka kulkee niiden jonon suuntaisesti: vierekkäiset vasemmalle tai oikealle, allekkaiset ylös tai alas. Vinottain olevat naapurit eivät yhdisty koskaan.',
				caption: (across: string, along: string, value: number) =>
					`Kaksi laattaa, joissa lukee ${value}, on allekkain. ${across}: ne liikkuvat, mutta eivät toisiaan vasten. ${along}: ne yhdistyvät.`,
			},
		},
		scoring: {
			title: 'Pisteet',
			body: [
				'Aluksi pisteitä on **0**. Jokaisesta yhdistymisestä saat **uuden** laatan arvon verran pisteitä: kahdesta kahdeksikosta tulee 16, ja siitä saat 16 pistettä. Jos samassa siirrossa yhdistyy useita pareja, ne lasketaan kaikki. Pelkästä liukumisesta ei saa mitään, eikä pisteitä koskaan vähennetä.',
			],
			caption: (gained: number) =>
				`Kolmesta yhdistymisestä samassa siirrossa saa ${number(gained)} pistettä.`,
			stands: (goal: number, points: number, perFour: number) =>
				`Pisteet kertovat siis enemmän laattojen koosta kuin taidosta. Jos jokainen uusi laatta olisi 2, laatta ${goal} vastaisi aina ${number(points)} pistettä. Jokainen itsestään ilmestyvä nelonen säästää yhden yhdistymisen, ja se tekee ${number(perFour)} pistettä vähemmän.`,
			expected: (points: number, fours: number) =>
				`Nelosten tavallisella osuudella pisteitä on noin ${number(points)}, ja pelkillä nelosilla niitä olisi ${number(fours)}. Kaikki laatat ovat [alla olevassa taulukossa](#tiles).`,
		},
		winning: {
			title: 'Voitto',
			body: [
				'Olet voittanut **sillä hetkellä, kun yhdistymisestä syntyy laatta 2048**. Ei ole väliä, missä se on ja mitä muuta laudalla on.',
				'Ilmoitus kertoo voitosta ja tarjoaa kaksi vaihtoehtoa: **jatka pelaamista** samalla laudalla kohti laattoja 4096, 8192 ja yhä suurempia, tai aloita **uusi peli**. Voitto ei lopeta mitään, ellet itse halua.',
				'Ilmoitus tulee kerran pelissä. Toisesta laatasta 2048 ei enää ilmoiteta. Jos mikään ei liiku voittosiirron jälkeen, olet voittanut ja peli on päättynyt: molemmista ilmoitetaan, ensin voitosta.',
			],
			caption: 'Voittosiirto.',
		},
		losing: {
			title: 'Milloin peli päättyy',
			body: [
				'Peli päättyy, kun lauta on **täynnä eikä kahta samaa laattaa ole vierekkäin eikä allekkain**. Silloin mikään suunta ei ole enää laillinen.',
				'Jos täydellä laudalla on yksikin pari, peli jatkuu: parin yhdistäminen tekee tilaa.',
			],
			over: 'Päättynyt: täynnä, ei paria.',
			pair: 'Ei päättynyt: kehystetty pari voi yhdistyä.',
		},
		limits: {
			title: 'Ei rajoja, mitään ei katoa',
			body: [
				'Aikaa ja siirtoja ei ole rajoitettu. Peli tallentuu itsestään jokaisen siirron jälkeen ja jatkuu seuraavalla käynnillä. Myös paras pistemääräsi säilyy tässä selaimessa.',
				'Siirtoja voi kumota, ja sama siirto uudelleen tehtynä tuo saman uuden laatan. Kumoamalla ei siis saa parempaa laattaa. Peli, jossa [ratkaisija](2048-solver) on auttanut, merkitään avustetuksi, eikä se ole mukana parhaassa pistemäärässä.',
			],
		},
		controls: {
			title: 'Ohjaus yhdellä silmäyksellä',
			caption: 'Tavat tehdä siirto',
			direction: 'Suunta',
			keys: 'Näppäimet',
			swipe: 'Pyyhkäisy tai veto',
			pad: 'Peliohjain',
			swipes: { up: 'ylöspäin', down: 'alaspäin', left: 'vasemmalle', right: 'oikealle' },
			pads: 'ristiohjain tai vasen sauva',
			body: [
				'Kirjainnäppäimet tunnistetaan paikasta eikä kirjaimesta, joten ne ovat samoilla kohdilla jokaisessa näppäimistössä. Näppäinyhdistelmät, joissa on Ctrl, Alt, Shift tai komentonäppäin, jäävät selaimelle.',
				'Laudan alla olevat nuolipainikkeet tekevät samat siirrot, ja ne voi piilottaa pelin asetuksissa.',
			],
			swiping: (pixels: number, degrees: number) =>
				`Pyyhkäistä voi missä tahansa painikkeiden ulkopuolella. Enintään ${number(pixels)} pikselin liike on napautus, ja liike, joka poikkeaa lävistäjästä enintään ${number(degrees)} astetta, voisi tarkoittaa kahta suuntaa. Kumpikaan ei tee siirtoa.`,
			reading: (key: string) => `${key} lukee laudan ääneen ruudunlukijalla.`,
		},
		tiles: {
			title: 'Kaikki laatat',
			caption: 'Kutakin laattaa vastaavat pisteet, jos jokainen uusi laatta on 2',
			tile: 'Laatta',
			points: 'Pisteet',
			remark: 'Huomautus',
			spawns: 'ilmestyy itsestään',
			goal: 'pelin tavoite',
			ofTwos: 'suurin, jos jokainen uusi laatta on 2',
			highest: 'suurin kaikista; vaatii nelosen',
			body: [
				'Kahdesta samasta laatasta syntyy seuraava, ja sen arvo lisätään niiden pisteisiin. Miksi taulukko päättyy tähän, selviää kohdasta [Kuinka pitkälle voi päästä](#far).',
			],
		},
		mistakes: {
			title: 'Neljä virhettä, joihin peli päättyy liian aikaisin',
			intro:
				'Säännöt sallivat nämä kaikki. Luvut perustuvat pisteisiin, joita ratkaisija odottaa tästä eteenpäin: ne kertovat, mitä siirto maksaa.',
			costs: (points: number) => `Hinta: noin ${number(points)} pistettä.`,
			directions: {
				title: 'Kaikkien neljän suunnan tasainen käyttö',
				body: 'Vahva pelaaja käyttää **kahta suuntaa jatkuvasti, kolmatta harvoin ja neljättä tuskin koskaan**. Silloin suuret laatat pysyvät koossa yhdellä reunalla, suurin nurkassa. Yksikin työntö poispäin siitä reunasta päästää pienen laatan niiden taakse.',
				caption: (bad: string, better: string) =>
					`${bad}: suurin laatta irtoaa nurkastaan, ja uusi laatta (kehystetty) ottaa sen paikan. ${better}: alarivi olisi pysynyt ennallaan.`,
			},
			greed: {
				title: 'Jokaiseen yhdistymiseen tarttuminen',
				body: 'Yhdistyminen tuo pisteitä ja vapauttaa ruudun, mutta laudan keskellä se voi myös sotkea järjestyksen: laatat joutuvat kauas niistä, jotka niiden piti kohdata.',
				caption: (bad: string, gained: number, better: string) =>
					`${bad}: heti ${number(gained)} pistettä, mutta uusi 64 joutuu kauas alarivin laatasta 64, joka odotti sitä. ${better}: parempi, vaikka mikään ei yhdisty.`,
			},
			trapped: {
				title: 'Pienen laatan jättäminen loukkuun',
				body: 'Kakkonen suurten laattojen välissä voi yhdistyä vain toiseen kakkoseen, eikä sellainen pääse sinne. Se vie ruudun pitkäksi aikaa ja pitää naapurinsa erossa. **Pelasta pieni laatta ensin**, kun sen pari on vielä lähellä.',
				free: 'Kaikki järjestyksessä',
				trapped: 'Kakkonen loukussa',
				caption: 'Samat laatat, mutta kakkonen on päässyt suurten joukkoon.',
			},
			tight: {
				title: 'Hätäily, kun tila käy vähiin',
				body: 'Kun tyhjiä ruutuja on kaksi tai kolme, yksi huolimaton siirto voi päättää pelin. Pysähdy. Katso jokainen suunta, laske, montako ruutua jää tyhjäksi, ja mieti, minne pahin uusi laatta voisi tulla.',
				caption:
					'Yksi ruutu on tyhjä, kolme suuntaa on laillisia. Palkit näyttävät, montako pistettä ratkaisija vielä odottaa kustakin.',
			},
		},
		far: {
			title: 'Kuinka pitkälle voi päästä',
			intro: 'Tuskin mikään peli yltää lähellekään näitä rajoja. Tarkkoja ne ovat silti.',
			tile: {
				title: (tile: number) => `Suurin laatta: ${tile}`,
				proof: (ladder: string, twos: number) =>
					`Laatta syntyy kahdesta puolikkaasta, jotka ovat laudalla yhtä aikaa. Huipulle vievän tien ahtaimmassa kohdassa laudalla ovat ${ladder} ja vielä yksi 4: kuusitoista laattaa, ja lauta on täynnä. Viimeisen nelosen on täytynyt ilmestyä nelosena. Pelkillä kakkosilla tie päättyy yhtä askelta aiemmin, laattaan ${twos}. Huippua suurempi laatta vaatisi seitsemännentoista ruudun.`,
			},
			score: {
				title: (points: number) => `Suurin pistemäärä: ${number(points)}`,
				proof: (from: number, to: number, sum: number, fours: number, perFour: number) =>
					`Täysimmällä loppulaudalla on yksi jokaista laattaa suurimmasta (${from}) pienimpään (${to}), yhteensä kuusitoista. Pelkillä kakkosilla ne vastaisivat ${number(sum)} pistettä. Jokainen niistä syntyy kuitenkin silloin, kun kakkosille on yksi ruutu liian vähän, joten jokainen vaatii yhden itsestään ilmestyvän nelosen. Nelosia on siis ${number(fours)}, ja kukin vie ${number(perFour)} pistettä.`,
			},
			fewest: {
				title: (fours: number, twos: number) =>
					`Vähiten siirtoja laattaan 2048: pelkillä nelosilla ${number(fours)}, pelkillä kakkosilla ${number(twos)}`,
				proof: (tiles: number, move: number, doublings: number) =>
					`Nelosia tarvitaan ${number(tiles)}. Kaksi on laudalla alussa, joten viimeinen tulee ${number(move)}. siirrolla. Sen on vielä kaksinkertaistuttava ${number(doublings)} kertaa, ja laatta yhdistyy vain kerran siirrossa. Kakkosilla lasku on sama: laattoja tarvitaan kaksinkertainen määrä ja kaksinkertaistumisia yksi enemmän. Riittävän onnekas peli ei vaadi siirtoja tätä enempää.`,
			},
			longest: {
				title: (moves: number) => `Pisin peli: ${number(moves)} siirtoa`,
				proof: (sum: number, fours: number, tiles: number) =>
					`Minkään laudan laattojen summa ei ylitä lukua ${number(sum)}. Kun välttämättömiä nelosia on ${number(fours)} ja loput ovat kakkosia, laattoja on ${number(tiles)}. Kaksi niistä on laudalla ennen ensimmäistä siirtoa, ja jokainen siirto tuo yhden.`,
			},
		},
		questions: {
			title: 'Kiistat ratkaistuina',
			items: {
				three: {
					question: (before: string) => `Mitä tulee, kun ${before} työnnetään vasemmalle?`,
					answer: (after: string) =>
						`${after}. Kaksi lähimpänä vasenta reunaa olevaa yhdistyy, kolmas siirtyy perässä: [yhdistyminen alkaa reunasta](#merging).`,
				},
				four: {
					question: (before: string) => `Entä kun ${before} työnnetään vasemmalle: yksi laatta vai kaksi?`,
					answer: (after: string) => `Kaksi: ${after}. [Laatta yhdistyy kerran siirrossa](#merging).`,
				},
				fresh: {
					question: (before: string) => `Tuleeko yksi 8, kun ${before} työnnetään vasemmalle?`,
					answer: (after: string) =>
						`Ei, vaan ${after}. Tässä siirrossa syntynyt laatta odottaa [seuraavaa](#merging).`,
				},
				nothing: {
					question: 'Painoin näppäintä, eikä mikään liikkunut. Menikö siirtoni hukkaan?',
					answer: 'Ei. Suunta oli [laiton](#valid): ei uutta laattaa, ei siirtoa, ei haittaa.',
				},
				full: {
					question: 'Lauta on täynnä. Onko peli ohi?',
					answer:
						'Vain jos kahta samaa laattaa ei ole missään vierekkäin eikä allekkain. [Yksi pari riittää](#losing) jatkamiseen.',
				},
				diagonal: {
					question: 'Yhdistyvätkö samat laatat vinottain tai pelkästään olemalla vierekkäin?',
					answer: 'Eivät kummallakaan tavalla. Toinen on [työnnettävä toista vasten](#merging).',
				},
				choose: {
					question: 'Voinko pitää jonkin laatan paikallaan?',
					answer: 'Et. [Kaikki laatat liukuvat](#move), kukin niin pitkälle kuin pääsee.',
				},
				points: {
					question: 'Mitä saan siirrosta, jossa mikään ei yhdisty?',
					answer:
						'Et yhtään pistettä. Vain [yhdistymisestä saa pisteitä](#scoring), aina syntyvän laatan arvon verran.',
				},
				after: {
					question: 'Päättyykö peli laattaan 2048?',
					answer: 'Ei. Olet [voittanut](#winning), ja saat jatkaa samalla laudalla.',
				},
				next: {
					question: 'Minne uusi laatta ilmestyy, ja mikä se on?',
					answer: (two: number, four: number) =>
						`[Jokaisen laillisen siirron jälkeen](#move) johonkin tyhjään ruutuun, ja kaikki ovat yhtä todennäköisiä. Se on 2 todennäköisyydellä ${percent(two)} ja 4 todennäköisyydellä ${percent(four)}.`,
				},
			},
		},
		more: {
			title: 'Säännöistä hyvään peliin',
			body: [
				'[Strategiasivu](2048-strategy) koettelee kymmentä pelitapaa kokonaisissa peleissä ja kertoo, mitä niistä voi oppia.',
				'[Ratkaisijan sivu](2048-solver) selittää, miten laudan vieressä oleva ratkaisija päättää ja kuinka vahva se on. [Harjoittelussa](2048-practice) voit asettaa laudalle minkä tahansa aseman ja kysyä siltä neuvoa.',
			],
		},
	},
} satisfies RulebookMessages;
