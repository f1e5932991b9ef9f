import { beforeAll, describe, expect, test } from 'vitest';
import { loadedEngine } from '#lib/game/fixtures.ts';
import { type Limits, limits, type Rung, rungs } from './limits.ts';

let ladder: Rung[];
let found: Limits;
beforeAll(async () => {
	ladder = rungs(await loadedEngine());
	found = limits(ladder);
});

describe('the ladder of tiles', () => {
	test('goes from 2 to 131072', () => {
		expect(ladder.map(({ tile }) => tile)).toEqual(Array.from({ length: 17 }, (_, n) => 2 ** (n + 1)));
	});

	test('stands for (n - 1) x 2^n points', () => {
		for (const { tile, points } of ladder) expect(points).toBe((Math.log2(tile) - 1) * tile);
	});
});

describe('the limits of a game', () => {
	// Counted by hand and by exhaustive search on small boards, before this was written.
	test.each<[keyof Limits, number]>([
		['highestTile', 131_072],
		['highestOfTwos', 65_536],
		['highestScore', 3_932_100],
		['longestGame', 131_052],
		['goalOfFours', 18_432],
		['goalExpected', 20_108],
	])('%s is %i', (name, value) => {
		expect(found[name]).toBe(value);
	});

	test('need 519 moves for 2048 with 4s alone, 1,032 with 2s alone', () => {
		expect([found.fewest.moves, found.fewestOfTwos.moves]).toEqual([519, 1032]);
	});

	test('fill the board to what the core takes for possible, and no further', async () => {
		const engine = await loadedEngine();
		expect(found.ladder).toHaveLength(16);
		expect(engine.flawOf(found.ladder)).toBeNull();
		expect(engine.flawOf([...found.ladder.slice(0, 15), 8])).toBe('tooMuch');
	});
});
