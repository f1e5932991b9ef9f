import { writing } from '../writing.ts';

const { number, percent, plural } = writing('en');
const moves = (count: number) =>
	plural(count, { one: `${number(count)} move`, other: `${number(count)} moves` });
const points = (count: number) =>
	plural(count, { one: `${number(count)} point`, other: `${number(count)} points` });

export default {
	title: 'Solver',
	close: 'Close the solver',
	loading: 'Loading the solver. It is fetched once and kept for offline use.',
	loaded: (share: number) => `${percent(share)} loaded`,
	failed: {
		unreachable: 'The solver could not be fetched. Is there a connection? Your game goes on as it is.',
		damaged: 'The solver arrived damaged. Fetching it again should help; your game goes on as it is.',
		unable:
			'The solver does not run in this browser: it needs WebAssembly and about 300 MB of memory. Your game goes on as it is.',
		retry: 'Fetch it again',
	},
	hint: 'Hint',
	hintIs: (direction: string) => `Hint: ${direction}`,
	thinking: 'Thinking…',
	autoplay: 'Autoplay',
	stop: 'Stop',
	stopHelp: 'Stops at Escape and at any move of yours.',
	autoplayed: (count: number, score: number) =>
		`Autoplay stopped after ${moves(count)}. Score ${number(score)}.`,
	speed: 'Speed',
	speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', fastest: 'Fastest' },
	values: 'What each direction is worth, in points to come',
	best: (value: number) => `best: about ${number(value)} more`,
	equal: 'just as good',
	less: (loss: number) => `${points(loss)} less`,
	closed: 'no tile can move',
	searched: (depth: number, nodes: number) => `${moves(depth)} ahead, ${number(nodes)} boards weighed`,
	grading: 'Grade my moves',
	grades: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
	gradeIs: (grade: string, direction: string) => `${grade}: ${direction}`,
	gradeBest: 'the solver’s choice',
	gradeLoss: (loss: number, share: number, best: string) =>
		`costs about ${points(loss)} (${percent(share, 1)}); better: ${best}`,
	gradesMean: (inaccuracy: number, mistake: number, blunder: number) =>
		`A move is an inaccuracy if it gives away ${percent(inaccuracy)} of the points still to be expected, a mistake from ${percent(mistake)}, a blunder from ${percent(blunder)}.`,
	counts:
		'With a hint, a grade, a look back or autoplay a game is marked as assisted: best score and statistics leave it out.',
	how: 'How the solver works',
	review: 'Review the game',
	practice: 'Practise from here',
	reviewing: {
		title: 'Review',
		running: (count: number) => `Looking at ${moves(count)}…`,
		cancel: 'Cancel',
		cancelled: 'The review was stopped.',
		again: 'Review again',
		empty: 'No move has been made yet.',
		how: (each: number, looked: number, doubtful: number) =>
			`Every move was weighed with ${number(each)} boards, and the ${number(looked)} most doubtful ones with ${number(doubtful)}. In long games each move gets less, so small losses are rough.`,
		curve: (count: number, most: number) =>
			`Points given away, move by move, over ${moves(count)}; at most ${number(most)} in one.`,
		first: 'First move',
		lastMove: (count: number) => `Move ${number(count)}`,
		worst: 'The costliest moves',
		faultless: 'Every move was the solver’s choice.',
		moment: (move: number) => `Move ${number(move)}`,
		played: (direction: string) => `Played: ${direction}`,
		better: (direction: string) => `Better: ${direction}`,
		tryAgain: 'Try again from here',
		count: (grade: string, count: number) => `${grade}: ${number(count)}`,
	},
};
