/** What tools/rulebook writes: positions that the engine played, and the numbers of the rules. */
import type { Lands, Mark, Player, Variant } from '#lib/club/types.ts';

/** A position as a seat sees it; lists hold cells. */
export interface Drawn {
	readonly variant: Variant;
	readonly size: number;
	readonly blocks: string;
	readonly digits: string;
	readonly clues: string;
	readonly owners: string;
	readonly lands?: Lands;
	/** The cell of the last move. */
	readonly last?: number;
	/** A miss that has just been made. */
	readonly marks: readonly Mark[];
	readonly won: readonly number[];
	/** The seat's tiles, rising. */
	readonly hand: readonly number[];
	readonly bag: number;
	readonly lights?: {
		readonly at?: number;
		readonly picked?: number;
		readonly candidates?: readonly number[];
	};
}

/**
 * Why a digit is certain: no other cell of that region is open to it, the cell is open to no other digit, or one of
 * these holds when what is certain at one look has been written in.
 */
export type Why = 'block' | 'row' | 'column' | 'digit' | 'second';

/** A move of the worked opening and the position after it. */
export interface Step {
	readonly seat: Player;
	readonly did: 'placed' | 'missed' | 'took-clue';
	readonly cell: string;
	/** Of the tile, or of the clue. */
	readonly digit: number;
	/** What the first player paid; what the second pays is hidden. */
	readonly paid: readonly number[];
	/** Null where the move was no placing, or not certain at one look. */
	readonly why: Why | null;
	readonly drawn: Drawn;
}

/** A clue taken: before, after, and after the own move that followed. */
export interface ClueTaken {
	readonly cell: string;
	readonly paid: readonly number[];
	readonly before: Drawn;
	readonly after: Drawn;
	readonly later: Drawn;
}

/** The usual settings of a variant; times in seconds. */
export interface Usual {
	readonly size: number;
	readonly clues: number;
	readonly price: number;
	readonly moveTime: number;
	readonly gameTime: number;
}

/** What a room allows in one variant; times in seconds. */
export interface RoomLimits {
	readonly room: string;
	/** Whether the room has several variants. */
	readonly several: boolean;
	readonly variant: Variant;
	readonly clues: number;
	readonly least: number;
	readonly most: number;
	readonly price: number;
	readonly moveTime: number;
	readonly gameTime: number;
	readonly candidates: boolean;
	readonly firstClueAtOne: boolean;
}

export interface Figures {
	readonly numbers: {
		readonly hand: number;
		readonly usual: Readonly<Record<Variant, Usual>>;
		readonly blockOfSmall: { readonly rows: number; readonly columns: number };
		/** More than half: of a block's cells, and of the blocks. */
		readonly majority: { readonly cells: number; readonly of: number; readonly blocks: number };
		readonly markSeconds: number;
		readonly timeoutsToClaim: number;
		readonly turnsToCount: number;
		readonly adjournmentDays: number;
		readonly resumeMinutes: number;
		readonly leaseSeconds: number;
		/** How likely a digit, and one of two digits, is in a fresh hand. */
		readonly fresh: Readonly<Record<'bridge' | 'lightning', { readonly one: number; readonly two: number }>>;
	};
	readonly rooms: readonly RoomLimits[];
	readonly fields: { readonly regular: Drawn; readonly irregular: Drawn };
	readonly neighbours: { readonly field: Drawn; readonly corners: readonly [number, number] };
	readonly regions: Drawn;
	readonly placing: {
		readonly digit: number;
		readonly cell: string;
		readonly wrong: string;
		readonly before: Drawn;
		readonly right: Drawn;
		readonly miss: Drawn;
	};
	readonly clue: { readonly one: ClueTaken; readonly two: ClueTaken };
	readonly exchange: {
		readonly before: readonly number[];
		readonly after: readonly number[];
		readonly bag: number;
	};
	readonly nothing: {
		readonly digit: number;
		readonly cell: string;
		readonly before: Drawn;
		readonly after: Drawn;
	};
	readonly candidates: {
		readonly digit: number;
		readonly open: number;
		readonly right: number;
		readonly field: Drawn;
	};
	readonly bridge: { readonly winner: Player; readonly field: Drawn };
	readonly lightning: { readonly winner: Player; readonly field: Drawn };
	readonly lands: {
		readonly block: number;
		readonly taken: Drawn;
		readonly won: Drawn;
		readonly blocks: number;
	};
	readonly opening: { readonly deal: Drawn; readonly steps: readonly Step[] };
	readonly sure: {
		readonly digit: number;
		readonly cell: string;
		readonly guess: number;
		readonly open: number;
		readonly field: Drawn;
	};
}
