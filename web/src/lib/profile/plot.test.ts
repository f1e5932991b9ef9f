import { describe, expect, test } from 'vitest';
import type { Step } from '#lib/club/types.ts';
import { plotted } from './plot.ts';

const WIDTH = 300;
const HEIGHT = 100;
const DAY = 86_400_000;

/** A game a day, each with the rating after it. */
function steps(before: number, after: number[], deviation = 80): Step[] {
	return after.map((points, index) => ({
		game: `game${index}`,
		ended: (index + 1) * DAY,
		before: index === 0 ? before : (after[index - 1] as number),
		after: points,
		deviation,
	}));
}

const courses: [string, Step[]][] = [
	['a single game', steps(1500, [1662], 290)],
	['a rise', steps(1500, [1600, 1650, 1700])],
	['ups and downs', steps(1500, [1400, 1700, 1300, 1502])],
	['no change at all', steps(1500, [1500, 1500])],
	['the whole range', steps(100, [4000, 100])],
	[
		'five hundred games',
		steps(
			1500,
			Array.from({ length: 500 }, (_, n) => 1500 + (n % 37)),
		),
	],
	['games at one instant', steps(1500, [1510, 1520]).map((step) => ({ ...step, ended: DAY }))],
];

describe.each(courses)('a plot of %s', (_, course) => {
	const plot = plotted(course, WIDTH, HEIGHT);
	const all = [...plot.line, ...plot.above, ...plot.below];

	test('lies in its box', () => {
		for (const { x, y } of all) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x).toBeLessThanOrEqual(WIDTH);
			expect(y).toBeGreaterThanOrEqual(0);
			expect(y).toBeLessThanOrEqual(HEIGHT);
		}
	});

	test('goes from left to right, from the rating before the first game to the last', () => {
		expect(plot.line).toHaveLength(course.length + 1);
		const places = plot.line.map(({ x }) => x);
		expect(places).toEqual([...places].sort((one, other) => one - other));
		expect(plot.line[0]?.x).toBe(0);
	});

	test('has a few round ticks, whose heights are those of their ratings', () => {
		expect(plot.ticks.length).toBeGreaterThanOrEqual(2);
		expect(plot.ticks.length).toBeLessThanOrEqual(6);
		expect([plot.ticks[0]?.y, plot.ticks.at(-1)?.y]).toEqual([HEIGHT, 0]);
		const [low, high] = [plot.ticks[0]?.points ?? 0, plot.ticks.at(-1)?.points ?? 0];
		const values = [course[0]?.before ?? 0, ...course.map(({ after }) => after)];
		values.forEach((points, index) => {
			const share = 1 - (plot.line[index]?.y ?? 0) / HEIGHT;
			expect(low + share * (high - low)).toBeCloseTo(points, 6);
		});
	});
});

test('time is to scale', () => {
	const [one, two, three] = steps(1500, [1510, 1520, 1530]) as [Step, Step, Step];
	const { line } = plotted([one, two, { ...three, ended: 10 * DAY }], WIDTH, HEIGHT);
	const [, first, second, third] = line.map(({ x }) => x) as [number, number, number, number];
	expect((third - second) / (second - first)).toBeCloseTo(8, 6);
	expect(third).toBe(WIDTH);
});

test('nothing played is nothing to plot', () => {
	expect(() => plotted([], WIDTH, HEIGHT)).toThrow(RangeError);
});
