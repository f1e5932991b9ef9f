import type { ReadingMessages } from '../reading.ts';
import { writing } from '../writing.ts';

const { name } = writing('fi');

export default {
	way: 'Sijaintisi',
	contents: 'Sisällys',
	revised: (date: string) => `Tarkistettu ${date}`,
	print: 'Tulosta',
	onward: 'Lue lisää',
	before: 'Edellinen',
	after: 'Seuraava',
	empty: 'tyhjä',
	games: {
		'2048': { play: 'Pelaa 2048-peliä' },
		numbridge: { play: 'Pelaa Numbridgeä' },
	},
	shelf: (game: string) => `Luettavaa pelistä ${name(game)}`,
	books: {
		'2048-rules': {
			name: 'Säännöt',
			title: '2048-pelin säännöt',
			about: 'Ensimmäisestä siirrosta viimeiseen kiistaan, piirretyin laudoin.',
		},
		'2048-strategy': {
			name: 'Strategia',
			title: 'Koeteltuja strategioita',
			about: 'Kymmenen tapaa pelata, kukin mitattuna kokonaisissa peleissä.',
		},
		'2048-solver': {
			name: 'Ratkaisija',
			title: 'Näin ratkaisija toimii',
			about: 'Ensin selkokielellä, sitten tarkasti; kuinka vahva ja nopea se on.',
		},
		'numbridge-rules': {
			name: 'Säännöt',
			title: 'Numbridgen säännöt',
			about: 'Kaikkien pelien yhteiset säännöt, kolme pelimuotoa ja avaus siirto siirrolta.',
		},
	},
} satisfies ReadingMessages;
