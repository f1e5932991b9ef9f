/**
 * A position set up by hand and what is played from it. Apart from the game: a key of its own in the store, no best
 * score, no statistics.
 */
import { type Direction, type Engine, type Flaw, letterOf, type Move } from '#lib/engine/engine.ts';
import { OWNER_KEYS, TabGuard } from '../game/guard.ts';
import { seedText } from '../game/record.ts';
import { Unreadable } from '../game/shape.ts';
import type { Store } from '../game/store.ts';
import { PRACTICE_KEY, readPractice, type SavedPractice, writePractice } from './save.ts';

export interface Around {
	readonly engine: Engine;
	readonly store: Store;
	/** A name that no other tab has. */
	readonly tab: string;
	/** 64 random bits. */
	readonly seed: () => bigint;
	readonly onchange: () => void;
}

/** Where nothing was set up yet: a small beginning, so that there is something to look at. */
const FIRST = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0];

export class Practice {
	readonly #around: Around;
	readonly #guard: TabGuard;
	#start: readonly number[] = FIRST;
	#seed = 0n;
	#moves = '';
	#draft: number[] | null = [...FIRST];
	#damaged = false;

	/** Opens what the store holds, without claiming it for this tab yet. */
	constructor(around: Around) {
		this.#around = around;
		this.#guard = new TabGuard(around.store, OWNER_KEYS.practice, around.tab, around.onchange);
		this.#seed = around.seed();
		this.#load();
	}

	/** This tab practises from now on, from where the last one that did so left off. */
	takeOver(): void {
		this.#guard.claim();
		this.#load();
		this.#around.onchange();
	}

	lookAround(): void {
		this.#guard.lookAround();
	}

	/** Another tab practises; nothing is changed from here. */
	get elsewhere(): boolean {
		return this.#guard.elsewhere;
	}

	/** What was kept could not be read. */
	get damaged(): boolean {
		return this.#damaged;
	}

	/** The sixteen values on the board, as set up or as played. */
	get cells(): number[] {
		return this.#draft === null ? this.#around.engine.cells : [...this.#draft];
	}

	get settingUp(): boolean {
		return this.#draft !== null;
	}

	/** Why the board cannot be played from, or null. */
	get flaw(): Flaw | null {
		return this.#draft === null ? null : this.#around.engine.flawOf(this.#draft);
	}

	/** Points made since the start. */
	get score(): number {
		return this.#draft === null ? this.#around.engine.score : 0;
	}

	/** No direction is valid on the board that is played. */
	get over(): boolean {
		return this.#draft === null && this.#around.engine.over;
	}

	get canUndo(): boolean {
		return this.#draft === null && this.#moves.length > 0;
	}

	/** Where play began, for links. */
	get start(): readonly number[] {
		return this.#draft ?? this.#start;
	}

	/** Puts a tile, 0 for none, on a cell of the board that is being set up. */
	put(cell: number, value: number): void {
		if (this.#draft === null || !this.#guard.mayWrite) return;
		this.#draft[cell] = value;
		this.#changed();
	}

	clear(): void {
		if (this.#draft === null || !this.#guard.mayWrite) return;
		this.#draft.fill(0);
		this.#changed();
	}

	/** The board as it stands, to be changed by hand; false where another tab has it. */
	setUp(): boolean {
		if (!this.#guard.mayWrite) return false;
		this.#draft ??= this.#around.engine.cells;
		this.#changed();
		return true;
	}

	/** Play from the board that was set up; false where no game can come to it. An unchanged board is played on. */
	begin(): boolean {
		const draft = this.#draft;
		if (draft === null) return true;
		if (this.flaw !== null || !this.#guard.mayWrite) return false;
		this.#draft = null;
		this.#replay();
		if (this.#around.engine.cells.join() !== draft.join()) this.#from(draft);
		this.#changed();
		return true;
	}

	/** A position from a link. False where no game can come to it: then it is there to be mended. */
	open(cells: readonly number[]): boolean {
		if (!this.#guard.mayWrite) return false;
		this.#draft = [...cells];
		if (this.flaw !== null) {
			this.#changed();
			return false;
		}
		this.#draft = null;
		if (this.#start.join() !== cells.join()) this.#from(cells);
		else this.#replay();
		this.#changed();
		return true;
	}

	/** Null where the direction is invalid, or the board is being set up. */
	play(direction: Direction): Move | null {
		if (this.#draft !== null || !this.#guard.mayWrite) return null;
		const move = this.#around.engine.play(direction);
		if (move === null) return null;
		this.#moves += letterOf(direction);
		this.#changed();
		return move;
	}

	/** Takes the last move back; the same move afterwards brings the same new tile. */
	undo(): boolean {
		if (!this.canUndo || !this.#guard.mayWrite) return false;
		this.#moves = this.#moves.slice(0, -1);
		this.#replay();
		this.#changed();
		return true;
	}

	/** The board that play began from, with other new tiles to come. */
	restart(): void {
		if (this.#draft !== null || !this.#guard.mayWrite) return;
		this.#from(this.#start);
		this.#changed();
	}

	#from(cells: readonly number[]): void {
		this.#start = [...cells];
		this.#seed = this.#around.seed();
		this.#moves = '';
		this.#replay();
	}

	#replay(): number | null {
		return this.#around.engine.setUp(this.#start, this.#seed, this.#moves);
	}

	#load(): void {
		const kept = this.#around.store.read(PRACTICE_KEY);
		this.#damaged = false;
		try {
			if (kept === null) this.#replay();
			else this.#take(readPractice(kept));
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			this.#damaged = true;
			this.#replay();
		}
	}

	#take(saved: SavedPractice): void {
		const { engine } = this.#around;
		const seed = BigInt(`0x${saved.seed}`);
		if (engine.flawOf(saved.start) !== null || engine.setUp(saved.start, seed, saved.moves) !== null)
			throw new Unreadable('the moves cannot be played');
		this.#start = saved.start;
		this.#seed = seed;
		this.#moves = saved.moves;
		this.#draft = saved.draft === null ? null : [...saved.draft];
	}

	#changed(): void {
		const saved = { start: this.#start, seed: seedText(this.#seed), moves: this.#moves, draft: this.#draft };
		this.#around.store.write(PRACTICE_KEY, writePractice(saved));
		this.#around.onchange();
	}
}
