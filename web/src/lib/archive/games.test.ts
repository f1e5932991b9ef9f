import { afterEach, describe, expect, test, vi } from 'vitest';
import { api, Problem } from '#lib/club/api.ts';
import type { Finished } from '#lib/club/types.ts';
import { Games } from './games.svelte.ts';

const game = (id: number) => ({ id: `game${id}`, ended: 1000 - id }) as Finished;
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => game(from + index));

afterEach(() => vi.restoreAllMocks());

describe('pages of games', () => {
	test('end where the club has no more', async () => {
		const asked = vi.spyOn(api, 'archive').mockResolvedValueOnce(many(4)).mockResolvedValueOnce(many(2, 3));
		const games = new Games(3);
		await games.show({ rated: true });
		expect(games.list).toEqual(many(3));
		expect(games.more).toBe(true);
		await games.next();
		expect(games.list).toEqual(many(5));
		expect(games.more).toBe(false);
		expect(asked.mock.calls).toEqual([
			[{ rated: true }, 4, undefined],
			[{ rated: true }, 4, game(2)],
		]);
	});

	test('that come late do not get into another list', async () => {
		let late: (games: Finished[]) => void = () => {};
		vi.spyOn(api, 'archive')
			.mockReturnValueOnce(new Promise((done) => (late = done)))
			.mockResolvedValueOnce([game(7)]);
		const games = new Games(3);
		const first = games.show({});
		await games.show({ player: 7 });
		late(many(3));
		await first;
		expect(games.list).toEqual([game(7)]);
		expect(games.loading).toBe(false);
	});

	test('that did not come are asked for again, and what is there stays', async () => {
		vi.spyOn(api, 'archive')
			.mockResolvedValueOnce(many(4))
			.mockRejectedValueOnce(new Problem({ code: 'unreachable' }, 0))
			.mockResolvedValueOnce(many(1, 3));
		const games = new Games(3);
		await games.show({});
		await games.next();
		expect(games.trouble).toEqual({ code: 'unreachable' });
		expect(games.list).toEqual(many(3));
		await games.next();
		expect(games.trouble).toBeNull();
		expect(games.list).toEqual(many(4));
	});
});
