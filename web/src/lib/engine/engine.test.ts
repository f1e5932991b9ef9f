import { beforeAll, describe, expect, it } from 'vitest';
import { coreBytes, games, loadedEngine } from '#lib/game/fixtures.ts';
import { CHANCE_OF_FOUR, DIRECTIONS, type Direction, type Engine } from './engine.ts';

/** The rules written a second time, as plainly as they can be, to hold the core against (T3-T10). */
function pushedRow(row: readonly number[]): { row: number[]; gained: number } {
	const tiles = row.filter((tile) => tile > 0);
	const out: number[] = [];
	let gained = 0;
	while (tiles.length > 0) {
		const tile = tiles.shift() as number;
		if (tiles[0] === tile) {
			tiles.shift();
			out.push(2 * tile);
			gained += 2 * tile;
		} else out.push(tile);
	}
	while (out.length < 4) out.push(0);
	return { row: out, gained };
}

/** The same, each row worked out once: ten thousand games meet few different ones. */
const known = new Map<number, { row: number[]; gained: number }>();
function remembered(row: readonly number[]): { row: number[]; gained: number } {
	const name = row.reduce((sum, tile) => 18 * sum + (tile === 0 ? 0 : Math.log2(tile)), 0);
	let pushed = known.get(name);
	if (pushed === undefined) {
		pushed = pushedRow(row);
		known.set(name, pushed);
	}
	return pushed;
}

const FORWARD = [0, 1, 2, 3];
const BACKWARD = [3, 2, 1, 0];
/** The cells of each line, from the edge that is pushed to. */
const LINES: Readonly<Record<Direction, readonly (readonly number[])[]>> = {
	left: FORWARD.map((line) => FORWARD.map((i) => 4 * line + i)),
	right: FORWARD.map((line) => BACKWARD.map((i) => 4 * line + i)),
	up: FORWARD.map((line) => FORWARD.map((i) => 4 * i + line)),
	down: FORWARD.map((line) => BACKWARD.map((i) => 4 * i + line)),
};

function same(one: readonly number[], other: readonly number[]): boolean {
	return one.every((tile, i) => tile === other[i]);
}

function pushedBoard(cells: readonly number[], direction: Direction): { cells: number[]; gained: number } {
	const out = [...cells];
	let gained = 0;
	for (const places of LINES[direction]) {
		const pushed = remembered(places.map((place) => cells[place] as number));
		places.forEach((place, i) => {
			out[place] = pushed.row[i] as number;
		});
		gained += pushed.gained;
	}
	return { cells: out, gained };
}

let engine: Engine;
beforeAll(async () => {
	engine = await loadedEngine();
});

