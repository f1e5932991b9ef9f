/** The figures of the solver page (T18): what was measured, what the code says of itself, and a worked example. */
import { AUTOPLAY_NODES, GRADE_NODES, HINT_NODES } from '#lib/solver/beside/coach.svelte.ts';
import { THRESHOLDS } from '#lib/solver/grade.ts';
import { ALL_NODES } from '#lib/solver/review.ts';
import shapes from '../../../../../core/twenty48/shape.hpp?raw';
import { builtEngine, judged, lossOf, networkSize } from './built.server.ts';
import type { Cells } from './drawn.ts';
import { solverResults, solverRun, tilesShown } from './measured.ts';
import { tuplesOf } from './tuples.ts';

// biome-ignore format: boards are read row by row
const EXAMPLE: Cells = [
	2, 0, 0, 0,
	2, 4, 8, 4,
	64, 32, 16, 8,
	128, 256, 512, 1024,
];

/** A board on which the direction that scores most at once is not the one to choose. */
async function example() {
	const found = await judged(EXAMPLE);
	const engine = await builtEngine();
	const gains = found.values.map(({ direction }) => ({
		direction,
		gained: engine.slide(EXAMPLE, direction).gained,
	}));
	const [best, ...others] = gains;
	// Values come best first, so this is the best of those that are greedy.
	const tempting = others.find(({ gained }) => gained > (best?.gained ?? 0));
	if (best === undefined || best.gained > 0 || tempting === undefined) throw new Error('nothing tempts here');
	return {
		...found,
		best: best.direction,
		tempting: tempting.direction,
		gained: tempting.gained,
		loss: Number(lossOf(found, tempting.direction).toPrecision(2)),
	};
}

export async function solverBook() {
	return {
		budgets: { hint: HINT_NODES, grade: GRADE_NODES, autoplay: AUTOPLAY_NODES, review: ALL_NODES },
		thresholds: THRESHOLDS,
		bytes: await networkSize(),
		tuples: tuplesOf(shapes),
		symmetries: 8,
		example: await example(),
		results: solverResults,
		tiles: tilesShown(solverResults),
		run: solverRun,
	};
}

export type SolverBook = Awaited<ReturnType<typeof solverBook>>;
