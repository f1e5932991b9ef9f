/** The figures of the strategy page (T17): what was measured, and boards that the engine draws. */
import { strategyResults, strategyRun, tilesShown } from './measured.ts';

/** A board in order: the largest tile in the corner, each next one beside it, back and forth. */
// biome-ignore format: boards are read row by row
const IN_ORDER = [
	0, 0, 0, 0,
	2, 4, 8, 16,
	256, 128, 64, 32,
	512, 1024, 2048, 4096,
];

export function strategyBook() {
	return {
		results: strategyResults,
		tiles: tilesShown(strategyResults),
		run: strategyRun,
		inOrder: IN_ORDER,
	};
}

export type StrategyBook = ReturnType<typeof strategyBook>;
