/** What a page of 2048 draws, worked out by the engine when the site is built. Nothing here reaches a browser. */
import { DIRECTIONS, type Direction, type Engine, type Move } from '#lib/engine/engine.ts';

/** Sixteen tile values, or the four of a row; 0 is an empty cell. */
export type Cells = readonly number[];

/** A push, without the new tile. */
export interface Push {
	readonly before: Cells;
	readonly direction: Direction;
	readonly after: Cells;
	readonly gained: number;
}

/** A whole move. */
export interface Turn extends Push {
	/** The board after the push, before the new tile. */
	readonly slid: Cells;
	/** The cell of the new tile. */
	readonly spawned: number;
}

const ROW = 4;

export function empty(count: number): number[] {
	return new Array<number>(count).fill(0);
}

/** Throws where the direction is invalid: a figure that shows nothing is a slip. */
export function pushed(engine: Engine, before: Cells, direction: Direction): Push {
	const { cells, gained, changed } = engine.slide(before, direction);
	if (!changed) throw new Error(`pushing ${direction} changes nothing on ${before}`);
	return { before, direction, after: cells, gained };
}

/** A push of a single row of four. */
export function pushedRow(engine: Engine, row: Cells, direction: 'left' | 'right'): Push {
	const push = pushed(engine, [...row, ...empty(12)], direction);
	return { ...push, before: row, after: push.after.slice(0, ROW) };
}

/** The directions in which something moves. */
export function validOn(engine: Engine, cells: Cells): Direction[] {
	return DIRECTIONS.filter((direction) => engine.slide(cells, direction).changed);
}

/** The move from a board that was set up, its new tile drawn from the seed. */
export function turn(engine: Engine, before: Cells, direction: Direction, seed: bigint): Turn {
	engine.setUp(before, seed);
	const move: Move | null = engine.play(direction);
	if (move === null) throw new Error(`pushing ${direction} changes nothing on ${before}`);
	const slid = engine.slide(before, direction).cells;
	return { before, direction, after: move.cells, gained: move.gained, slid, spawned: move.spawn.cell };
}

/** Equal neighbours, side by side or one above the other, as pairs of cells. */
export function pairsOn(cells: Cells): [number, number][] {
	return cells.flatMap((value, cell) => {
		const beside = cell % ROW < ROW - 1 ? [cell + 1] : [];
		const below = cell + ROW < cells.length ? [cell + ROW] : [];
		return [...beside, ...below]
			.filter((other) => value > 0 && cells[other] === value)
			.map((other): [number, number] => [cell, other]);
	});
}
