import { writing } from '../writing.ts';

const { number } = writing('en');

export default {
	title: '2048 practice – Vinco Online Games',
	description:
		'Set up any position of 2048, see what the solver makes of it, and play on from there. Nothing of it counts.',
	heading: 'Practice',
	about: 'Set up a position and play on from it. Practice is kept apart from your game and never counts.',
	toGame: 'Back to the game',
	mode: 'What the board is for',
	setUp: 'Set up',
	play: 'Play',
	editor: 'Board to set up',
	tile: 'Tile to put',
	empty: 'Empty',
	clear: 'Clear the board',
	undo: 'Undo',
	restart: 'Back to the start',
	score: 'Score in practice',
	help: 'Choose a tile, then a cell. By keyboard: arrows go from cell to cell, Enter puts the tile, + and − double and halve it, Delete empties the cell.',
	put: (row: number, column: number, value: number) =>
		`Row ${row}, column ${column}: ${value === 0 ? 'empty' : value}`,
	cleared: 'The board is empty.',
	flaws: {
		empty: 'The board is empty. Put at least one tile on it.',
		tooMuch: `No game can come to this: sixteen cells never hold more than ${number(262_140)} in all.`,
	},
	dead: 'No tile can move on this board.',
	over: (score: number) => `No tile can move any more. Score in practice: ${number(score)}.`,
	share: 'Copy a link to this position',
	copied: 'The link is copied.',
	notCopied: 'The link could not be copied. It stands in the address bar.',
	badLink: 'The link holds no position that can be read, so here is the last one.',
	damaged: 'The practice that was kept could not be read, so the board starts anew.',
};
