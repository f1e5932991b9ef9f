import type { Lands, Mark } from '#lib/club/types.ts';

/** What a field shows: of a table, of a replay, or of a figure in a rulebook. Sets hold cells. */
export interface FieldState {
	size: number;
	blocks: string;
	digits: string;
	clues: string;
	owners: string;
	lands?: Lands | undefined;
	last?: number | undefined;
	marks?: readonly Mark[];
	won?: ReadonlySet<number>;
}

/** What a person has under the finger: lights that are nobody else's. */
export interface Lights {
	/** The cell under the pointer or the focus: its row, column and block are lit (N6). */
	at?: number | null;
	picked?: number | null;
	/** Cells where the picked digit may stand by the rules (N30). */
	candidates?: ReadonlySet<number>;
	/** Pencil marks: digits by cell. */
	notes?: ReadonlyMap<number, string>;
	/** What was sent and is not acknowledged yet; digit 0 for a clue. */
	waiting?: { cell: number; digit: number } | null;
	/** Whose edges are shown thicker. */
	edges?: Owner;
}

export type Owner = 'first' | 'second' | null;

export interface CellPicture {
	cell: number;
	/** 0 where none is visible. */
	digit: number;
	clue: boolean;
	owner: Owner;
	block: number;
}

/** One cell of a field. */
export function cellOf(state: FieldState, cell: number): CellPicture {
	const owner = state.owners[cell];
	return {
		cell,
		digit: Number(state.digits[cell]),
		clue: state.clues[cell] === '1',
		owner: owner === '1' ? 'first' : owner === '2' ? 'second' : null,
		block: Number(state.blocks[cell]),
	};
}

/** Row, column and block of a cell as a person counts them, from 1. */
export function placeOf(
	state: Pick<FieldState, 'size' | 'blocks'>,
	cell: number,
): { row: number; column: number; block: number } {
	return {
		row: Math.floor(cell / state.size) + 1,
		column: (cell % state.size) + 1,
		block: Number(state.blocks[cell]) + 1,
	};
}

/** A cell's name in records: a letter for the column, a number for the row (N32). */
export function nameOf(cell: number, size: number): string {
	return `${'abcdefghi'[cell % size]}${Math.floor(cell / size) + 1}`;
}
