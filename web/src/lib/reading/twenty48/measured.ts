/** What was measured and committed, as the pages show it (T17, T18). Read when the site is built. */
import solver from '../../../../../docs/measured/solver.json' with { type: 'json' };
import strategies from '../../../../../docs/measured/strategies.json' with { type: 'json' };

export type StrategyName = keyof typeof strategies.strategies;

/** Of n games: the mean score with its standard error, and the share that reached each tile. */
export interface Result {
	readonly games: number;
	/** Null where games were stopped early, so that their scores say nothing. */
	readonly mean: number | null;
	readonly error: number | null;
	readonly rates: Readonly<Record<string, number>>;
}

export interface StrategyResult extends Result {
	readonly name: StrategyName;
	readonly mean: number;
	readonly error: number;
}

export interface SolverResult extends Result {
	readonly command: string;
	/** What a move may cost. */
	readonly budget: { readonly plies: number } | { readonly nodes: number } | { readonly ms: number };
	/** Where it was run: natively, or as WebAssembly as in a browser. */
	readonly built: 'native' | 'wasm';
	/** Games were stopped at this tile. */
	readonly until: number | null;
	readonly movesPerSecond: number | null;
}

/** In the order in which they were measured: from the weakest idea to the solver. */
export const strategyResults: readonly StrategyResult[] = (
	Object.entries(strategies.strategies) as [StrategyName, Omit<StrategyResult, 'name'>][]
).map(([name, result]) => ({ name, ...result }));

export const strategyRun = { command: strategies.command, date: strategies.date };

interface Line {
	command: string;
	plies?: number;
	nodes?: number;
	ms?: number;
	built?: 'native' | 'wasm';
	until?: number;
	games: number;
	mean?: number;
	error?: number;
	rates: Record<string, number>;
	moves_per_second?: number;
}

function budgetOf({ plies, nodes, ms, command }: Line): SolverResult['budget'] {
	if (plies !== undefined) return { plies };
	if (nodes !== undefined) return { nodes };
	if (ms !== undefined) return { ms };
	throw new Error(`no budget: ${command}`);
}

/** Whatever has been measured by now; a figure that is not there is left out. */
export const solverResults: readonly SolverResult[] = (solver.strength as Line[]).map((line) => ({
	command: line.command,
	budget: budgetOf(line),
	built: line.built ?? 'native',
	until: line.until ?? null,
	games: line.games,
	mean: line.until === undefined ? (line.mean ?? null) : null,
	error: line.until === undefined ? (line.error ?? null) : null,
	rates: line.rates,
	movesPerSecond: line.moves_per_second ?? null,
}));

export const solverRun = { date: solver.date, training: solver.training, speed: solver.speed };

/** The tiles whose shares are worth a column: some result has reached them, and not all have. */
export function tilesShown(results: readonly Result[]): number[] {
	const tiles = [...new Set(results.flatMap(({ rates }) => Object.keys(rates).map(Number)))];
	return tiles
		.sort((one, other) => one - other)
		.filter((tile) => results.some(({ rates }) => (rates[tile] ?? 0) > 0));
}
