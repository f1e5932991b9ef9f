/** A rating over time as a line that fits in a box; y is counted from the top. */
import type { Step } from '#lib/club/types.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Plot {
	/** From the rating before the first game on, a point for each game. */
	readonly line: readonly Point[];
	/** As far as the deviation goes to both sides, around the games' points. */
	readonly above: readonly Point[];
	readonly below: readonly Point[];
	/** Round ratings and their heights, the lowest first. */
	readonly ticks: readonly { points: number; y: number }[];
	/** The times at the left and right edges. */
	readonly from: number;
	readonly to: number;
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;
/** Of a single game, or of several at one instant: an hour to both sides. */
const HOUR = 3_600_000;

/** Raises where there is no step: then there is nothing to plot. */
export function plotted(steps: readonly Step[], width: number, height: number): Plot {
	const [first, last] = [steps[0], steps.at(-1)];
	if (!first || !last) throw new RangeError('a plot needs a step');
	const span = last.ended - first.ended;
	// The first game's point is not on the edge: the line comes from the rating before it.
	const lead = span === 0 ? HOUR : span * 0.04;
	const [from, to] = [first.ended - lead, span === 0 ? last.ended + HOUR : last.ended];
	const values = [first.before, ...steps.map(({ after }) => after)];
	const { low, high, every } = scale(Math.min(...values), Math.max(...values));
	const x = (time: number) => ((time - from) / (to - from)) * width;
	const y = (points: number) => height * (1 - (points - low) / (high - low));
	const within = (points: number) => y(Math.min(Math.max(points, low), high));
	const ticks = Array.from({ length: Math.round((high - low) / every) + 1 }, (_, index) => {
		const points = low + index * every;
		return { points, y: y(points) };
	});
	return {
		line: [{ x: 0, y: y(first.before) }, ...steps.map(({ ended, after }) => ({ x: x(ended), y: y(after) }))],
		above: steps.map(({ ended, after, deviation }) => ({ x: x(ended), y: within(after + deviation) })),
		below: steps.map(({ ended, after, deviation }) => ({ x: x(ended), y: within(after - deviation) })),
		ticks,
		from,
		to,
	};
}

/** Round bounds around the values, and the distance between ticks, so that there are few of them. */
function scale(least: number, most: number): { low: number; high: number; every: number } {
	for (const every of STEPS) {
		const low = Math.floor((least - 1) / every) * every;
		const high = Math.ceil((most + 1) / every) * every;
		if ((high - low) / every < MOST_TICKS) return { low, high, every };
	}
	return { low: 0, high: 4000, every: 1000 };
}
