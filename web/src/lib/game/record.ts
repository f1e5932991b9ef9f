/** A game as seed and moves, in the JSON form that `vog 2048 verify` reads too (docs/records.md). */
import type { Engine } from '#lib/engine/engine.ts';
import { count, fields, list, text, Unreadable } from './shape.ts';

export const RECORD_FORMAT = 'vog-2048';
export const RECORD_VERSION = 1;

export interface GameRecord {
	readonly format: typeof RECORD_FORMAT;
	readonly version: typeof RECORD_VERSION;
	/** Sixteen lowercase hex digits. */
	readonly seed: string;
	/** One letter a move: U, D, L or R. */
	readonly moves: string;
	readonly score: number;
	/** Four rows of four tile values, 0 for an empty cell. */
	readonly rows: readonly (readonly number[])[];
	/** How often moves were taken back, hints asked for, moves made by the solver. */
	readonly undos: number;
	readonly hints: number;
	readonly autoplayed: number;
}

/** A solver had a part in this game: it stands for itself, not for the player's best. */
export function isAssisted(record: Pick<GameRecord, 'hints' | 'autoplayed'>): boolean {
	return record.hints > 0 || record.autoplayed > 0;
}

/** The moves do not lead where the record says. */
export class BrokenRecord extends Unreadable {
	override readonly name: string = 'BrokenRecord';

	/** `move` counts from 1: the first that cannot be played, or the last where the end differs. */
	constructor(
		readonly move: number,
		reason: string,
	) {
		super(`move ${move}: ${reason}`);
	}
}

const RECORD_FIELDS = ['format', 'version', 'seed', 'moves', 'score', 'rows', 'undos', 'hints', 'autoplayed'];

/** The record in this value, its shape checked and nothing replayed. Throws Unreadable. */
export function readRecord(value: unknown): GameRecord {
	const from = fields(value, RECORD_FIELDS, 'record');
	if (from.format !== RECORD_FORMAT) throw new Unreadable('record: another format');
	if (from.version !== RECORD_VERSION) throw new Unreadable(`record: version ${String(from.version)}`);
	const rows = list(from.rows, 'rows').map((row) => list(row, 'row').map((tile) => count(tile, 'tile')));
	if (rows.length !== 4 || rows.some((row) => row.length !== 4))
		throw new Unreadable('rows: not four by four');
	return {
		format: RECORD_FORMAT,
		version: RECORD_VERSION,
		seed: text(from.seed, /^[0-9a-f]{16}$/, 'seed'),
		moves: text(from.moves, /^[UDLR]*$/, 'moves'),
		score: count(from.score, 'score'),
		rows,
		undos: count(from.undos ?? 0, 'undos'),
		hints: count(from.hints ?? 0, 'hints'),
		autoplayed: count(from.autoplayed ?? 0, 'autoplayed'),
	};
}

/**
 * Replays the record in the core, which then stands where the record ends. Throws BrokenRecord: a wrong tile, a
 * wrong score and an impossible move never pass.
 */
export function replayRecord(engine: Engine, record: GameRecord): void {
	const broken = engine.replay(BigInt(`0x${record.seed}`), record.moves);
	if (broken !== null) throw new BrokenRecord(broken + 1, 'cannot be played');
	if (engine.score !== record.score) {
		throw new BrokenRecord(record.moves.length, `the score is ${engine.score}, not ${record.score}`);
	}
	if (engine.cells.join() !== record.rows.flat().join()) {
		throw new BrokenRecord(record.moves.length, 'the board is not the one that the record shows');
	}
}

/** The sixteen values as four rows. */
export function rowsOf(cells: readonly number[]): number[][] {
	return [0, 4, 8, 12].map((start) => cells.slice(start, start + 4));
}

export function seedText(seed: bigint): string {
	return BigInt.asUintN(64, seed).toString(16).padStart(16, '0');
}
