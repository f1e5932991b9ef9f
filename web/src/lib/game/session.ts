/**
 * One game in play. The core holds the board; this holds the seed, the moves and what the page must remember
 * about them. The same seed and moves are always the same game, so taking a move back is a replay without it.
 */
import { type Direction, type Engine, letterOf, type Move } from '#lib/engine/engine.ts';
import {
	type GameRecord,
	isAssisted,
	RECORD_FORMAT,
	RECORD_VERSION,
	replayRecord,
	rowsOf,
	seedText,
} from './record.ts';
import type { SavedGame } from './save.ts';

/** Who makes a move. */
export type Player = 'person' | 'solver';

export type Status = 'playing' | 'won' | 'over';

/** What became of a wish to move. */
export type Outcome =
	| { readonly kind: 'moved'; readonly move: Move }
	/** The direction changes nothing (T5). */
	| { readonly kind: 'invalid' }
	/** The win banner waits for its answer (T12). */
	| { readonly kind: 'waiting' }
	| { readonly kind: 'over' };

/** Longer pauses than this between two moves do not count as play. */
const LONGEST_THOUGHT_MS = 30_000;

export class Session {
	readonly #engine: Engine;
	readonly #seed: bigint;
	#moves: string;
	#undos: number;
	#hints: number;
	#autoplayed: number;
	#continued: boolean;
	#elapsed: number;
	#lastMoveAt: number | null = null;

	private constructor(engine: Engine, seed: bigint, from: SavedGame | null) {
		this.#engine = engine;
		this.#seed = seed;
		this.#moves = from?.record.moves ?? '';
		this.#undos = from?.record.undos ?? 0;
		this.#hints = from?.record.hints ?? 0;
		this.#autoplayed = from?.record.autoplayed ?? 0;
		this.#continued = from?.continued ?? false;
		this.#elapsed = from?.elapsed ?? 0;
	}

	/** A new game of this seed (T2). */
	static begin(engine: Engine, seed: bigint): Session {
		engine.start(seed);
		return new Session(engine, seed, null);
	}

	/** The saved game, replayed. Throws BrokenRecord. */
	static resume(engine: Engine, saved: SavedGame): Session {
		replayRecord(engine, saved.record);
		return new Session(engine, BigInt(`0x${saved.record.seed}`), saved);
	}

	/** `now` is in milliseconds of any clock that runs evenly. */
	play(direction: Direction, now: number, by: Player = 'person'): Outcome {
		if (this.#engine.over) return { kind: 'over' };
		if (this.banner) return { kind: 'waiting' };
		const move = this.#engine.play(direction);
		if (move === null) return { kind: 'invalid' };
		this.#moves += letterOf(direction);
		if (by === 'solver') this.#autoplayed += 1;
		if (this.#lastMoveAt !== null) {
			this.#elapsed += Math.min(Math.max(now - this.#lastMoveAt, 0), LONGEST_THOUGHT_MS) / 1000;
		}
		this.#lastMoveAt = now;
		return { kind: 'moved', move };
	}

	/** Takes the last move back. The same move afterwards brings the same new tile. */
	undo(): boolean {
		if (!this.canUndo) return false;
		// Whoever takes the winning move back has seen the banner: it comes once a game (T19).
		if (this.#engine.won) this.#continued = true;
		this.#moves = this.#moves.slice(0, -1);
		this.#undos += 1;
		this.#engine.replay(this.#seed, this.#moves);
		return true;
	}

	/** The solver has told the player something about this game. */
	hinted(): void {
		this.#hints += 1;
	}

	/** The answer to the win banner: on with the same board (T12). */
	keepPlaying(): void {
		if (this.#engine.won) this.#continued = true;
	}

	get cells(): number[] {
		return this.#engine.cells;
	}

	get score(): number {
		return this.#engine.score;
	}

	get highest(): number {
		return this.#engine.highest;
	}

	get moveCount(): number {
		return this.#moves.length;
	}

	get elapsed(): number {
		return this.#elapsed;
	}

	get undos(): number {
		return this.#undos;
	}

	/** The solver has helped in this game, also with moves that were taken back. */
	get assisted(): boolean {
		return isAssisted({ hints: this.#hints, autoplayed: this.#autoplayed });
	}

	/** A merge has made 2048; the game may go on all the same. */
	get won(): boolean {
		return this.#engine.won;
	}

	get over(): boolean {
		return this.#engine.over;
	}

	get status(): Status {
		if (this.over) return 'over';
		return this.won ? 'won' : 'playing';
	}

	/** The win has not been answered yet: to be shown, also where the winning move left the board dead (T19). */
	get banner(): boolean {
		return this.won && !this.#continued;
	}

	get canUndo(): boolean {
		return this.#moves.length > 0;
	}

	get record(): GameRecord {
		return {
			format: RECORD_FORMAT,
			version: RECORD_VERSION,
			seed: seedText(this.#seed),
			moves: this.#moves,
			score: this.score,
			rows: rowsOf(this.cells),
			undos: this.#undos,
			hints: this.#hints,
			autoplayed: this.#autoplayed,
		};
	}

	get saved(): SavedGame {
		return { record: this.record, continued: this.#continued, elapsed: this.#elapsed };
	}
}
