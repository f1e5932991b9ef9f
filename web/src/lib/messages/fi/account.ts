import type { AccountMessages } from '../account.ts';
import { writing } from '../writing.ts';

const { name } = writing('fi');

export default {
	title: 'Tilisi – Vinco Online Games',
	description: 'Kirjaudu sisään, luo tili tai pelaa vieraana; vaihda salasana, kirjaudu ulos, poistu.',
	noScript: 'Kirjautuminen tarvitsee JavaScriptin. Salli se tällä sivustolla ja lataa sivu uudelleen.',
	loading: 'Katsotaan, kuka olet…',
	retry: 'Yritä uudelleen',
	heading: {
		stranger: 'Paikkasi kerhossa',
		guest: (who) => `Nimesi täällä: ${name(who)}`,
		account: (who) => `Kirjautuneena: ${name(who)}`,
	},
	way: 'Kumpi?',
	name: 'Nimi',
	password: 'Salasana',
	show: 'Näytä salasana',
	hide: 'Piilota salasana',
	missingName: 'Kirjoita nimi.',
	missingPassword: 'Kirjoita salasanasi.',
	notYours: 'Salasana on väärä.',
	keep: 'En, jään',
	signIn: {
		heading: 'Kirjaudu sisään',
		button: 'Kirjaudu sisään',
		done: (who) => `Tervetuloa takaisin, ${name(who)}.`,
		forgotten: 'Unohtuiko salasana? Kerhon isäntä voi antaa sinulle uuden.',
		guestLost: (who) =>
			`Jos kirjaudut toiselle tilille, ${name(who)} jää lopullisesti taakse. Jos haluat säilyttää sen pelit, luo tili.`,
	},
	register: {
		heading: 'Luo tili',
		button: 'Luo tili',
		about: 'Tilillä pelaat pisteytettyjä pelejä ja olet sama pelaaja kaikilla laitteilla.',
		keeps: (who) => `${name(who)} muuttuu tiliksi: kaikki pelatut ja aloitetut pelisi pysyvät sinun.`,
		nameHelp: 'Kaikki näkevät sen: 2–20 kirjainta ja numeroa.',
		passwordHelp: 'Vähintään 8 merkkiä. Muutama sana peräkkäin on vahva ja helppo muistaa.',
		done: (who) => `Tervetuloa, ${name(who)}. Tili on sinun.`,
	},
	guest: {
		heading: 'Pelaa saman tien',
		about: 'Vieraana istut pöytään heti, ilman nimeä ja salasanaa. Pelejä ei pisteytetä.',
		button: 'Pelaa vieraana',
	},
	profile: {
		heading: 'Profiili',
		about: 'Vahvuuslukusi ja pelisi sellaisina kuin muut ne näkevät.',
		open: 'Avaa profiili',
	},
	change: {
		heading: 'Vaihda salasana',
		old: 'Salasanasi',
		fresh: 'Uusi salasana',
		missingNew: 'Kirjoita uusi salasana.',
		button: 'Vaihda',
		done: 'Salasana on vaihdettu. Muualla sinut on kirjattu ulos.',
	},
	signOut: {
		heading: 'Kirjaudu ulos',
		button: 'Kirjaudu ulos',
		everywhere: 'Kirjaudu ulos kaikkialta',
		about: 'Vain täältä tai kaikista selaimista ja ohjelmista kerralla. Käynnissä olevat pelit jatkuvat.',
		guest: 'Vieraalla ei ole salasanaa, joten takaisin ei pääse.',
		ask: 'Jätätkö tämän vieraan taaksesi?',
		final: (who) =>
			`Kukaan ei voi enää kirjautua nimellä ${name(who)}. Jos haluat säilyttää pelit, luo ensin tili.`,
		confirm: 'Kirjaudu ulos lopullisesti',
		done: 'Olet kirjautunut ulos.',
	},
	blocked: {
		heading: 'Estetyt pelaajat',
		about: 'Teitä ei koskaan aseteta vastakkain, etkä näe heidän ilmoituksiaan.',
		none: 'Et ole estänyt ketään.',
		unblock: 'Poista esto',
		unblockWhom: (who) => `Poista esto: ${name(who)}`,
		done: (who) => `Esto on poistettu: ${name(who)}.`,
	},
	remove: {
		heading: 'Poista tili',
		guestHeading: 'Poista tämä vieras',
		about:
			'Nimi vapautuu muille. Pelisi jäävät arkistoon ilman sitä; käynnissä olevat pelit jatkuvat ilman sinua.',
		ask: 'Poistatko tilin?',
		askGuest: 'Poistatko tämän vieraan?',
		final: (who) => `${name(who)} katoaa, eikä mikään tuo sitä takaisin.`,
		confirm: 'Poista lopullisesti',
		done: 'Poistettu. Kiitos, että pelasit täällä.',
	},
} satisfies AccountMessages;
