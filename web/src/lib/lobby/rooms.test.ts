import { expect, test } from 'vitest';
import { bridge, lightning, room } from './fixtures.ts';
import { grouped } from './rooms.ts';

const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id);

test('rooms stand by variant in the order of the host, and closed ones nowhere', () => {
	const groups = grouped([
		room('slow', [bridge], { order: 4 }),
		room('all', [bridge, lightning], { order: 9 }),
		room('flash', [lightning], { order: 2 }),
		room('quick', [bridge], { order: 3 }),
		room('shut', [bridge], { order: 1, open: false }),
	]);
	expect(groups.single.map(({ variant, rooms }) => [variant, ids(rooms)])).toEqual([
		['lightning', ['flash']],
		['bridge', ['quick', 'slow']],
	]);
	expect(ids(groups.several)).toEqual(['all']);
});
