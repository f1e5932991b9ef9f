/** The export file: the game, the figures and the best score, to be read by this page in any browser. */

import { isAssisted, RECORD_FORMAT, readRecord } from './record.ts';
import { readGame, SAVE_VERSION, type SavedGame } from './save.ts';
import { count, fields, parsed, Unreadable } from './shape.ts';
import { readTotals, type Totals, writeTotals } from './statistics.ts';

export const EXPORT_FORMAT = 'vog-2048-export';
export const EXPORT_VERSION = 1;

export interface Portable {
	readonly game: SavedGame;
	/** Null in a plain record, which carries a game only. */
	readonly totals: Totals | null;
	readonly best: number;
}

export function writePortable(game: SavedGame, totals: Totals, best: number): string {
	const { record, continued, elapsed } = game;
	const file = {
		format: EXPORT_FORMAT,
		version: EXPORT_VERSION,
		record,
		continued,
		elapsed,
		statistics: writeTotals(totals),
		best,
	};
	return `${JSON.stringify(file)}\n`;
}

const EXPORT_FIELDS = ['format', 'version', 'record', 'continued', 'elapsed', 'statistics', 'best'];

/** An export file or a plain record. Throws Unreadable; the game is replayed when it is put on the board. */
export function readPortable(text: string): Portable {
	const value = parsed(text);
	if (typeof value === 'object' && value !== null && 'format' in value && value.format === RECORD_FORMAT) {
		const record = readRecord(value);
		return {
			game: { record, continued: true, elapsed: 0 },
			totals: null,
			best: isAssisted(record) ? 0 : record.score,
		};
	}
	const from = fields(value, EXPORT_FIELDS, 'file');
	if (from.format !== EXPORT_FORMAT) throw new Unreadable('file: another format');
	if (from.version !== EXPORT_VERSION) throw new Unreadable(`file: version ${String(from.version)}`);
	const { record, continued, elapsed } = from;
	return {
		game: readGame({ version: SAVE_VERSION, record, continued, elapsed }),
		totals: readTotals(from.statistics),
		best: count(from.best, 'best'),
	};
}
