import type { LeaderboardsMessages } from '../leaderboards.ts';
import { writing } from '../writing.ts';

const { number } = writing('fi');

export default {
	title: 'Tulostaulukko – Numbridge – Vinco Online Games',
	description: 'Kerhon korkeimmat vahvuusluvut kussakin Numbridgen pelimuodossa.',
	heading: 'Tulostaulukko',
	variant: 'Pelimuoto',
	label: (variant) => `Korkeimmat vahvuusluvut: ${variant}`,
	place: 'Sija',
	player: 'Pelaaja',
	rating: 'Vahvuusluku',
	deviation: 'Hajonta',
	games: 'Pelejä',
	you: 'sinä',
	none: 'Tässä taulukossa ei ole vielä ketään. Kymmenkunta pisteytettyä peliä, niin voit olla ensimmäinen.',
	play: 'Aulaan',
	about: {
		heading: 'Mitä hajonta tarkoittaa',
		body: 'Vahvuusluku on arvio, ja hajonta kertoo, kuinka hyvä arvio on: yhdeksäntoista kertaa kahdestakymmenestä todellinen vahvuus on enintään kahden hajonnan päässä. 1600 hajonnalla 50 tarkoittaa: luultavimmin välillä 1500–1700.',
		changes:
			'Se on aluksi 350 ja pienenee joka pisteytetyssä pelissä; niin kauan kuin se on suuri, yksikin voitto tai häviö siirtää lukua paljon.',
		listed: (most) =>
			`Taulukossa ovat tilin luoneet pelaajat, joiden hajonta on enintään ${number(most)}. Botteja ei luetella.`,
	},
} satisfies LeaderboardsMessages;
