/** The games put aside: each can be brought back, so no reset is for ever. */
import { migrated, readGame, type SavedGame, writeGame } from './save.ts';
import { count, type Fields, fields, flag, list, seconds } from './shape.ts';
import type { Summary } from './statistics.ts';

export const SHELF_VERSION = 1;
const ROOM = 10;

export interface Shelved {
	readonly game: SavedGame;
	readonly summary: Summary;
	/** Whether the statistics hold this game. */
	readonly counted: boolean;
}

/**
 * The newest first. Where the shelf is full the lowest score goes, never the newest: who starts over many times
 * in a row keeps the long game.
 */
export function putAside(shelf: readonly Shelved[], game: Shelved): Shelved[] {
	const filled = [game, ...shelf];
	if (filled.length <= ROOM) return filled;
	const older = filled.slice(1);
	const lowest = Math.min(...older.map((each) => each.summary.score));
	const goes = older.findLastIndex((each) => each.summary.score === lowest);
	return filled.filter((_, index) => index !== goes + 1);
}

const SUMMARY_FIELDS = ['score', 'highest', 'moves', 'won', 'elapsed'];

function readShelved(value: unknown): Shelved {
	const from = fields(value, ['game', 'summary', 'counted'], 'shelved');
	const summary = fields(from.summary, SUMMARY_FIELDS, 'summary');
	return {
		game: readGame(from.game),
		summary: {
			score: count(summary.score, 'score'),
			highest: count(summary.highest, 'highest'),
			moves: count(summary.moves, 'moves'),
			won: flag(summary.won, 'won'),
			elapsed: seconds(summary.elapsed, 'elapsed'),
		},
		counted: flag(from.counted, 'counted'),
	};
}

/** Throws Unreadable. The games are replayed when they are brought back. */
export function readShelf(value: unknown): Shelved[] {
	const from = migrated(fields(value, ['version', 'games'], 'shelf'), SHELF_VERSION, {});
	return list(from.games, 'games').map(readShelved);
}

export function writeShelf(shelf: readonly Shelved[]): Fields {
	const games = shelf.map(({ game, summary, counted }) => ({ game: writeGame(game), summary, counted }));
	return { version: SHELF_VERSION, games };
}
