import { writing } from '../writing.ts';

const { name } = writing('en');

export default {
	way: 'Where you are',
	contents: 'Contents',
	revised: (date: string) => `Revised ${date}`,
	print: 'Print',
	onward: 'Read on',
	before: 'Before this',
	after: 'Next',
	empty: 'empty',
	games: {
		'2048': { play: 'Play 2048' },
		numbridge: { play: 'Play Numbridge' },
	},
	shelf: (game: string) => `Read about ${name(game)}`,
	books: {
		'2048-rules': {
			name: 'Rules',
			title: 'The rules of 2048',
			about: 'From the first move to the last argument, with drawn boards.',
		},
		'2048-strategy': {
			name: 'Strategy',
			title: 'Strategy, tested',
			about: 'Ten ways to play, each measured over whole games.',
		},
		'2048-solver': {
			name: 'Solver',
			title: 'How the solver works',
			about: 'In plain words first, then exactly; how strong and how fast it is.',
		},
		'numbridge-rules': {
			name: 'Rules',
			title: 'The rules of Numbridge',
			about: 'What all games share, the three variants, and an opening to step through.',
		},
	},
};
