import type { SolverBookMessages } from '../2048-solver.ts';
import { writing } from '../writing.ts';

const { number, percent, plural } = writing('fi');
const boards = (count: number) =>
	plural(count, { one: `${number(count)} lauta`, other: `${number(count)} lautaa` });

export default {
	title: '2048-ratkaisija: miten se toimii, kuinka vahva se on – VOG',
	description:
		'2048-laudan vieressä oleva ratkaisija: omilla peleillään koulutettu verkko ja haku uusien laattojen yli. Mitattu vahvuus ja nopeus lähteineen.',
	heading: '2048-pelin ratkaisija',
	lead: 'Laudan vieressä on ratkaisija, joka antaa vinkkejä, pelaa itse ja arvioi siirtoja. Se miettii selaimessasi eikä lähetä mitään minnekään. Näin se toimii: ensin selkokielellä, sitten tarkasti.',
	sections: {
		use: {
			title: 'Mitä se tekee laudan ääressä',
			intro:
				'Se avataan hehkulampusta [pelin](2048) vieressä tai [harjoittelussa](2048-practice), jossa voit asettaa minkä tahansa laudan.',
			list: [
				'**Vinkki**: suunta, jonka se itse valitsisi.',
				'**Arvot**: montako pistettä se vielä odottaa kustakin suunnasta pelin loppuun ja mitä muut häviävät parhaalle.',
				'**Automaattipeli**: se pelaa itse valitsemallasi nopeudella, kunnes pysäytät sen.',
				'**Arviot**: se vertaa jokaista siirtoasi omaan valintaansa.',
				'**Läpikäynti**: se katsoo koko pelin uudelleen ja näyttää kalleimmat siirrot.',
			],
			grades: (inaccuracy: number, mistake: number, blunder: number) =>
				`Arvio riippuu siitä, kuinka suuren osan odotettavista pisteistä siirto hukkaa: alle ${percent(inaccuracy)} on hyvä, siitä alkaen epätarkkuus, rajasta ${percent(mistake)} alkaen virhe ja rajasta ${percent(blunder)} alkaen paha virhe. Pienet osuudet hukkuvat ratkaisijan omaan kohinaan, joten yksittäinen epätarkkuus pitkässä pelissä ei kerro paljon.`,
			honest:
				'Peli, jossa se on auttanut, merkitään avustetuksi, eikä se ole mukana parhaassa pistemäärässä eikä tilastoissa. Ratkaisija ei koskaan tiedä, minne seuraava laatta tulee: se varautuu kaikkiin ruutuihin, niin kuin sinunkin täytyy.',
		},
		plain: {
			title: 'Selkokielellä',
			body: (games: number, moves: number) => [
				`Ratkaisijassa on silmä ja pää. **Silmä** katsoo lautaa ja sanoo, montako pistettä hyvä pelaaja siitä vielä saisi. Kukaan ei ole kertonut sille, millainen on hyvä lauta. Se pelasi itsekseen ${number(games)} peliä, uusintoineen ${number(moves)} miljoonaa siirtoa, ja korjasi jokaisen pelin jälkeen arvauksiaan sen mukaan, miten todella kävi.`,
				'**Pää** kokeilee siirtoja. Se kuvittelee kullekin suunnalle jokaisen uuden laatan, joka voi ilmestyä johonkin tyhjään ruutuun, sitten oman parhaan vastauksensa, sitten seuraavan laatan ja niin edelleen, ja ottaa keskiarvon siitä, mitä silmä sanoo lopuksi syntyvistä laudoista. Se valitsee suunnan, jonka keskiarvo on paras.',
				'Se miettii pidemmälle, kun tila käy ahtaaksi: epätodennäköisiä laattoja seurataan lyhyemmän matkaa kuin todennäköisiä, ja mitä täydempi lauta on, sitä pidemmälle katsotaan.',
			],
		},
		example: {
			title: 'Esimerkki',
			body: (best: string, other: string, gained: number, loss: number) =>
				`Tällä laudalla yksi suunta yhdistäisi kaksi laattaa ja toisi heti ${number(gained)} pistettä: ${other}. Ratkaisija valitsee suunnan, jossa mikään ei yhdisty: ${best}. Se odottaa siitä lopulta noin ${number(loss)} pistettä enemmän.`,
			caption: (nodes: number, depth: number) =>
				`Kustakin suunnasta vielä odotettavat pisteet, kun on punnittu ${boards(nodes)} enintään ${number(depth)} siirron päähän. Ratkaisija laski ne itse, kun tämä sivu tehtiin.`,
			practise: 'Kysy siltä itse harjoittelussa',
		},
		network: {
			title: 'Silmä tarkasti',
			body: (tuples: number, cells: number, lookups: number) => [
				`Laudan arvo on ${number(lookups)} taulukkoarvon summa. Kuvioita on ${number(tuples)}, ja kussakin on ${number(cells)} ruutua. Jokainen kuvio asetetaan laudalle kaikilla kahdeksalla tavalla: neljänneskierroksin käännettynä ja peilattuna. Kuvion alla olevat laatat osoittavat yhden arvon sen taulukosta. Tätä sanotaan n-monikkojen verkoksi (n-tuple network).`,
				'Arvioitavana on lauta työnnön jälkeen ja ennen uutta laattaa (afterstate). Siksi suuntien vertailussa ei tarvita keskiarvoa uusien laattojen yli.',
				'Se koulutettiin aikaeroihin perustuvalla oppimisella, TD(λ), λ = 0,5, kunkin pelin lopusta alkuun päin. Jokaisella arvolla on oma oppimisnopeutensa, joka laskee, kun korjaukset kumoavat toisiaan (temporal coherence). Pitkiä pelejä jatkettiin uudelleen puolivälistä, jotta harvinaisia loppuvaiheen lautoja tuli vastaan useammin.',
				'Yli 8192 olevia laattoja se näki niin harvoin, ettei tunne niitä hyvin. Kun sellainen on laudalla, laattojen portaissa olevan aukon yläpuoliset laatat luetaan kuin ne olisivat yhtä porrasta pienempiä.',
			],
			caption: 'Verkon kuviot. Kukin katsoo kuutta ruutua.',
		},
		search: {
			title: 'Pää tarkasti',
			body: [
				'Haku on expectimax: vuorotellen suuntien paras ja uusien laattojen keskiarvo. Se ei syvene siirroittain vaan epätodennäköisyyden askelin. Uusi laatta yhdessä n tyhjästä ruudusta maksaa noin log₂ n askelta, nelonen kolme enemmän kuin kakkonen, ja jokainen syvennys sallii yhden askeleen lisää. Siksi haku yltää sitä pidemmälle, mitä täydempi lauta on.',
				'Laudat, joihin päädytään useaa tietä, punnitaan kerran ja muistetaan. Muisti tyhjennetään joka kysymykselle, joten vastaus ei koskaan riipu siitä, mitä aiemmin on kysytty.',
				'Kaikki laskut tehdään kokonaisluvuilla. Samalla lautojen määrällä vastaus on sama selaimessa, Pythonissa ja jokaisella koneella.',
			],
			budgets: (hint: number, grade: number, autoplay: number, review: number) =>
				`Sivulla lautoja punnitaan näin: vinkkiin ${number(hint)}, arvioon ${number(grade)}, automaattipelin siirtoon ${number(autoplay)} ja läpikäynnin kaikkiin siirtoihin yhteensä ${number(review)}.`,
		},
		strength: {
			title: 'Kuinka vahva se on',
			caption: (date: string) => `Kokonaisia pelejä siemenluvuilla, joita koulutuksessa ei ollut, ${date}`,
			budget: 'Siirtoa kohti',
			games: 'Pelejä',
			score: 'Pisteitä keskimäärin',
			speed: 'Siirtoja sekunnissa',
			plies: (count: number) => (count === 1 ? 'silmäys (1 siirto)' : `${number(count)} siirtoa`),
			nodes: boards,
			inBrowser: 'WebAssemblynä',
			stopped: (tile: number) => `lopetettu laattaan ${tile}`,
			training: (minutes: number, games: number) =>
				`Koulutus kesti ${number(minutes)} minuuttia kahdella suoritinytimellä: ${number(games)} kokonaista peliä ja vielä paljon enemmän pelien osia.`,
			noise:
				'± on keskivirhe. Kone teki samalla muuta työtä, joten nopeudet ovat alarajoja, ja samoin vahvuus silloin, kun miettimisaika on annettu millisekunteina.',
			commands: 'Komennot, jotka tulostavat nämä luvut:',
		},
		speed: {
			title: 'Kuinka nopea se on',
			body: (native: number, wasm: number, ratio: string, moves: number) =>
				`Yhdellä ytimellä, kun mitään muuta ei ole käynnissä, se arvioi sekunnissa ${number(native)} miljoonaa lautaa natiivina ohjelmana ja ${number(wasm)} miljoonaa WebAssemblynä Nodessa, siis ${ratio} kertaa hitaammin. Pelkällä silmäyksellä se pelaa ${number(moves)} siirtoa sekunnissa.`,
			page: (megabytes: string) =>
				`Sivu hakee ratkaisijan vain, jos pyydät sitä: ${megabytes} Mt, kerran, ja se toimii sen jälkeen myös ilman yhteyttä. Käydessään se tarvitsee noin 300 Mt muistia, ja se miettii sivun rinnalla, joten peli ei takkuile.`,
		},
		limits: {
			title: 'Mihin se ei pysty',
			list: [
				'Se ei ole erehtymätön. Sen arvot ovat omista peleistä opittuja odotuksia, ja sivun miettimismäärillä ne heittävät noin prosentin.',
				'Sen odotukset koskevat sen omaa peliä. Ihminen, joka jatkaa siitä, saa yleensä vähemmän pisteitä.',
				'Se on nähnyt vain vähän lautoja, joilla on 16384, eikä mikään sen koulutuspeli yltänyt laattaan 32768, joten heikoimmin se tuntee loppupelin.',
			],
		},
		sources: {
			title: 'Lähteet',
			intro: 'Ajatukset ovat näistä kirjoituksista. Ohjelma kirjoitettiin alusta asti itse.',
			code: (document: string, figures: string) =>
				`Mitä muuta kokeiltiin ja mitä ei, lukee lähdekoodin tiedostossa \`${document}\`, ja tämän sivun luvut ovat kansiossa \`${figures}\`.`,
		},
	},
} satisfies SolverBookMessages;
