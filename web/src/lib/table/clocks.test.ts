import { expect, test } from 'vitest';
import type { Clocks, Settings } from '#lib/club/types.ts';
import { clockFaces, minutes } from './clocks.ts';

const settings = { move_time: 60 } as Settings;
const clocks: Clocks = { as_of: 1_000_000, running: 'second', move: 45_000, game: [600_000, 500_000] };

test('only the clock that runs goes on', () => {
	const faces = clockFaces(clocks, settings, 'second', 1_010_000);
	expect(faces.first).toEqual({ running: false, game: 600_000, move: null, share: 0 });
	expect(faces.second).toEqual({ running: true, game: 490_000, move: 35_000, share: 35 / 60 });
});

test('a clock that stands shows what it was told, however late it is', () => {
	const faces = clockFaces({ ...clocks, running: null }, settings, 'second', 9_000_000);
	expect(faces.second).toEqual({ running: false, game: 500_000, move: 45_000, share: 0.75 });
});

test.each([
	['after the end', 9_000_000, 0],
	['before the club said so', 900_000, 45_000],
])('no clock shows less than nothing or more than was told: %s', (_, now, move) => {
	expect(clockFaces(clocks, settings, 'second', now).second.move).toBe(move);
});

test.each([
	[83_000, '1:23'],
	[59_001, '1:00'],
	[1, '0:01'],
	[0, '0:00'],
	[1_200_000, '20:00'],
])('%i ms is %s', (ms, text) => {
	expect(minutes(ms)).toBe(text);
});
