/** The page's save of one game: a record, and what the page alone knows about it. Versioned. */
import { type GameRecord, readRecord } from './record.ts';
import { count, type Fields, fields, flag, parsed, seconds, Unreadable } from './shape.ts';

export const SAVE_VERSION = 1;

export interface SavedGame {
	readonly record: GameRecord;
	/** The win banner has come and was answered: it does not come again (T12, T19). */
	readonly continued: boolean;
	/** Seconds spent playing. */
	readonly elapsed: number;
}

/** A newer edition of the page has written this. */
export class FromTheFuture extends Unreadable {
	override readonly name: string = 'FromTheFuture';
}

/**
 * From a version to the next one. Version 1 is the first: a later change of the form adds its step here, and its
 * test holds a save of the older version.
 */
const MIGRATIONS: Readonly<Record<number, (older: Fields) => Fields>> = {};

/** Raises a versioned object step by step to `version`. Throws Unreadable where a step is missing. */
export function migrated(
	value: Fields,
	version: number,
	steps: Readonly<Record<number, (older: Fields) => Fields>>,
): Fields {
	let current = value;
	for (let at = count(value.version, 'version'); at !== version; at++) {
		if (at > version) throw new FromTheFuture(`version ${at}`);
		const step = steps[at];
		if (step === undefined) throw new Unreadable(`version ${at} cannot be read`);
		current = step(current);
	}
	return current;
}

function anyFields(value: unknown, what: string): Fields {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Unreadable(`${what}: no object`);
	return value as Fields;
}

/** The save in this value. Its record is not replayed yet (see Session.resume). Throws Unreadable. */
export function readGame(value: unknown): SavedGame {
	const current = migrated(anyFields(value, 'save'), SAVE_VERSION, MIGRATIONS);
	const from = fields(current, ['version', 'record', 'continued', 'elapsed'], 'save');
	return {
		record: readRecord(from.record),
		continued: flag(from.continued, 'continued'),
		elapsed: seconds(from.elapsed, 'elapsed'),
	};
}

export function readGameText(text: string): SavedGame {
	return readGame(parsed(text));
}

export function writeGame(game: SavedGame): Fields {
	return { version: SAVE_VERSION, record: game.record, continued: game.continued, elapsed: game.elapsed };
}
