import { describe, expect, it, test } from 'vitest';
import { exponentsOf } from '#lib/engine/engine.ts';
import { answers, budgetOf, code, loadedModule, solverInProcess } from './fixtures.ts';
import { NoNetwork, SolverModule } from './module.ts';
import { Unavailable } from './solver.ts';

const OPEN = [1, 0, 0, 2, 0, 4, 0, 0, 0, 1, 6, 0, 2, 3, 7, 9];
const BUSY = [1, 2, 3, 4, 2, 3, 4, 5, 6, 1, 2, 3, 7, 8, 0, 1];
const DEAD = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1];

describe('the module', () => {
	it('answers every question as Python does', async () => {
		const solver = await loadedModule();
		for (const answer of answers) {
			const { best, values, depth, searched } = answer;
			const last = [...solver.think(exponentsOf(answer.rows.flat()), budgetOf(answer))].at(-1);
			expect(last).toEqual({ best, values, depth, nodes: searched });
		}
	});

	it('knows nothing to play on a dead board', async () => {
		const solver = await loadedModule();
		expect([...solver.think(DEAD, { nodes: 1000 })].at(-1)).toMatchObject({ best: null, values: {} });
	});

	it('looks further with every step, and stops when the time is up', async () => {
		let now = 0;
		const solver = await loadedModule(() => now++);
		const steps = [...solver.think(OPEN, { ms: 30 })];
		expect(steps.length).toBeGreaterThan(3);
		expect(now).toBeLessThan(80);
		const depths = steps.map(({ depth }) => depth);
		expect(depths).toEqual([...depths].sort((a, b) => a - b));
	});

	it('takes no bytes that are no network', async () => {
		await expect(SolverModule.load(code, new Uint8Array(100))).rejects.toThrow(NoNetwork);
	});
});

describe('the solver in its worker', () => {
	it('answers as Python does', async () => {
		const solver = solverInProcess();
		for (const answer of answers.slice(0, 10)) {
			const choice = await solver.best(exponentsOf(answer.rows.flat()), budgetOf(answer));
			expect(choice?.best).toBe(answer.best);
			expect(choice?.values).toEqual(answer.values);
			expect(choice?.nodes).toBe(answer.searched);
		}
		solver.close();
	});

	it('answers for many boards at once, in their order', async () => {
		const solver = solverInProcess();
		const many = await solver.bestOfEach([OPEN, BUSY, DEAD], { nodes: 500 });
		const each = [];
		for (const board of [OPEN, BUSY, DEAD]) each.push(await solver.best(board, { nodes: 500 }));
		expect(many).toEqual(each);
		expect(await solver.bestOfEach([], { nodes: 500 })).toEqual([]);
		solver.close();
	});

	it('gives the values of the valid directions alone', async () => {
		const solver = solverInProcess();
		expect(Object.keys((await solver.evaluate(BUSY)) ?? {}).sort()).toEqual(['down', 'left', 'right']);
		expect(await solver.evaluate(DEAD)).toEqual({});
		solver.close();
	});

	it('drops a question for a newer one, however long the first would take', async () => {
		const solver = solverInProcess();
		await solver.load();
		const long = solver.best(OPEN, { nodes: 1e12 });
		const short = solver.best(BUSY, { nodes: 500 });
		expect(await long).toBeNull();
		expect((await short)?.best).not.toBeNull();
		solver.close();
	});

	it('stops in the middle of a search and can be asked again', async () => {
		const solver = solverInProcess();
		await solver.load();
		let steps = 0;
		const long = solver.best(OPEN, { nodes: 1e12 }, () => {
			steps += 1;
			solver.stop();
		});
		expect(await long).toBeNull();
		expect(steps).toBe(1);
		expect(await solver.best(BUSY, { nodes: 500 })).not.toBeNull();
		solver.close();
	});

	it('tells how much of it has come', async () => {
		const shares: number[] = [];
		const solver = solverInProcess();
		await solver.load((share) => shares.push(share));
		expect(shares).toEqual([0.5]);
		solver.close();
	});

	test.each([
		['unreachable', 'unreachable'],
		['damaged', 'damaged'],
		['nonsense', 'damaged'],
	] as const)(
		'says what is wrong where its files are %s, and tries anew when asked again',
		async (fate, trouble) => {
			const solver = solverInProcess(fate, 'arrives');
			const lost = await solver.best(OPEN, { nodes: 10 }).catch((error: unknown) => error);
			expect(lost).toBeInstanceOf(Unavailable);
			expect((lost as Unavailable).trouble).toBe(trouble);
			expect((await solver.best(OPEN, { nodes: 10 }))?.best).not.toBeNull();
			solver.close();
		},
	);
});
