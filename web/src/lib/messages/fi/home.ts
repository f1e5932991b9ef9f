import type { HomeMessages } from '../home.ts';
import { writing } from '../writing.ts';

const { name } = writing('fi');

export default {
	title: 'Vinco Online Games: pelaa 2048',
	description:
		'Rauhallinen pelikerho. Pelaa selaimessa 2048-peliä: ilmaiseksi, myös ilman verkkoa, ilman tiliä ja mainoksia.',
	heading: 'Rauhallinen paikka pelata',
	lead: 'VOG on pelikerho, jonka kuka tahansa voi pystyttää omalle palvelimelleen. Tänään pöydällä on 2048.',
	pitch: 'Liu’uta laattoja, yhdistä samanarvoiset ja tavoittele laattaa 2048.',
	play: 'Pelaa 2048-peliä',
	facts: [
		'Toimii ensimmäisen käynnin jälkeen myös ilman verkkoa',
		'Peli tallentuu itsestään tähän selaimeen',
		'Ei tilejä, ei mainoksia, ei seurantaa',
	],
	credit: (designer) => `2048-pelin suunnitteli ${name(designer)} (2014).`,
} satisfies HomeMessages;
