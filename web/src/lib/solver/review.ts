/**
 * A game looked at again: every move held against the solver's choice. Long games get fewer nodes a move, so that a
 * review takes seconds whatever its length; the moves that look worst are then thought about once more, deeper.
 */
import { DIRECTIONS, type Direction, type Engine, exponentsOf, letterOf } from '#lib/engine/engine.ts';
import type { GameRecord } from '../game/record.ts';
import { type Graded, graded } from './grade.ts';
import type { Solver } from './solver.ts';
import { turn as nextTurn } from './turn.ts';

export interface Moment {
	/** Counting from 1. */
	readonly move: number;
	/** The board before it. */
	readonly cells: readonly number[];
	readonly graded: Graded;
}

export interface Review {
	/** The loss of each move in points, in the order of play. */
	readonly losses: readonly number[];
	readonly counts: Readonly<Record<Graded['grade'], number>>;
	/** The costliest first; none that lost nothing. */
	readonly worst: readonly Moment[];
	readonly budgets: Budgets;
}

export interface Budgets {
	/** Nodes for every move. */
	readonly each: number;
	/** Nodes for the moves that looked worst. */
	readonly doubtful: number;
	/** How many of those. */
	readonly looked: number;
}

export const ALL_NODES = 4_000_000;
const MOST_EACH = 5_000;
/** Fewer tell nothing. */
const LEAST_EACH = 200;
const DOUBTFUL_NODES = 30_000;
const DOUBTFUL_MOVES = 24;
const WORST = 5;
/** Boards in one question: some hundredths of a second, so that a stop is heard at once. */
const AT_ONCE_NODES = 50_000;
/** Moves replayed between two looks around: some milliseconds. */
const REPLAYED_AT_ONCE = 400;

export function budgetsFor(moves: number): Budgets {
	const each = Math.min(MOST_EACH, Math.max(LEAST_EACH, Math.floor(ALL_NODES / Math.max(1, moves))));
	return { each, doubtful: DOUBTFUL_NODES, looked: Math.min(DOUBTFUL_MOVES, moves) };
}

interface Played {
	readonly cells: readonly number[];
	readonly direction: Direction;
}

/**
 * The boards of a record, each with the move that was made on it; null where `signal` was aborted. The engine must be
 * one that nobody plays on. A long game is replayed in portions, between which `turn` lets the page go on.
 */
export async function positionsOf(
	engine: Engine,
	record: GameRecord,
	signal: AbortSignal,
	turn: () => Promise<void> = nextTurn,
): Promise<readonly Played[] | null> {
	engine.start(BigInt(`0x${record.seed}`));
	const played: Played[] = [];
	for (const letter of record.moves) {
		const direction = DIRECTIONS.find((one) => letterOf(one) === letter);
		if (direction === undefined) break;
		const cells = engine.cells;
		if (engine.play(direction) === null) break;
		played.push({ cells, direction });
		if (played.length % REPLAYED_AT_ONCE === 0) {
			await turn();
			if (signal.aborted) return null;
		}
	}
	return played;
}

/** Null where `signal` was aborted or the solver was asked something else. */
export async function review(
	solver: Pick<Solver, 'bestOfEach'>,
	positions: readonly Played[],
	onprogress: (share: number) => void,
	signal: AbortSignal,
	budgets: Budgets = budgetsFor(positions.length),
): Promise<Review | null> {
	const all = positions.length * budgets.each + budgets.looked * budgets.doubtful;
	let spent = 0;

	async function grades(chosen: readonly Played[], nodes: number): Promise<(Graded | null)[] | null> {
		const atOnce = Math.max(1, Math.floor(AT_ONCE_NODES / nodes));
		const found: (Graded | null)[] = [];
		for (let from = 0; from < chosen.length; from += atOnce) {
			if (signal.aborted) return null;
			const some = chosen.slice(from, from + atOnce);
			const choices = await solver.bestOfEach(
				some.map(({ cells }) => exponentsOf(cells)),
				{ nodes },
			);
			if (choices === null) return null;
			choices.forEach((choice, index) => {
				const direction = some[index]?.direction;
				found.push(direction === undefined ? null : graded(choice, direction));
			});
			spent += some.length * nodes;
			onprogress(spent / all);
		}
		return found;
	}

	const first = await grades(positions, budgets.each);
	if (first === null) return null;
	const doubtful = byLoss(first).slice(0, budgets.looked);
	const again = await grades(
		doubtful.flatMap((index) => positions[index] ?? []),
		budgets.doubtful,
	);
	if (again === null) return null;
	const final = [...first];
	doubtful.forEach((index, place) => {
		final[index] = again[place] ?? null;
	});
	onprogress(1);
	return summary(positions, final, new Set(doubtful), budgets);
}

function byLoss(grades: readonly (Graded | null)[]): number[] {
	const loss = (index: number) => grades[index]?.loss ?? 0;
	return grades
		.map((_, index) => index)
		.filter((index) => loss(index) > 0)
		.sort((one, other) => loss(other) - loss(one) || one - other);
}

function summary(
	positions: readonly Played[],
	grades: readonly (Graded | null)[],
	/** Those that were looked at twice: only of them can be said that they are the worst. */
	sure: ReadonlySet<number>,
	budgets: Budgets,
): Review {
	const counts = { good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
	for (const one of grades) if (one !== null) counts[one.grade] += 1;
	const worst = byLoss(grades)
		.filter((index) => sure.has(index))
		.slice(0, WORST)
		.flatMap((index): Moment[] => {
			const one = grades[index];
			const cells = positions[index]?.cells;
			return one == null || cells === undefined ? [] : [{ move: index + 1, cells, graded: one }];
		});
	return { losses: grades.map((one) => one?.loss ?? 0), counts, worst, budgets };
}
