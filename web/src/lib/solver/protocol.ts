/** What the page and the solver's worker say to each other. */
import type { Budget, Choice } from './module.ts';

/** Sixteen exponents each, row by row, 0 for an empty cell. */
export type Exponents = readonly number[];

export type Request =
	| { readonly kind: 'load' }
	/** Takes the place of whatever is being thought about. */
	| {
			readonly kind: 'think';
			readonly id: number;
			readonly boards: readonly Exponents[];
			readonly budget: Budget;
	  }
	| { readonly kind: 'stop' };

/** Why the solver cannot be had. */
export type Trouble =
	/** The network or the module did not come: no connection, a blocked address. */
	| 'unreachable'
	/** What came is not what was sent. */
	| 'damaged'
	/** The browser runs no WebAssembly or no worker, or has not the memory. */
	| 'unable';

export type Report =
	| { readonly kind: 'progress'; readonly share: number }
	| { readonly kind: 'ready' }
	| { readonly kind: 'failed'; readonly trouble: Trouble }
	/** A step of deepening is done; only of a request for one board. */
	| { readonly kind: 'step'; readonly id: number; readonly choice: Choice }
	| { readonly kind: 'answer'; readonly id: number; readonly choices: readonly Choice[] };
