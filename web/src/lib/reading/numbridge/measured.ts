/** What good play of Numbridge is worth, as it was measured and committed. Read when the site is built. */
import type { Variant } from '#lib/club/types.ts';
import read from '../../../../../docs/measured/numbridge.json' with { type: 'json' };

/** Points of win chance in a hundred, with half of the 95% interval where it was measured. */
interface Points {
	readonly points: number;
	readonly error?: number;
}

interface InBoth {
	readonly bridge: Points;
	readonly lightning: Points;
}

export interface Measured {
	readonly worth: Readonly<Record<'waste' | 'knowing' | 'double' | 'tile', InBoth>> & {
		/** Not measured in Bridge. */
		readonly rarest: { readonly bridge: null; readonly lightning: Points };
	};
	/** The share of positions in which that was the best move. */
	readonly exchangeBest: Readonly<Record<'bridge' | 'lightning', number>>;
	readonly clueBest: { readonly lightning: number };
	/** How often the first player won. `even`: the second player's first clue cost one tile (N43). */
	readonly first: readonly {
		readonly variant: Variant;
		readonly clues: number;
		readonly even: boolean;
		readonly share: number;
		readonly error: number;
	}[];
}

export const measured = read as Measured;
