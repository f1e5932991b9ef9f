import type { PracticeMessages } from '../practice.ts';
import { writing } from '../writing.ts';

const { number } = writing('fi');

export default {
	title: '2048-harjoittelu – Vinco Online Games',
	description:
		'Aseta laudalle mikä tahansa 2048-asema, katso, mitä ratkaisija siitä sanoo, ja jatka siitä. Mikään tästä ei vaikuta tuloksiisi.',
	heading: 'Harjoittelu',
	about: 'Aseta asema ja pelaa siitä eteenpäin. Harjoittelu on erillään pelistäsi eikä vaikuta tuloksiisi.',
	toGame: 'Takaisin peliin',
	mode: 'Mitä laudalla tehdään',
	setUp: 'Aseta',
	play: 'Pelaa',
	editor: 'Asetettava lauta',
	tile: 'Asetettava laatta',
	empty: 'Tyhjä',
	clear: 'Tyhjennä lauta',
	undo: 'Kumoa',
	restart: 'Takaisin alkuun',
	score: 'Harjoittelun pisteet',
	help: 'Valitse laatta ja sitten ruutu. Näppäimistöllä: nuolet siirtävät ruudusta ruutuun, Enter asettaa laatan, + ja − kaksinkertaistavat ja puolittavat sen, Delete tyhjentää ruudun.',
	put: (row: number, column: number, value: number) =>
		`Rivi ${row}, sarake ${column}: ${value === 0 ? 'tyhjä' : value}`,
	cleared: 'Lauta on tyhjä.',
	flaws: {
		empty: 'Lauta on tyhjä. Aseta sille ainakin yksi laatta.',
		tooMuch: `Mikään peli ei päädy tähän: kuudentoista ruudun laattojen summa on enintään ${number(262_140)}.`,
	},
	dead: 'Tällä laudalla mikään laatta ei liiku.',
	over: (score: number) => `Mikään laatta ei enää liiku. Harjoittelun pisteet: ${number(score)}.`,
	share: 'Kopioi linkki tähän asemaan',
	copied: 'Linkki on kopioitu.',
	notCopied: 'Linkkiä ei voitu kopioida. Se on osoiterivillä.',
	badLink: 'Linkissä ei ole luettavaa asemaa, joten tässä on edellinen.',
	damaged: 'Tallessa ollutta harjoittelua ei voitu lukea, joten tässä on uusi lauta.',
} satisfies PracticeMessages;
