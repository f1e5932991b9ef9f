import { writing } from '../writing.ts';

const { name } = writing('en');

export default {
	title: 'Vinco Online Games: 2048 and Numbridge',
	description:
		'A quiet games club in the browser: 2048, which plays offline too, and Numbridge, live for two on a sudoku of hexagons. Free, without tracking, and no account is needed.',
	heading: 'A quiet place to play',
	lead: 'VOG is a games club that anyone can host on a machine of their own. On the tables: a puzzle for one and a duel for two.',
	pitch: 'Slide the tiles, merge equal ones and reach 2048.',
	play: 'Play 2048',
	numbridge:
		'Two players, one sudoku of hexagons, hidden hands: every right digit is a cell of yours. Join your edges first.',
	enter: 'Play Numbridge',
	facts: [
		'2048 saves itself and plays offline after the first visit',
		'Numbridge against a bot, a friend or whoever is there',
		'No account needed, no advertising, no tracking',
	],
	credit: (designer: string) => `2048 was designed by ${name(designer)} (2014).`,
};
