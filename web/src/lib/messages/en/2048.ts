import { writing } from '../writing.ts';

const { number, plural, name } = writing('en');
const moves = (count: number) =>
	plural(count, { one: `${number(count)} move`, other: `${number(count)} moves` });

export default {
	title: 'Play 2048 – Vinco Online Games',
	description:
		'Play 2048 in the browser: by keys, swipes, mouse or gamepad, offline too. Your game is saved by itself and every reset can be undone.',
	heading: '2048',
	score: 'Score',
	best: 'Best',
	help: 'Slide all tiles at once. Equal ones merge. Make 2048!',
	howTo: 'How to play',
	newGame: 'New game',
	undo: 'Undo',
	statistics: 'Statistics',
	options: 'Game settings',
	solver: 'Solver',
	rules: 'Rules',
	practice: 'Practice',
	review: 'Review the game',
	assisted: 'Assisted game: best score and statistics leave it out.',
	solverMissing: 'The solver could not be fetched. Is there a connection?',
	board: 'Board',
	cell: (row: number, column: number, value: number) =>
		`Row ${row}, column ${column}: ${value === 0 ? 'empty' : value}`,
	arrows: 'Moves',
	move: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
	needsScript: 'The game needs JavaScript.',
	credit: (designer: string) => `2048 was designed by ${name(designer)} (2014, MIT licence).`,
	said: {
		comma: ', ',
		moved: (direction: string, gained: number, score: number) =>
			gained > 0 ? `${direction}. Plus ${number(gained)}. Score ${number(score)}.` : `${direction}.`,
		invalid: (direction: string) => `${direction}: no tile can move.`,
		undone: (score: number) => `Move taken back. Score ${number(score)}.`,
		row: (row: number, tiles: string) => `Row ${row}: ${tiles}.`,
		empty: 'empty',
		waiting: 'You have made 2048. Keep playing or start a new game?',
	},
	won: { title: 'You made 2048!', body: 'The board is yours for as long as you like: 4096 is next.' },
	keepPlaying: 'Keep playing',
	over: {
		title: 'Game over',
		body: (score: number) => `No tile can move any more. Score: ${number(score)}.`,
		afterWin: (score: number) => `You won, and the board is full: the game is over. Score: ${number(score)}.`,
	},
	tryAgain: 'Try again',
	undoLast: 'Undo the last move',
	putAside: 'New game. The last one is put aside.',
	bringBack: 'Bring it back',
	broughtBack: 'The game is back on the board.',
	notBroughtBack: 'That game could not be read. Its text is kept and can be saved to a file.',
	blocked: 'This browser keeps nothing for this site: your game lasts until the page is closed.',
	damaged:
		'The saved game could not be read, so here is a new one. Your best score is kept, and the old text can be saved to a file.',
	newer:
		'The saved game comes from a newer version of this page. Its text is kept and can be saved to a file; reload to get the newer version.',
	saveDamaged: 'Save the old text',
	dismiss: 'Dismiss',
	elsewhere: {
		title: 'Played in another tab',
		body: 'The game goes on in another tab or window, so this one stands still.',
		action: 'Play here',
	},
	failed: {
		title: 'The game did not load',
		body: 'The connection may have been cut. Nothing is lost.',
		action: 'Try again',
	},
	figures: {
		games: 'Games',
		wins: 'Wins',
		highest: 'Highest tile',
		best: 'Best score',
		average: 'Average score',
		moves: 'Moves',
		time: 'Time played',
		none: '–',
		about: 'A game counts when it is over or put aside. Assisted games do not count.',
		earlier: 'Games put aside',
		game: (score: number, highest: number, count: number) =>
			`Score ${number(score)}, tile ${highest}, ${moves(count)}`,
		assisted: 'assisted',
		restore: 'Bring back',
	},
	settings: {
		arrows: 'Arrow buttons',
		shown: 'Shown',
		hidden: 'Hidden',
		keep: 'Keep your game',
		keepAbout:
			'The game lives in this browser only, and some browsers delete it after some days without a visit. A file is safe, and carries the game to another device.',
		exportAll: 'Save game and statistics',
		exportRecord: 'Save the game record',
		importFile: 'Load a file',
		importAbout: 'The game on the board is put aside first.',
		imported: 'The file is loaded.',
		notImported: 'This file holds no game of 2048 that can be read. Nothing has changed.',
		takeBack: 'Take it back',
	},
	guide: {
		rules: [
			'A move slides all tiles as far as they go. Two equal tiles that meet become one of their sum, once a move.',
			'Then a new tile appears: a 2, or one time in ten a 4. A direction in which nothing can move does no harm.',
			'You win with the tile 2048 and may play on. The game is over when no tile can move.',
		],
		controls: 'Controls',
		keys: 'Keys',
		keysAbout: 'Arrows, W A S D or H J K L',
		touch: 'Touch or mouse',
		touchAbout: 'Swipe or drag, anywhere outside the buttons',
		pad: 'Gamepad',
		padAbout: 'Cross or left stick',
		read: 'Reading out',
		readAbout: 'B reads the board to your screen reader',
		undo: 'Nothing is lost',
		undoAbout:
			'Every move can be taken back, and games put aside wait in the statistics. A move made again brings the same new tile.',
		more: 'Read on',
		books: {
			'2048-rules': 'The official rules',
			'2048-strategy': 'Strategy, tested',
			'2048-solver': 'How the solver works',
		},
	},
};
