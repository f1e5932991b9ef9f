/** The values of the four directions as a person reads them: what each costs against the best. */
import { DIRECTIONS, type Direction } from '#lib/engine/engine.ts';
import type { Choice } from '../module.ts';

export interface Bar {
	readonly best: boolean;
	readonly value: number;
	/** Points less than the best. */
	readonly loss: number;
	/** 0 to 100: full for the best, empty from a loss of EMPTY_AT of what is to be expected. */
	readonly length: number;
}

/** Values of neighbouring moves differ by some hundredths: bars from zero would all look alike. */
const EMPTY_AT = 0.25;
/** What is left of an empty bar, so that a bad move still differs from none. */
const LEAST = 2;

/** Null for a direction that is not valid. */
export function barsOf(choice: Choice): Record<Direction, Bar | null> {
	const top = choice.best === null ? 0 : (choice.values[choice.best] ?? 0);
	const bar = (direction: Direction): Bar | null => {
		const value = choice.values[direction];
		if (value === undefined) return null;
		const loss = Math.max(0, top - value);
		const share = top > 0 ? loss / (top * EMPTY_AT) : 0;
		return { best: direction === choice.best, value, loss, length: Math.max(LEAST, 100 * (1 - share)) };
	};
	return Object.fromEntries(DIRECTIONS.map((one) => [one, bar(one)])) as Record<Direction, Bar | null>;
}