describe('the core in WebAssembly', () => {
	it('slides every row of tiles up to 32768, in all four directions, as the oracle does', async () => {
		const { instance } = await WebAssembly.instantiate(coreBytes, {});
		const core = instance.exports as unknown as {
			memory: WebAssembly.Memory;
			_initialize(): void;
			cells_at(): number;
			board_slide(direction: number): number;
		};
		core._initialize();
		const memory = new Uint8Array(core.memory.buffer, core.cells_at(), 16);
		const value = (exponent: number) => (exponent === 0 ? 0 : 2 ** exponent);
		let wrong = 0;
		// Four rows at once: every row stands in every line of the board.
		for (let first = 0; first < 65536; first += 4) {
			const exponents = [0, 1, 2, 3].flatMap((n) => {
				const row = first + n;
				return [row & 15, (row >> 4) & 15, (row >> 8) & 15, row >> 12];
			});
			const turned = exponents.map((_, i) => exponents[4 * (i % 4) + (i >> 2)] as number);
			for (const direction of DIRECTIONS) {
				const board = direction === 'left' || direction === 'right' ? exponents : turned;
				memory.set(board);
				const gained = core.board_slide(DIRECTIONS.indexOf(direction));
				const expected = pushedBoard(board.map(value), direction);
				const fits = expected.cells.every((tile, i) => tile === value(memory[i] as number));
				if (!fits || gained !== expected.gained) wrong += 1;
			}
		}
		expect(wrong).toBe(0);
	});

	it('merges up to 131072', async () => {
		const { instance } = await WebAssembly.instantiate(coreBytes, {});
		const core = instance.exports as unknown as {
			memory: WebAssembly.Memory;
			cells_at(): number;
			board_slide(direction: number): number;
		};
		const memory = new Uint8Array(core.memory.buffer, core.cells_at(), 16);
		memory.set([16, 16, 15, 15, ...new Array(12).fill(0)]);
		expect(core.board_slide(DIRECTIONS.indexOf('left'))).toBe(131072 + 65536);
		expect([...memory.slice(0, 4)]).toEqual([17, 16, 0, 0]);
	});

	it('agrees with the oracle over 10,000 random games, move by move', () => {
		let random = 1;
		const below = (n: number) => {
			random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
			return Math.floor((random / 2 ** 32) * n);
		};
		let moves = 0;
		for (let game = 0; game < 10_000; game++) {
			engine.start(BigInt(game) * 0x9e3779b97f4a7c15n);
			let cells = engine.cells;
			let score = 0;
			while (!engine.over) {
				const direction = DIRECTIONS[below(4)] as Direction;
				const expected = pushedBoard(cells, direction);
				const move = engine.play(direction);
				if ((move !== null) === same(expected.cells, cells))
					throw new Error(`game ${game}: validity differs`);
				if (move === null) continue;
				const { cell, value } = move.spawn;
				if (expected.cells[cell] !== 0) throw new Error(`game ${game}: a tile on a tile`);
				expected.cells[cell] = value;
				score += expected.gained;
				const fits = same(expected.cells, move.cells) && move.gained === expected.gained;
				if (!fits || score !== engine.score) throw new Error(`game ${game}: the move differs`);
				cells = expected.cells;
				moves += 1;
			}
			const dead = DIRECTIONS.every((direction) => same(pushedBoard(cells, direction).cells, cells));
			if (!dead) throw new Error(`game ${game}: over too early`);
		}
		expect(moves).toBeGreaterThan(1_000_000);
	}, 120_000);

	it('spawns a 4 once in ten and every empty cell alike (chi-square over 100,000)', () => {
		const perCell = new Array<number>(16).fill(0);
		let fours = 0;
		const spawns = 100_000;
		for (let seed = 0; seed < spawns / 2; seed++) {
			engine.start(BigInt(seed));
			engine.cells.forEach((value, cell) => {
				if (value > 0) perCell[cell] = (perCell[cell] as number) + 1;
				if (value === 4) fours += 1;
			});
		}
		const expectedCell = spawns / 16;
		const cellSquares = perCell.reduce((sum, seen) => sum + (seen - expectedCell) ** 2 / expectedCell, 0);
		const valueSquares =
			(fours - spawns * CHANCE_OF_FOUR) ** 2 / (spawns * CHANCE_OF_FOUR * (1 - CHANCE_OF_FOUR));
		expect(cellSquares).toBeLessThan(37.7); // 15 degrees of freedom, p = 0.001
		expect(valueSquares).toBeLessThan(10.83); // 1 degree of freedom, p = 0.001
	});

	it('tells where every tile went, so that the motions lead to the board without the new tile', () => {
		engine.start(7n);
		for (let i = 0; i < 200; i++) {
			const before = engine.cells;
			const direction = engine.validDirections[i % engine.validDirections.length];
			if (direction === undefined) break;
			const move = engine.play(direction);
			if (move === null) throw new Error('a valid direction was refused');
			const drawn = new Array<number>(16).fill(0);
			for (const { from, to } of move.motions) drawn[to] = (drawn[to] as number) + (before[from] as number);
			drawn[move.spawn.cell] = move.spawn.value;
			expect(drawn).toEqual(move.cells);
		}
	});

	it('pushes any board without a new tile, and the running game stays', () => {
		engine.start(11n);
		const { cells, score } = engine;
		const before = [4, 4, 4, 0, 2, 2, 4, 8, ...new Array<number>(8).fill(0)];
		for (const direction of DIRECTIONS) {
			const expected = pushedBoard(before, direction);
			const slid = engine.slide(before, direction);
			expect(slid).toEqual({ ...expected, changed: !same(expected.cells, before) });
		}
		expect(engine.slide([2, 4, 8, 16, ...new Array<number>(12).fill(0)], 'up').changed).toBe(false);
		expect([engine.cells, engine.score]).toEqual([cells, score]);
	});

	it('replays a game and stops at the first move that cannot be played', () => {
		const record = games.won_at_the_last_move;
		expect(engine.replay(BigInt(`0x${record.seed}`), record.moves)).toBeNull();
		expect(engine.won).toBe(true);
		expect(engine.score).toBe(record.score);
		expect(engine.moveCount).toBe(record.moves.length);
		engine.start(5n);
		const invalid = DIRECTIONS.find((direction) => !engine.validDirections.includes(direction));
		if (invalid !== undefined) {
			expect(engine.replay(5n, invalid.charAt(0).toUpperCase())).toBe(0);
		}
	});
});

describe('a board that was set up', () => {
	const LATE = [1024, 512, 256, 128, 2, 4, 8, 64, 0, 0, 2, 4, 0, 0, 0, 2];

	it('is where the game begins, with its new tiles from the seed', async () => {
		const engine = await loadedEngine();
		expect(engine.setUp(LATE, 7n)).toBeNull();
		expect(engine.cells).toEqual(LATE);
		expect([engine.score, engine.won, engine.over]).toEqual([0, false, false]);
		engine.play('left');
		const after = engine.cells;
		expect(engine.setUp(LATE, 7n, 'L')).toBeNull();
		expect(engine.cells).toEqual(after);
		expect(engine.setUp(LATE, 7n, 'LX')).toBe(1);
	});

	it('with a 2048 on it is won already', async () => {
		const engine = await loadedEngine();
		engine.setUp([2048, ...LATE.slice(1)], 7n);
		expect(engine.won).toBe(true);
		expect(engine.play('left')?.wonNow).toBe(false);
	});

	it('is refused where no game can come to it, and the running game stays', async () => {
		const engine = await loadedEngine();
		engine.start(42n);
		const { cells } = engine;
		expect(engine.flawOf(Array(16).fill(0))).toBe('empty');
		expect(engine.flawOf([131_072, 131_072, ...Array(14).fill(0)])).toBe('tooMuch');
		const most = [131_072, 65_536, 32_768, 16_384, 8192, 4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4];
		expect(engine.flawOf(most)).toBeNull();
		expect(engine.flawOf(LATE)).toBeNull();
		expect(engine.cells).toEqual(cells);
	});
});
