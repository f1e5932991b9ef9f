import { describe, expect, test } from 'vitest';
import { type StrategyName, solverResults, strategyResults, tilesShown } from './measured.ts';

const mean = (name: StrategyName) =>
	strategyResults.find((result) => result.name === name)?.mean ?? Number.NaN;
const share = (name: StrategyName) =>
	strategyResults.find((result) => result.name === name)?.rates[2048] ?? Number.NaN;

describe('what the strategy page says of the figures', () => {
	test('taking the most points is no better than turning round and round', () => {
		expect(mean('score greedy')).toBeLessThan(mean('clockwise'));
	});

	test('giving up a direction more than doubles random play', () => {
		expect(Math.min(mean('corner'), mean('two directions'))).toBeGreaterThan(2 * mean('random'));
	});

	test('order is worth almost twice as much as room', () => {
		const times = mean('snake greedy') / mean('empty greedy');
		expect(times).toBeGreaterThan(1.7);
		expect(times).toBeLessThan(2);
	});

	test('looking one tile ahead makes the largest difference, from almost never to most games', () => {
		expect(mean('snake, one spawn ahead')).toBeGreaterThan(5 * mean('snake greedy'));
		expect(share('snake greedy')).toBeLessThan(0.02);
		expect(share('snake, one spawn ahead')).toBeGreaterThan(0.5);
	});

	test('judgement beats rules of thumb, and both together beat either', () => {
		expect(mean('solver, 1 ply')).toBeGreaterThan(mean('snake, one spawn ahead'));
		expect(mean('solver, 1000 nodes')).toBeGreaterThan(mean('solver, 1 ply'));
	});

	test('there are ten strategies, as the texts say', () => {
		expect(strategyResults).toHaveLength(10);
	});
});

describe('results', () => {
	test('show the tiles that some games have reached', () => {
		expect(tilesShown(strategyResults)).toEqual([512, 1024, 2048, 4096, 8192, 16384, 32768]);
	});

	test('that were stopped early have no score', () => {
		for (const { until, mean } of solverResults) expect(mean === null).toBe(until !== null);
	});
});
