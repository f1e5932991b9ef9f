import { writing } from '../writing.ts';

const { number, percent, plural } = writing('en');
const boards = (count: number) =>
	plural(count, { one: `${number(count)} board`, other: `${number(count)} boards` });

export default {
	title: '2048 solver: how it works, how strong it is – VOG',
	description:
		'The solver beside the 2048 board, explained: a network trained on its own games and a search over new tiles. Measured strength and speed, with sources.',
	heading: 'The solver of 2048',
	lead: 'Beside the board sits a solver that gives hints, plays by itself and grades moves. It thinks in your browser and sends nothing anywhere. Here is how it works: in plain words first, then exactly.',
	sections: {
		use: {
			title: 'What it does at the board',
			intro:
				'Open it with the light bulb beside the [game](2048), or in [practice](2048-practice) on any board you set up.',
			list: [
				'**Hint**: the direction it would choose.',
				'**Values**: for each direction, how many points it still expects to the end of the game, and what the others cost against the best.',
				'**Autoplay**: it plays by itself, at the speed you choose, until you stop it.',
				'**Grades**: it compares each move of yours with its own choice.',
				'**Review**: it looks at the whole game once more and shows the costliest moves.',
			],
			grades: (inaccuracy: number, mistake: number, blunder: number) =>
				`A grade goes by the share of the expected points that a move gives away: below ${percent(inaccuracy)} it is good, from there on an inaccuracy, from ${percent(mistake)} a mistake, from ${percent(blunder)} a blunder. Small shares are within its own noise, so a single inaccuracy in a long game says little.`,
			honest:
				'A game in which it has helped is marked as assisted, and the best score and the statistics leave it out. The solver never knows where the next tile will appear: it reckons with every cell, as you must.',
		},
		plain: {
			title: 'In plain words',
			body: (games: number, moves: number) => [
				`The solver is an eye and a head. The **eye** looks at a board and says how many points a good player would still make from it. Nobody told it what a good board is. It played ${number(games)} games by itself, ${number(moves)} million moves with all the retakes, and after each game it corrected its guesses by what had really come of them.`,
				'The **head** tries out moves. For every direction it imagines every new tile that may appear in every empty cell, then its own best answer, then the next tile, and so on, and averages what the eye says of the boards at the end. The direction with the best average is its choice.',
				'It thinks longer where it gets tight: unlikely tiles are followed less far than likely ones, and the fuller the board, the further ahead it looks.',
			],
		},
		example: {
			title: 'A worked example',
			body: (best: string, other: string, gained: number, loss: number) =>
				`On this board ${other} would merge two tiles and bring ${number(gained)} points at once. The solver prefers ${best}, which merges nothing: it expects about ${number(loss)} points more from it in the end.`,
			caption: (nodes: number, depth: number) =>
				`Points still expected from each direction, after weighing ${boards(nodes)} up to ${number(depth)} moves ahead. Worked out by the solver itself when this page was made.`,
			practise: 'Ask it yourself in practice',
		},
		network: {
			title: 'The eye, exactly',
			body: (tuples: number, cells: number, lookups: number) => [
				`The value of a board is the sum of ${number(lookups)} table entries. There are ${number(tuples)} shapes of ${number(cells)} cells each, and every shape is laid on the board in all eight ways: turned by quarters and mirrored. The tiles under a shape name one entry of its table. This is an n-tuple network.`,
				'What is valued is the board after a push and before the new tile (the afterstate). So comparing directions takes no averaging over new tiles.',
				'It was trained by temporal-difference learning, TD(λ) with λ = 0.5, from the end of each game backwards. Each entry has a learning rate of its own, which falls as its corrections cancel each other out (temporal coherence). Long games were taken up again from their middle, so that late boards, which are rare, were met more often.',
				'It met too few boards with tiles above 8192 to know them well. If there is one, the tiles above a gap in the ladder are looked up as if each were one step smaller.',
			],
			caption: 'The shapes of the network. Each looks at six cells.',
		},
		search: {
			title: 'The head, exactly',
			body: [
				'The search is expectimax: the best over directions, the average over new tiles, in turn. It deepens in steps of improbability instead of moves. A new tile in one of n empty cells costs about log₂ n steps, a 4 costs three more than a 2, and each deepening allows one step more. So lines go further the fuller the board is.',
				'Boards that come up in several ways are weighed once and remembered. The memory is cleared for each question, so an answer never depends on what was asked before.',
				'All arithmetic is on whole numbers. With the same budget of boards the answer is the same in the browser, in Python and on every machine.',
			],
			budgets: (hint: number, grade: number, autoplay: number, review: number) =>
				`In the page a hint takes ${boards(hint)}, a grade ${number(grade)}, a move of autoplay ${number(autoplay)}, and a review ${number(review)} for all moves of the game together.`,
		},
		strength: {
			title: 'How strong it is',
			caption: (date: string) => `Whole games with other seeds than those it was trained on, ${date}`,
			budget: 'For each move',
			games: 'Games',
			score: 'Mean score',
			speed: 'Moves a second',
			plies: (count: number) => (count === 1 ? 'a glance (1 ply)' : `${number(count)} plies`),
			nodes: boards,
			inBrowser: 'as WebAssembly',
			stopped: (tile: number) => `stopped at ${tile}`,
			training: (minutes: number, games: number) =>
				`The training took ${number(minutes)} minutes on two processor cores: ${number(games)} whole games, and many more parts of games.`,
			noise:
				'± is the standard error. The machine did other work meanwhile, so speeds are lower bounds, and so is strength where the budget is in milliseconds.',
			commands: 'The commands that print these figures:',
		},
		speed: {
			title: 'How fast it is',
			body: (native: number, wasm: number, ratio: string, moves: number) =>
				`On one core, with nothing else running, it values ${number(native)} million boards a second as a native program and ${number(wasm)} million as WebAssembly under Node, ${ratio} times slower. At a glance it plays ${number(moves)} moves a second.`,
			page: (megabytes: string) =>
				`The page fetches the solver only if you ask for it: ${megabytes} MB, once, kept for use without a connection. It then needs about 300 MB of memory while it runs, and it thinks beside the page, so that the game never stutters.`,
		},
		limits: {
			title: 'What it cannot do',
			list: [
				'It is not perfect. Its values are expectations learnt from its own games, with an error of about one percent at the budgets of the page.',
				'Its expectations are those of its own play. A person who takes over will usually score less.',
				'It has seen few boards with 16384 and none of its training games made 32768, so it knows the late game least.',
			],
		},
		sources: {
			title: 'Sources',
			intro: 'The ideas come from these papers. The program was written afresh.',
			code: (document: string, figures: string) =>
				`What else was tried, and what was not, stands in \`${document}\` of the source; the figures of this page are in \`${figures}\`.`,
		},
	},
};
