import type { HomeMessages } from '../home.ts';
import { writing } from '../writing.ts';

const { name } = writing('fi');

export default {
	title: 'Vinco Online Games: 2048 ja Numbridge',
	description:
		'Rauhallinen pelikerho selaimessa: 2048, joka toimii myös ilman verkkoa, ja Numbridge, kahden pelaajan livepeli kuusikulmioiden sudokussa. Ilmainen, ilman seurantaa ja tiliä.',
	heading: 'Rauhallinen paikka pelata',
	lead: 'VOG on pelikerho, jonka kuka tahansa voi pystyttää omalle palvelimelleen. Pöydillä odottavat pulmapeli yhdelle ja kaksintaistelu kahdelle.',
	pitch: 'Liu’uta laattoja, yhdistä samanarvoiset ja tavoittele laattaa 2048.',
	play: 'Pelaa 2048-peliä',
	numbridge:
		'Kaksi pelaajaa, yksi kuusikulmioiden sudoku, salaiset kädet: jokaisesta oikeasta numerosta saat ruudun. Yhdistä reunasi ensimmäisenä.',
	enter: 'Pelaa Numbridgeä',
	facts: [
		'2048 tallentuu itsestään ja toimii ensimmäisen käynnin jälkeen ilman verkkoa',
		'Numbridge bottia, ystävää tai ketä tahansa paikalla olevaa vastaan',
		'Tiliä ei tarvita, ei mainoksia, ei seurantaa',
	],
	credit: (designer) => `2048-pelin suunnitteli ${name(designer)} (2014).`,
} satisfies HomeMessages;
