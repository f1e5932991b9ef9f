import type { NumbridgeRulesMessages } from '../numbridge-rules.ts';
import { writing } from '../writing.ts';

const { number, plural, name } = writing('fi');

const tiles = (count: number) => plural(count, { one: 'yksi laatta', other: `${number(count)} laattaa` });

export default {
	title: 'Numbridgen säännöt: Silta, Salama, Alueet – VOG',
	description:
		'Numbridgen kaikki säännöt piirretyin kentin: kuusikulmiot, vihjeet, salaiset kädet, hudit, aika, kolme pelimuotoa ja kymmenen siirron avaus siirto siirrolta.',
	heading: 'Numbridgen säännöt',
	lead: 'Kuusikulmioiden sudoku, kaksi pelaajaa, salaiset kädet. Ensimmäinen luku riittää pelaamiseen; muut ratkaisevat sen, mistä myöhemmin voi syntyä kiista. Jokainen tämän sivun kenttä on pelattu samalla pelimoottorilla, joka pyörittää kerhon pelejä.',
	credit: 'Kentät piirsi pelimoottori, joka jakaa pelit',
	before: 'Ennen',
	after: 'Jälkeen',
	hand: 'Kätesi',
	noTiles: 'ei laattoja',
	bag: (count) => `pussissa ${tiles(count)}`,
	field: {
		comma: ', ',
		name: (size) => `Kenttä, ${size} riviä ja ${size} saraketta`,
		row: (row) => `Rivi ${row}`,
		empty: 'tyhjä',
		first: (digit) => `${digit}, ensimmäisen pelaajan`,
		second: (digit) => `${digit}, toisen pelaajan`,
	},
	sections: {
		short: {
			title: 'Peli lyhyesti',
			body: [
				'**Kahdella pelaajalla** on yhteinen sudoku, jonka ruudut ovat kuusikulmioita. Kummallakin on kädessään muutama numeroitu laatta, joita toinen ei näe. Kun asetat laatan ruutuun, johon sen numero kuuluu, ruutu on **sinun**.',
				'Se, mitä sinun pitää saada haltuusi, riippuu pelimuodosta. [Sillassa](#bridge) ja [Salamassa](#lightning) yhdistät kaksi reunaasi omien ruutujesi ketjulla. [Alueissa](#lands) valtaat enemmistön lohkoista.',
				'Kenenkään ei tarvitse ratkaista koko sudokua. Tarvitset tärkeät ruudut, ja ne pitää saada ennen vastustajaa.',
			],
			caption: 'Kolme pelimuotoa tavallisin asetuksin',
			variant: 'Pelimuoto',
			size: 'Kenttä',
			by: (size) => `${size} × ${size}`,
			aim: 'Näin voitat',
			aims: {
				bridge: 'yhdistät kaksi reunaasi',
				lightning: 'yhdistät kaksi reunaasi',
				lands: (needed, of) => `valtaat ${needed} kaikista ${of} lohkosta`,
			},
			turn: 'Vuoro',
			turns: { one: 'yksi siirto', pair: 'siirtopari' },
			clues: 'Vihjeitä',
		},
		field: {
			title: 'Kenttä',
			body: (large, small) => [
				`Kenttä on kuusikulmioista koottu vinoneliö: Sillassa ja Alueissa ${large} riviä ja ${large} saraketta, Salamassa ${small} riviä ja ${small} saraketta. Rivit ovat vaakasuoria. Jokainen rivi alkaa puoli ruutua edellistä kauempaa oikealta, joten **sarake kulkee viistosti alas oikealle**.`,
				`Se on sudoku: **jokainen numero on kerran joka rivillä, joka sarakkeessa ja joka lohkossa**, suurella kentällä numerot 1–${large}, pienellä 1–${small}.`,
				'Lohkoilla on paksut rajat. **Säännölliset** lohkot ovat keskenään samanlaisia: suurella kentällä kolme riviä ja kolme saraketta, pienellä kaksi riviä ja kolme saraketta. **Epäsäännöllisissä** on yhtä monta ruutua, mutta rajat arvotaan joka peliin uudelleen. Lohko on aina yhtenäinen.',
				'Jaolla on **täsmälleen yksi ratkaisu**. Se tarkistetaan ennen pelin alkua. Pelin loppuun asti ratkaisun tietää vain palvelin.',
			],
			regular: 'Säännölliset lohkot',
			irregular: 'Epäsäännölliset lohkot',
			caption: 'Kaksi pientä kenttää sellaisina kuin ne jaetaan.',
		},
		neighbours: {
			title: 'Kuusi naapuria',
			body: (fewest, more) => [
				'Ruutu koskettaa enintään **kuutta** muuta: yhtä kummallakin puolella omalla rivillään, kahta ylemmällä ja kahta alemmalla rivillä.',
				`Kentän laidalla naapureita on vähemmän; nurkassa niitä on ${fewest} tai ${more}.`,
				'Naapurit merkitsevät vain **ketjuissa**, eivät koskaan numeroissa. Samat numerot voivat jopa koskettaa toisiaan, jos niiden rivi, sarake ja lohko ovat eri.',
			],
			caption: 'Kehystetty ruutu ja sen kuusi naapuria, jotka on rengastettu.',
		},
		regions: {
			title: 'Rivi, sarake, lohko',
			body: [
				'Ruutuun vaikuttaa tasan **kolme aluetta**: sen rivi, sarake ja lohko. Vie osoitin ruudun päälle tai siirry siihen näppäimistöllä, niin pöytä korostaa nämä kolme eikä mitään muuta.',
				'Muilla merkeillä on oma merkityksensä: viimeisin siirto on kehystetty, [huti](#misses) yliviivattu punaisella, ja valitulle laatalle avoimet ruudut rengastetaan, jos [ilmoitus niin sanoo](#ad).',
			],
			caption: 'Keskimmäisen ruudun kolme aluetta. Osoita toista ruutua, niin näet sen alueet.',
		},
		clues: {
			title: 'Vihjeet',
			body: (bridge, lightning, lands) => [
				'Osa ruuduista on auki alusta asti: ne ovat **vihjeitä**. Vihjeet on kehystetty, ja niiden numerot ovat pystyjä; asetetut numerot ovat vinoja. Vihjettä ei omista kukaan, ennen kuin joku pelaaja [ottaa sen](#take).',
				`Tavallisesti vihjeitä on Sillassa ${number(bridge)}, Alueissa ${number(lands)} ja Salamassa ${number(lightning)}. Jokainen huone kertoo oman tavallisen määränsä ja sen, paljonko ilmoitus saa poiketa siitä; **tarkka määrä lukee ilmoituksessa**. Mitä vähemmän vihjeitä, sitä vaikeampi ja pidempi peli.`,
			],
		},
		bag: {
			title: 'Pussi ja kädet',
			body: (hand) => [
				`Kädessä on **${tiles(hand)}**. Oman kätesi näet kokonaan. Vastustajan kädestä näet vain, montako laattaa siinä on, ja molemmat näette, montako laattaa pussissa on.`,
				'Alussa pussissa on **yksi laatta jokaista tyhjää ruutua kohti**, ja siinä on juuri sen ruudun numero. Pussin ja molempien käsien laatat ovat siis aina numero numerolta ne, joita tyhjät ruudut vielä odottavat.',
				'Tästä seuraa kaksi asiaa. Voit laskea: jos kolmesta ruudusta puuttuu vielä 7, pussissa ja käsissä on yhteensä kolme laattaa, joissa on 7. Ja **jokaisella kätesi laatalla on ainakin yksi ruutu, jossa se on oikein**. ”Mikään ruutu ei käy” ei kelpaa syyksi, eikä vuoroa voi jättää väliin omasta tahdostaan.',
				'Ensin nostaa ensimmäinen pelaaja, sitten toinen. Pussin jokainen laatta on aina yhtä todennäköinen.',
			],
		},
		move: {
			title: 'Siirtoja on kolmenlaisia',
			intro: 'Vuorollasi teet jonkin näistä:',
			ways: [
				'**Asetat** laatan kädestäsi [tyhjään ruutuun](#place).',
				'**Otat vihjeen**, jota kukaan ei omista, ja [maksat sen laatoilla](#take).',
				'**Vaihdat** koko kätesi [uuteen](#exchange).',
			],
			body: [
				'Sääntöjen vastainen siirto hylätään, eikä se maksa mitään: näin käy, jos ruutu on täynnä, vihjeellä on jo omistaja tai laatta ei ole kädessäsi.',
			],
		},
		place: {
			title: 'Minne laatta menee',
			body: [
				'Jos numero on **oikein**, ruutu on sinun ja pysyy sinun. Laatta jää paikalleen ja on poissa pelistä.',
				'Jos numero on väärin, siirto on **huti**: ruutu jää tyhjäksi, laatta palaa pussiin, siirto on käytetty, ja kätesi täydennetään silti. Huti ei maksa laattaa vaan siirron.',
				'Saat yrittää myös numeroa, jonka näkee mahdottomaksi, tai numeroa, josta samassa ruudussa on jo tullut huti. Se on huti siinä missä muutkin.',
				'Laatta, josta tuli huti, palaa pussiin, ennen kuin nostat. Se voi tulla heti takaisin.',
			],
			right: (digit, cell) => `Oikein: ${digit} ruudussa ${name(cell)}`,
			wrong: (digit, cell) => `Huti: ${digit} ruudussa ${name(cell)}`,
			caption:
				'Sama laatta kahdesti. Ruudut nimetään kuten pelipöytäkirjoissa: kirjain on sarake, luku on rivi ylhäältä laskien.',
			goes: {
				caption: 'Minne laatat menevät',
				what: 'Mitä tapahtui',
				where: 'Laatta',
				rows: {
					right: { what: 'Asetettiin, oikein', where: 'jää ruutuunsa, pois pelistä' },
					miss: { what: 'Asetettiin, väärin', where: 'takaisin pussiin' },
					price: { what: 'Maksettiin vihjeestä', where: 'takaisin pussiin' },
					exchange: { what: 'Vaihdettiin', where: 'takaisin pussiin' },
				},
			},
		},
		take: {
			title: 'Vihjeen ottaminen',
			body: [
				'Luovut laatasta ja otat vihjeen, **jota kukaan ei omista**. Siitä lähtien se on sinun ruutusi kuten muutkin. Laatta palaa pussiin.',
				'Hinnan määrää huone: **yksi laatta**, Salama-huoneissa **kaksi**. Kun hinta on kaksi, ensimmäisen laatan valitset sinä ja **toisen ottaa peli** kätesi muista laatoista arpomalla.',
				'**Kaksi tarkoittaa kahta**: jos kädessäsi on vain yksi laatta, et voi ottaa sellaista vihjettä.',
				'**Tyhjällä kädellä vihje on ilmainen**, oli hinta mikä tahansa.',
			],
			one: (cell, paid) => `Vihje ${name(cell)}, maksuna laatta ${paid}`,
			two: (cell, paid, other) =>
				`Vihje ${name(cell)}, maksuna laatta ${paid}; peli otti lisäksi laatan ${other}`,
			later: 'Seuraavan siirtosi jälkeen',
			captionOne: 'Vihje yhdellä laatalla: käsi täydennetään heti.',
			captionTwo: 'Vihje kahdella laatalla: et nosta. Seuraava siirto pelataan sillä, mitä jäi.',
		},
		exchange: {
			title: 'Käden vaihtaminen',
			body: [
				'Koko kätesi menee pussiin, pussi sekoitetaan ja nostat uuden käden. Samat laatat voivat tulla takaisin.',
				'Jos **pussi on tyhjä**, vaihdettavaa ei ole. Jos kätesi on tyhjä ja pussissa on laattoja, saat vaihtaa: silloin vain nostat.',
			],
			caption: (count) => `Vaihto: pussissa oli ennen ${tiles(count)}, ja jälkeen niitä on yhtä monta.`,
		},
		draw: {
			title: 'Uusien laattojen nosto',
			body: (hand) => [
				`Jokaisen siirron jälkeen, hudinkin, kädessäsi on taas ${tiles(hand)}, niin kauan kuin pussissa riittää.`,
				'Poikkeuksia on yksi. **Kahdella laatalla** otetun vihjeen jälkeen et nosta mitään. Seuraavan siirtosi pelaat sillä, mitä jäi, ja kätesi täydennetään **sen siirron lopussa**, oli se mikä tahansa: oikein, huti, vaihto tai aikaylitys.',
				'Ilmaisen vihjeen jälkeen nostat tavalliseen tapaan.',
			],
		},
		nothing: {
			title: 'Kun pelattavaa ei ole',
			body: [
				'Jos **kätesi on tyhjä, pussi on tyhjä eikä vapaita vihjeitä ole**, siirtosi ohitetaan itsestään ja vuoro siirtyy vastustajalle. Alueissa menee samalla koko parin loppuosa.',
				'Molemmille se ei voi sattua yhtä aikaa: niin kauan kuin tyhjiä ruutuja on, niiden laatat ovat jommallakummalla.',
				'Tällainen ohitus ei vie aikaa, eikä sitä lasketa siirroksesi. Pöydällä olevat ehdotukset pysyvät voimassa.',
			],
			before: 'Vuorossa ensimmäinen pelaaja',
			after: (digit, cell) => `Kun ${digit} on ruudussa ${name(cell)}`,
			caption:
				'Pussi ja toisen pelaajan käsi ovat tyhjät, vapaita vihjeitä ei ole. Ensimmäinen pelaaja asettaa laatan, toisen vuoro ohitetaan, ja ensimmäinen on taas vuorossa.',
		},
		misses: {
			title: 'Virheet',
			body: (seconds) => [
				`Huti on **julkinen**. Noin ${number(seconds)} sekunnin ajan ruudussa näkyy väärä numero punaisella yliviivattuna: molemmille pelaajille ja katsojille, pelattiinpa sillä välin mitä tahansa.`,
				'Kentän vieressä on laskuri, josta näkee, montako hutia kummallakin on. Sitä ei nollata pelin aikana; revanssi alkaa nollasta.',
				'Sen jälkeen auttaa vain muisti: pelin aikana pöytä näyttää viimeisimmän siirron, ei siirtojen luetteloa.',
			],
		},
		time: {
			title: 'Aika',
			body: (timeouts) => [
				'Jokaisella siirrolla on **siirtoaika**, jonka määrää [huone](#ad). Alueissa parin kumpikin siirto saa sen kokonaan.',
				'Kun aika loppuu, siirto on **käytetty kuten hudissa**: kätesi täydennetään ja vuoro siirtyy vastustajalle. Hudiksi sitä ei lasketa. Alueissa menee **koko pari**.',
				'Lisäksi kummallakin on **peliaika** kaikkiin siirtoihinsa yhteensä. Se, jolta se loppuu, **häviää**, joten peli päättyy, vaikka molemmat vain vaihtaisivat kättään loputtomiin. Jos siirtoaika ja peliaika loppuvat yhtä aikaa, peliaika ratkaisee.',
				'Palvelimen kello ratkaisee. Ajan jälkeen saapunut siirto hylätään. Jos yhteytesi katkeaa, kellosi käy, ja palaat samaan pöytään mitään menettämättä. Aikaa, jonka palvelin itse oli poissa käytöstä, ei lasketa.',
				`Kun pelaajalla on **${number(timeouts)} aikaylitystä peräkkäin**, vastustaja voi vaatia voiton, oli pelaaja paikalla tai ei.`,
			],
		},
		end: {
			title: 'Miten peli päättyy',
			body: (turns) => [
				'Voittosiirto päättää pelin heti.',
				'**Kentällä ei synny tasapeliä**: loppuun pelatulla pelillä on yksi voittaja. Kun naapureita on kuusi, kaksi ketjua ei voi kulkea toistensa yli eikä sulkea toisiltaan tietä lopullisesti, ja lohkoja ja niiden ruutuja on pariton määrä.',
				'Muuten peli päättyy, kun pelaaja **luovuttaa**, kun molemmat sopivat **tasapelistä**, kun jommankumman [peliaika](#time) loppuu tai kun voitto [vaaditaan](#time).',
				`Peli, joka päättyy ennen kuin kummallakin on ollut ${number(turns)} vuoroa, on mitätön: se ei muuta vahvuuslukuja.`,
			],
			offers: {
				title: 'Tasapeli ja keskeytys',
				body: (days, minutes) => [
					'Kumpaakin **ehdotetaan**, ja kumpaankin tarvitaan molempien suostumus. Ehdotus on voimassa, kunnes siihen vastataan, se perutaan tai ehdottaja tekee seuraavan siirtonsa. Omalla vuorollasi saat ehdottaa kumpaakin kerran; Alueissa vuoro on koko pari. Voittosiirron jälkeen hyväksytty tasapeli on myöhässä.',
					`Keskeytetyssä pelissä kaikki säilyy, kellotkin. Se jatkuu, kun molemmat haluavat sitä ${number(minutes)} minuutin sisällä; siirtoaikaa on se, mitä jäi, ja vanhat ehdotukset ovat rauenneet.`,
					`${number(days)} päivän kuluttua peli suljetaan. Voittaja on se, joka pyysi jatkamaan eikä saanut vastausta. Jos kumpikaan ei pyytänyt tai molemmat pyysivät, mutta eivät koskaan yhtä aikaa, tulosta ei ole. Sillä välin kumpi tahansa saa luovuttaa.`,
				],
			},
			first: {
				title: 'Kuka aloittaa',
				body: ['Se arvotaan. Revanssissa pelaajat vaihtavat paikkaa.'],
			},
		},
		ad: {
			title: 'Mitä huone määrää ja ilmoitus valitsee',
			body: [
				'Pelit pelataan **huoneissa**. Huone määrää pelimuodon, molemmat ajat, vihjeen hinnan ja ilmoitusten rajat; kaikki lukee huoneen kortissa [aulassa](numbridge). Uudessa kerhossa on nämä huoneet:',
			],
			caption: 'Uuden kerhon huoneet',
			room: 'Huone',
			roomFor: (room, variant) => `${room}, ${variant}`,
			clues: 'Vihjeitä',
			range: (usual, least, most) => `${usual}; sallittu ${least}–${most}`,
			price: 'Vihjeen hinta',
			priceOf: (count) => tiles(count),
			times: 'Aika',
			lights: 'Korostus',
			yes: 'sallittu',
			no: 'ei',
			intro: 'Peliä etsivä jättää **peli-ilmoituksen** ja valitsee näissä rajoissa:',
			chooses: [
				'säännölliset tai epäsäännölliset **lohkot**,',
				'**vihjeiden** tarkan määrän,',
				'**jaon** vaikeuden: helppo (yksi varma numero kerrallaan), vaikea (enemmän kuin se, mutta ei koskaan arvausta) tai mikä vain,',
				'**korostetaanko ehdokkaat**, jos huone sallii sen,',
				'onko peli **pisteytetty**.',
			],
			accept: (seconds) => [
				`Toinen pelaaja hyväksyy ilmoituksen, ja molemmat ovat pöydässä. Omaa ilmoitustaan ei voi hyväksyä, ja kahdesta hyväksyjästä pelaa nopeampi. Ilmoitus poistuu, kun se perutaan, kun peli alkaa tai ${number(seconds)} sekunnin kuluttua siitä, kun sen jättäjä on poistunut sivulta.`,
				'Ystävän voi kutsua **linkillä**: se on ilmoitus, jota kukaan muu ei näe. Vieraat ovat tervetulleita ja pelaavat rentoja pelejä.',
			],
			candidates: {
				title: 'Ehdokkaiden korostus',
				body: [
					'Pöytä rengastaa valitsemallesi laatalle jokaisen tyhjän ruudun, jossa sen numero **sääntöjen mukaan voi olla**: samaa numeroa ei näy ruudun rivillä, sarakkeessa eikä lohkossa. Se käyttää vain sitä, minkä molemmat pelaajat näkevät.',
					'Ratkaisu se ei ole: **rengastettu ruutu ei välttämättä ole oikea**.',
				],
				caption: (digit, open, right) =>
					`Valittuna on ${digit}. Sille on avoinna ${open} ruutua, mutta lopulta vain ${right} niistä saa numeron ${digit}.`,
			},
			even: {
				title: 'Halvempi ensimmäinen vihje toiselle pelaajalle',
				body: [
					'Kun vihje maksaa kaksi laattaa, huone voi antaa **toisen pelaajan ensimmäisen vihjeen yhdellä laatalla**, sillä silloin aloittamisesta on etua. Ilmainen vihje lasketaan tuoksi ensimmäiseksi. Sääntö on voimassa vain, jos huone niin sanoo; se lukee huoneessa ja ilmoituksessa.',
				],
			},
		},
		bridge: {
			title: 'Silta',
			body: (size) => [
				`Siltaa pelataan kentällä, jossa on ${size} riviä ja ${size} saraketta, yksi siirto vuorossa.`,
				'**Ensimmäisen pelaajan reunat ovat ylä- ja alareuna, toisen pelaajan vasen ja oikea.** Reunassa on omistajansa väri ja kuvio. Nurkkaruutu kuuluu molempiin reunoihinsa.',
				'Voitat heti, kun **yksi omien ruutujesi ketju yhdistää kaksi reunaasi**. Ruudut ovat yhteydessä, jos ne ovat [naapureita](#neighbours). Ottamasi vihje on yhtä hyvä kuin asettamasi numero.',
				'Valmiina? [Aulassa](numbridge) botti pelaa Siltaa kanssasi heti, tai voit jättää peli-ilmoituksen.',
			],
			caption: {
				first: 'Voitettu peli: kehystetty ketju yhdistää yläreunan alareunaan.',
				second: 'Voitettu peli: kehystetty ketju yhdistää vasemman reunan oikeaan.',
			},
		},
		lightning: {
			title: 'Salama',
			body: (size, rows, columns) => [
				`Sama tavoite pienellä kentällä: ${size} riviä ja ${size} saraketta, numerot 1–${size}, säännöllisissä lohkoissa ${rows} riviä ja ${columns} saraketta.`,
				'Oman pelimuodon siitä tekee kenttä. Salama-huoneet ovat lisäksi nopeita ja kalliita: siirtoaika on lyhyt, ja vihje maksaa kaksi laattaa.',
				'Peli kestää muutaman minuutin. Löydät sellaisen [aulasta](numbridge), bottia vastaan tai peli-ilmoituksella.',
			],
			caption: {
				first: 'Ensimmäinen pelaaja voitti, ylhäältä alas.',
				second: 'Toinen pelaaja voitti, vasemmalta oikealle.',
			},
		},
		lands: {
			title: 'Alueet',
			body: (size, cells, of, blocks) => [
				`Alueita pelataan kentällä, jossa on ${size} riviä ja ${size} saraketta. Reunoja ei omista kukaan.`,
				`**Valtaat lohkon, kun omistat sen ruuduista yli puolet**: ${cells} kaikista ${of} ruudusta, vihjeet mukaan luettuina. Silloin lohko on ratkennut, saipa loput kuka tahansa. **Voitat, kun sinulla on ${blocks} kaikista ${size} lohkosta.**`,
				'**Vuoro on siirtopari.** Vain pelin aivan ensimmäinen vuoro on yksi siirto, jottei aloittamisesta ole etua. Pöydässä lukee ”Siirto 1/2”.',
				'**Huti kuluttaa parista yhden siirron**, ei molempia. Aikaylitys päättää koko parin. Parin ensimmäisellä siirrolla saatu voitto päättää pelin heti.',
				'Kun näissä säännöissä puhutaan vuorosta, tarkoitetaan koko paria.',
				'Löydät Alueet-pelin [aulasta](numbridge), bottia vastaan tai peli-ilmoituksella.',
			],
			taken: 'Vallattu lohko',
			won: 'Sama peli voitettuna',
			caption: (block, cells, blocks) =>
				`Ensin: ${cells} ruutua ratkaisi lohkon ${block}, ja sen muutkin ruudut saavat haltijan kuvion. Sitten: ${blocks} lohkoa on koossa, ja peli on päättynyt.`,
		},
		hidden: {
			title: 'Mikä pysyy salassa ja kuinka kauan',
			body: [
				'Kaikki pöydän ääressä näkevät kentän, vuorossa olevan pelaajan, käsien ja pussin laattamäärät, molemmat hutilaskurit ja kaikki kellot.',
				'Pelin loppuun asti ratkaisu, pussi ja kädet ovat salaisia. Vastustajasi ja katsojat näkevät, **että** otit vihjeen tai vaihdoit kätesi, mutta eivät, **millä laatoilla**. Hutien numerot ovat julkisia. Katsojat eivät näe kenenkään kättä.',
				'Pelin jälkeen kaikki on auki [arkistossa](numbridge-archive): molempien kädet, mitä maksettiin, jokainen siirto ja jokainen huti. Kuka tahansa saa katsoa.',
				'**Jakoa ei voi muuttaa jälkikäteen.** Ennen ensimmäistä siirtoa molemmat pelaajat näkevät luvun, joka lasketaan pelin salaisesta siemenestä ja asetuksista (SHA-256-sitoumus). Arkisto paljastaa siemenen, ja `vog numbridge verify RECORD` pelaa siitä koko pelin uudelleen.',
			],
			caption: 'Näin pelipöytäkirja merkitsee siirrot',
			written: 'Merkintä',
			means: 'Merkitys',
			notation: {
				placed: 'ruutuun e4 asetettiin 7',
				missed: 'ruutuun e4 yritettiin 7: huti',
				clue: 'vihje e4 otettiin, maksuna laatta 5',
				clueForTwo: 'sama, maksuna laatat 5 ja 2',
				freeClue: 'sama, ilmaiseksi',
				exchange: 'käsi vaihdettiin',
				passed: 'siirto ohitettiin itsestään',
				timeOut: 'aika loppui',
			},
		},
		rated: {
			title: 'Pisteytetyt pelit ja reilu peli',
			body: [
				'Pisteytetty peli muuttaa kummankin pelaajan vahvuuslukua Glicko-2-menetelmällä; jokaisella pelimuodolla on oma vahvuuslukunsa. Vieraat ja botit pelaavat rentoja pelejä.',
				'**Jaolla on yksi ratkaisu, joten mikä tahansa sudokuohjelma tietää kaikki numerot. Pisteytetyissä peleissä ohjelmaa ei saa käyttää.** Arkisto näyttää jokaisen siirron kaikille.',
			],
		},
	},
} satisfies NumbridgeRulesMessages;
