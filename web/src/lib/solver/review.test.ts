import { describe, expect, it } from 'vitest';
import { type Direction, exponentsOf, letterOf } from '#lib/engine/engine.ts';
import { games, loadedEngine } from '#lib/game/fixtures.ts';
import type { GameRecord } from '#lib/game/record.ts';
import { solverInProcess } from './fixtures.ts';
import type { Choice } from './module.ts';
import { budgetsFor, positionsOf, review } from './review.ts';

/** Says that `up` is worth most and what the others cost, by the board's first cell. */
function judge(costs: (board: readonly number[]) => Partial<Record<Direction, number>>) {
	const asked: { boards: number; nodes: number }[] = [];
	return {
		asked,
		async bestOfEach(boards: readonly (readonly number[])[], budget: { nodes: number }) {
			asked.push({ boards: boards.length, nodes: budget.nodes });
			return boards.map((board): Choice => {
				const values = Object.fromEntries(
					Object.entries({ up: 0, down: 0, left: 0, right: 0, ...costs(board) }).map(([name, cost]) => [
						name,
						10_000 - cost,
					]),
				);
				return { best: 'up', values, depth: 1, nodes: budget.nodes };
			});
		},
	};
}

const signal = () => new AbortController().signal;
const position = (first: number, direction: Direction) => ({
	cells: [first, ...Array(15).fill(0)] as number[],
	direction,
});

describe('a review', () => {
	it('has the board before each move of a record', async () => {
		const engine = await loadedEngine();
		const record = games.over as GameRecord;
		const positions = (await positionsOf(engine, record, signal())) ?? [];
		expect(positions).toHaveLength(record.moves.length);
		expect(positions.map(({ direction }) => letterOf(direction)).join('')).toBe(record.moves);
		engine.start(BigInt(`0x${record.seed}`));
		expect(positions[0]?.cells).toEqual(engine.cells);
	});

	it('lets the page go on while it replays a long game, and can be stopped there', async () => {
		const engine = await loadedEngine();
		const record = games.won_at_the_last_move as GameRecord;
		let turns = 0;
		const count = async () => {
			turns += 1;
		};
		expect(await positionsOf(engine, record, signal(), count)).toHaveLength(record.moves.length);
		expect(turns).toBe(Math.floor(record.moves.length / 400));
		const stop = new AbortController();
		expect(await positionsOf(engine, record, stop.signal, async () => stop.abort())).toBeNull();
	});

	it('names the costliest moves first, at most five, and counts the grades', async () => {
		const costs = [0, 50, 300, 2000, 600, 0, 120, 800, 1600];
		const positions = costs.map((_, index) => position(2 ** (index + 1), 'left'));
		const solver = judge((board) => ({ left: costs[(board[0] ?? 0) - 1] ?? 0 }));
		const found = await review(solver, positions, () => {}, signal());
		expect(found?.worst.map(({ move }) => move)).toEqual([4, 9, 8, 5, 3]);
		expect(found?.counts).toEqual({ good: 3, inaccuracy: 2, mistake: 2, blunder: 2 });
		expect(found?.losses).toEqual(costs);
		expect(found?.worst[0]).toMatchObject({ graded: { played: 'left', best: 'up', grade: 'blunder' } });
	});

	it('looks twice at what seemed bad, and believes the second look', async () => {
		const solver = judge(() => ({}));
		const looks = {
			bestOfEach: async (boards: readonly (readonly number[])[], budget: { nodes: number }) =>
				(await solver.bestOfEach(boards, budget)).map((choice) => ({
					...choice,
					values: { ...choice.values, left: budget.nodes > 10_000 ? 9990 : 5000 },
				})),
		};
		const found = await review(looks, [position(2, 'left')], () => {}, signal());
		expect(found?.losses).toEqual([10]);
		expect(found?.counts.blunder).toBe(0);
	});

	it('costs about the same whatever the length of the game', () => {
		expect(budgetsFor(100).each).toBe(5000);
		expect(budgetsFor(4000).each).toBe(1000);
		expect(budgetsFor(60_000).each).toBe(200);
	});

	it('tells its progress up to the end', async () => {
		const shares: number[] = [];
		const positions = Array.from({ length: 40 }, () => position(2, 'up'));
		await review(
			judge(() => ({})),
			positions,
			(share) => shares.push(share),
			signal(),
		);
		expect(shares.at(-1)).toBe(1);
		expect(shares).toEqual([...shares].sort((a, b) => a - b));
	});

	it('ends when it is cancelled', async () => {
		const stop = new AbortController();
		const positions = Array.from({ length: 100 }, () => position(2, 'up'));
		const solver = judge(() => ({}));
		const found = await review(solver, positions, () => stop.abort(), stop.signal);
		expect(found).toBeNull();
		expect(solver.asked).toHaveLength(1);
	});

	it('finds a planted blunder with a real search', async () => {
		const solver = solverInProcess();
		const [calm, lost] = [
			{ cells: [512, 256, 128, 64, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0], direction: 'up' as Direction },
			// Right fills the last cell but one with no merge left: the game is over at once.
			{ cells: [2, 4, 8, 16, 4, 8, 16, 32, 64, 2, 4, 8, 128, 256, 0, 2], direction: 'right' as Direction },
		];
		expect(exponentsOf(lost.cells)).toHaveLength(16);
		const found = await review(solver, [calm, lost], () => {}, signal());
		expect(found?.worst[0]).toMatchObject({ move: 2, graded: { grade: 'blunder', played: 'right' } });
		solver.close();
	});
});
