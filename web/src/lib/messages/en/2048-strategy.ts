import type { StrategyName } from '#lib/reading/twenty48/measured.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('en');

interface Strategy {
	name: string;
	how: string;
}

export default {
	title: 'Strategy for 2048, tested in whole games – VOG',
	description:
		'Ten ways to play 2048, each tested over whole games that anyone can repeat: corners, greed, the snake, looking one tile ahead, and a trained solver.',
	heading: 'Strategy for 2048, tested',
	lead: 'Advice about 2048 is plentiful and rarely tested. Here every way of playing was given to a program that played whole games with it. The figures say what it is worth.',
	sections: {
		results: {
			title: 'What each way of playing is worth',
			caption: (date: string) => `Mean score and share of games that reached a tile, ${date}`,
			games: 'Games',
			strategy: 'Strategy',
			score: 'Mean score',
			reading: [
				'The number behind ± is the standard error: with other games of the same kind, the mean would come out within twice that distance nearly always. Every strategy played games of the same seeds.',
			],
		},
		strategies: {
			title: 'How each of them plays',
			list: {
				random: { name: 'Any direction', how: 'One of the valid directions, drawn at random.' },
				clockwise: {
					name: 'Round and round',
					how: 'Up, right, down, left in turn; an invalid direction is skipped.',
				},
				corner: {
					name: 'Fixed order',
					how: 'Down if it is valid, else left, else right, and up only when nothing else is left.',
				},
				'two directions': {
					name: 'Two directions',
					how: 'Down and left in turn, right if neither is valid, up as the last resort.',
				},
				'score greedy': {
					name: 'Most points now',
					how: 'The direction that brings the most points at once; among equals, one at random.',
				},
				'empty greedy': {
					name: 'Most empty cells',
					how: 'The direction that leaves the most cells empty; among equals, one at random.',
				},
				'snake greedy': {
					name: 'Snake',
					how: 'The direction after which the large tiles lie best along a line that winds from one corner over the whole board, row by row and back.',
				},
				'snake, one spawn ahead': {
					name: 'Snake, one tile ahead',
					how: 'The same measure, but taken one step later: after every new tile that can appear, and the best answer to each.',
				},
				'solver, 1 ply': {
					name: 'Solver at a glance',
					how: 'The [built-in solver](2048-solver) without looking ahead: it compares the boards after each direction by what it has learnt from its own games.',
				},
				'solver, 1000 nodes': {
					name: 'Solver that looks ahead',
					how: 'The same solver, weighing about a thousand boards for every move.',
				},
			} satisfies Record<StrategyName, Strategy>,
			snake:
				'The snake: from the largest tile in the corner along the row, then back along the row above, and so on.',
		},
		lessons: {
			title: 'What to learn from it',
			greed: {
				title: 'Points now are not points later',
				body: (greedy: number, round: number) =>
					`Taking the most points at every move comes to ${number(greedy)} on average. Turning round and round without looking at the board comes to ${number(round)}. Whoever grabs every merge plays no better than someone who looks away.`,
			},
			direction: {
				title: 'Give up one direction',
				body: (order: number, two: number, random: number) =>
					`Keeping to a fixed order (${number(order)}) or to two directions (${number(two)}) already more than doubles random play (${number(random)}), with no thought at all. The reason is the direction that is almost never used: the large tiles stay at one edge. On its own that is still weak.`,
			},
			order: {
				title: 'Order beats room',
				body: (snake: number, empty: number) =>
					`Keeping the tiles in order along a line (${number(snake)}) is worth almost twice as much as keeping as many cells empty as possible (${number(empty)}). Order makes room by itself: each tile lies where its like is going to be.`,
			},
			ahead: {
				title: 'Looking one tile ahead matters most',
				body: (ahead: number, snake: number, share: number) =>
					`Nothing else makes such a difference. The same snake that asks before each move where the next tile could hurt scores ${number(ahead)} instead of ${number(snake)}, and reaches 2048 in ${percent(share)} of its games instead of almost never.`,
			},
			judgement: {
				title: 'Judgement beats rules of thumb',
				body: (glance: number, ahead: number, search: number) =>
					`A solver that has learnt from its own games what a board is worth scores ${number(glance)} at a glance, without any looking ahead; rules of thumb with looking ahead score ${number(ahead)}. Both together: ${number(search)}.`,
			},
		},
		byHand: {
			title: 'How to play by hand',
			intro: 'A person cannot calculate like that, but can play by the same ideas.',
			steps: [
				'**Choose a corner** for your largest tile, and two directions that lead to it. Use the third only when it leaves the edge of that corner full, and the fourth when nothing else is left.',
				'**Keep the edge row full.** As long as it is full and has no equal neighbours, a move along it cannot shift it, and the corner is safe.',
				'**Keep the tiles in order**: the second largest beside the largest, then the third, and in the next row back again.',
				'**Before each move, look for the worst new tile.** If a 2 in one certain cell would wreck everything, choose a direction after which that cell is not empty.',
				'**Merge small tiles early**, next to the large ones and not among them. A small tile behind large ones has to be rescued while it still can be.',
				'**Slow down when cells run out.** With eight empty cells a slip can be mended, with two it often cannot.',
				'**If the fourth direction was forced**, push back at once, before a new tile settles in the corner.',
			],
			more: 'The [rulebook](2048-rules) shows the four mistakes that end most games, with boards. In the [game](2048) the solver grades your moves if you ask it to.',
		},
		repeat: {
			title: 'Repeat it',
			body: [
				'All of this was played with one command of the program that also serves this page, and anyone can run it. The same seed gives the same games.',
			],
			after: 'Without `--games` it plays a thousand games of each.',
		},
		more: {
			title: 'And now',
			body: [
				'[How the solver works](2048-solver), for those who want to know where its judgement comes from. Or set up a board in [practice](2048-practice) and try an idea from there.',
			],
		},
	},
};
