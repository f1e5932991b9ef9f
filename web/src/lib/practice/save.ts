/** What is kept of a practice: the board it began from, what was played since, and the board being set up. */
import { rowsOf } from '../game/record.ts';
import { migrated } from '../game/save.ts';
import { count, type Fields, fields, list, parsed, text, Unreadable } from '../game/shape.ts';

export const PRACTICE_KEY = 'vog.2048.practice';
export const PRACTICE_VERSION = 1;

export interface SavedPractice {
	/** Sixteen values: the board that play began from. */
	readonly start: readonly number[];
	/** Sixteen lowercase hex digits, from which new tiles are drawn. */
	readonly seed: string;
	readonly moves: string;
	/** The board as it is being set up; null while the practice is played. */
	readonly draft: readonly number[] | null;
}

const HIGHEST = 131_072;

function board(value: unknown, what: string): number[] {
	const rows = list(value, what).map((row) => list(row, what).map((tile) => count(tile, what)));
	const cells = rows.flat();
	if (rows.length !== 4 || rows.some((row) => row.length !== 4))
		throw new Unreadable(`${what}: not four by four`);
	if (cells.some((tile) => tile !== 0 && (tile < 2 || tile > HIGHEST || !Number.isInteger(Math.log2(tile)))))
		throw new Unreadable(`${what}: no tile`);
	return cells;
}

/** Throws Unreadable. */
export function readPractice(saved: string): SavedPractice {
	const value = fields(parsed(saved), ['version', 'start', 'seed', 'moves', 'draft'], 'practice');
	const from = migrated(value, PRACTICE_VERSION, {});
	return {
		start: board(from.start, 'start'),
		seed: text(from.seed, /^[0-9a-f]{16}$/, 'seed'),
		moves: text(from.moves, /^[UDLR]*$/, 'moves'),
		draft: from.draft === null ? null : board(from.draft, 'draft'),
	};
}

export function writePractice({ start, seed, moves, draft }: SavedPractice): string {
	const value: Fields = {
		version: PRACTICE_VERSION,
		start: rowsOf(start),
		seed,
		moves,
		draft: draft === null ? null : rowsOf(draft),
	};
	return JSON.stringify(value);
}
