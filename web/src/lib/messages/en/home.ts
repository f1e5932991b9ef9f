import { writing } from '../writing.ts';

const { name } = writing('en');

export default {
	title: 'Vinco Online Games: play 2048',
	description: 'A quiet games club. Play 2048 in the browser: free, offline too, without an account or ads.',
	heading: 'A quiet place to play',
	lead: 'VOG is a games club that anyone can host on a machine of their own. On the table today: 2048.',
	pitch: 'Slide the tiles, merge equal ones and reach 2048.',
	play: 'Play 2048',
	facts: [
		'Plays offline after the first visit',
		'Your game is saved by itself, in this browser',
		'No account, no ads, no tracking',
	],
	credit: (designer: string) => `2048 was designed by ${name(designer)} (2014).`,
};
