/**
 * How good a move was, held against the solver's own choice. The loss is the difference of the two values, in points
 * expected to the end of the game; the grade goes by its share of what was to be expected.
 */
import type { Direction } from '#lib/engine/engine.ts';
import type { Choice } from './module.ts';

export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** From this share of the expected points on a move is an inaccuracy, a mistake, a blunder. */
export const THRESHOLDS = { inaccuracy: 0.01, mistake: 0.05, blunder: 0.15 } as const;

export interface Graded {
	readonly played: Direction;
	/** The solver's choice. */
	readonly best: Direction;
	/** Points given away; 0 where the choice was the solver's. */
	readonly loss: number;
	/** The loss as a share of what was to be expected with the best move, 0 to 1. */
	readonly share: number;
	readonly grade: Grade;
}

/** Null where the solver has no value for the move: the board was dead, or the direction invalid. */
export function graded(choice: Choice, played: Direction): Graded | null {
	const { best, values } = choice;
	const value = values[played];
	const top = best === null ? undefined : values[best];
	if (best === null || top === undefined || value === undefined) return null;
	const loss = Math.max(0, top - value);
	const share = top > 0 ? Math.min(1, loss / top) : 0;
	return { played, best, loss, share, grade: gradeOf(share) };
}

export function gradeOf(share: number): Grade {
	if (share >= THRESHOLDS.blunder) return 'blunder';
	if (share >= THRESHOLDS.mistake) return 'mistake';
	return share >= THRESHOLDS.inaccuracy ? 'inaccuracy' : 'good';
}
