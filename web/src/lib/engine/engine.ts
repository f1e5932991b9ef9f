/**
 * The rules of 2048 as the WebAssembly core plays them (T1-T15).
 *
 * This file knows where the core's arrays lie and nothing about the game: every question of what a move does is
 * asked of the core. Build core/bindings/wasm.cpp with `make build/wasm/core.wasm`.
 */

/** In the order of the core's direction numbers, which the record format shares. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const LETTERS = 'UDLR';

/** The letter that stands for a direction in a record's moves. */
export function letterOf(direction: Direction): string {
	return LETTERS.charAt(DIRECTIONS.indexOf(direction));
}

/** Where one tile went. Cells count row by row from the top left, 0 to 15. */
export interface Motion {
	readonly from: number;
	readonly to: number;
	/** This tile and another became one on `to`. */
	readonly merged: boolean;
}

/** What one valid move did. */
export interface Move {
	readonly direction: Direction;
	readonly gained: number;
	/** Every tile that stood on the board, moved or not. */
	readonly motions: readonly Motion[];
	readonly spawn: { readonly cell: number; readonly value: number };
	/** A merge of this move made the first 2048 (T12). */
	readonly wonNow: boolean;
	/** The sixteen tile values after the move, 0 for an empty cell. */
	readonly cells: readonly number[];
}

/** What a push alone makes of a board: no new tile. */
export interface Slide {
	/** The sixteen tile values afterwards. */
	readonly cells: readonly number[];
	readonly gained: number;
	/** False where the direction is invalid (T5). */
	readonly changed: boolean;
}

/** How often a new tile is a 4 (T2, T4); else it is a 2. */
export const CHANCE_OF_FOUR = 0.1;

interface Exports {
	readonly memory: WebAssembly.Memory;
	_initialize(): void;
	cells_at(): number;
	motions_at(): number;
	moves_at(): number;
	most_moves(): number;
	game_start(seed: bigint): void;
	game_replay(seed: bigint, count: number): number;
	game_set_up(seed: bigint, count: number): number;
	game_play(direction: number): number;
	game_score(): number;
	game_move_count(): number;
	game_won(): number;
	game_over(): number;
	game_highest(): number;
	game_valid_directions(): number;
	last_gained(): number;
	last_motion_count(): number;
	last_spawn_cell(): number;
	last_spawn_exponent(): number;
	last_won_now(): number;
	board_slide(direction: number): number;
	board_valid_directions(): number;
	board_is_over(): number;
	board_flaw(): number;
}

/** In the order of the core's numbers. */
const FLAWS = [null, 'empty', 'tooMuch'] as const;
export type Flaw = Exclude<(typeof FLAWS)[number], null>;

const CELLS = 16;

/** Tile values as the core takes them: 2048 is 11, an empty cell 0. */
export function exponentsOf(cells: readonly number[]): number[] {
	return cells.map((value) => (value === 0 ? 0 : Math.log2(value)));
}

function tile(exponent: number): number {
	return exponent === 0 ? 0 : 2 ** exponent;
}

/** One running game of the core. */
export class Engine {
	readonly #core: Exports;

	private constructor(core: Exports) {
		this.#core = core;
		core._initialize();
		core.game_start(0n);
	}

	/** A core of its own, from the bytes of core.wasm or from a fetch of it. */
	static async load(source: BufferSource | Response): Promise<Engine> {
		const bytes = source instanceof Response ? await source.arrayBuffer() : source;
		const { instance } = await WebAssembly.instantiate(bytes, {});
		return new Engine(instance.exports as unknown as Exports);
	}

	/** A new game: two tiles, drawn from this seed of 64 bits (T2). */
	start(seed: bigint): void {
		this.#core.game_start(BigInt.asUintN(64, seed));
	}

	/**
	 * The game after these moves. Returns null, or the index of the first move that cannot be played, the game
	 * then standing before it.
	 */
	replay(seed: bigint, moves: string): number | null {
		const count = this.#writeMoves(moves);
		return this.#broken(this.#core.game_replay(BigInt.asUintN(64, seed), count), moves);
	}

	/** As replay(), for a game that begins from these sixteen values; new tiles are drawn from the seed. */
	setUp(cells: readonly number[], seed: bigint, moves = ''): number | null {
		const count = this.#writeMoves(moves);
		this.#writeCells(cells);
		return this.#broken(this.#core.game_set_up(BigInt.asUintN(64, seed), count), moves);
	}

	/** Why no game can come to this board, or null (T2, T15). The running game is not touched. */
	flawOf(cells: readonly number[]): Flaw | null {
		const own = this.#cells().slice();
		this.#writeCells(cells);
		const flaw = this.#core.board_flaw();
		this.#cells().set(own);
		return FLAWS[flaw] ?? null;
	}

	/** Pushes the tiles of any board (T3, T6-T10). The running game is not touched. */
	slide(cells: readonly number[], direction: Direction): Slide {
		const own = this.#cells().slice();
		this.#writeCells(cells);
		const gained = this.#core.board_slide(DIRECTIONS.indexOf(direction));
		const after = this.cells;
		this.#cells().set(own);
		return { cells: after, gained, changed: after.some((value, cell) => value !== cells[cell]) };
	}

	/** Plays a move, or returns null where it is invalid and nothing has changed (T5). */
	play(direction: Direction): Move | null {
		if (this.#core.game_play(DIRECTIONS.indexOf(direction)) === 0) return null;
		return {
			direction,
			gained: this.#core.last_gained(),
			motions: this.#motions(),
			spawn: { cell: this.#core.last_spawn_cell(), value: tile(this.#core.last_spawn_exponent()) },
			wonNow: this.#core.last_won_now() === 1,
			cells: this.cells,
		};
	}

	/** The sixteen tile values, 0 for an empty cell. */
	get cells(): number[] {
		return Array.from(this.#cells(), tile);
	}

	get score(): number {
		return this.#core.game_score() >>> 0;
	}

	get moveCount(): number {
		return this.#core.game_move_count() >>> 0;
	}

	/** A merge has made 2048 in this game (T12). */
	get won(): boolean {
		return this.#core.game_won() === 1;
	}

	/** No direction is valid any more (T13). */
	get over(): boolean {
		return this.#core.game_over() === 1;
	}

	/** The value of the largest tile on the board. */
	get highest(): number {
		return tile(this.#core.game_highest());
	}

	get validDirections(): Direction[] {
		const bits = this.#core.game_valid_directions();
		return DIRECTIONS.filter((_, number) => (bits >> number) & 1);
	}

	#writeMoves(moves: string): number {
		const count = Math.min(moves.length, this.#core.most_moves());
		const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.moves_at(), count);
		for (let i = 0; i < count; i++) bytes[i] = LETTERS.indexOf(moves.charAt(i)) & 0xff;
		return count;
	}

	#broken(at: number, moves: string): number | null {
		if (at >= 0) return at;
		const most = this.#core.most_moves();
		return moves.length > most ? most : null;
	}

	#writeCells(cells: readonly number[]): void {
		this.#cells().set(exponentsOf(cells));
	}

	#cells(): Uint8Array {
		return new Uint8Array(this.#core.memory.buffer, this.#core.cells_at(), CELLS);
	}

	#motions(): Motion[] {
		const count = this.#core.last_motion_count();
		const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.motions_at(), 3 * count);
		return Array.from({ length: count }, (_, i) => ({
			from: bytes[3 * i] ?? 0,
			to: bytes[3 * i + 1] ?? 0,
			merged: bytes[3 * i + 2] === 1,
		}));
	}
}
