/** The engine and the solver that the site ships, asked when its pages are made. */
import { readFile, stat } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import coreFile from '#lib/engine/core.wasm?url&no-inline';
import { type Direction, Engine, exponentsOf } from '#lib/engine/engine.ts';
import { HINT_NODES } from '#lib/solver/beside/coach.svelte.ts';
import { SolverModule } from '#lib/solver/module.ts';
import { read } from '$app/server';
import type { Cells } from './drawn.ts';

/** What the solver makes of a board, with the budget of a hint. */
export interface Judged {
	readonly cells: Cells;
	/** The valid directions, best first, with the points still to be expected. */
	readonly values: readonly { readonly direction: Direction; readonly points: number }[];
	readonly depth: number;
	readonly nodes: number;
}

// By their places in the sources, from the folder that the site is built in: what is imported here would be shipped
// a second time, beside the worker's own.
const SOLVER = 'src/lib/solver/solver.wasm';
const NETWORK = 'src/lib/solver/solver-model.bin';

let engine: Promise<Engine> | undefined;
let solver: Promise<SolverModule> | undefined;

export function builtEngine(): Promise<Engine> {
	engine ??= read(coreFile).arrayBuffer().then(Engine.load);
	return engine;
}

/** Bytes of the network's file, as it is fetched by a page. */
export async function networkSize(): Promise<number> {
	return (await stat(NETWORK)).size;
}

async function loadSolver(): Promise<SolverModule> {
	const [code, packed] = await Promise.all([readFile(SOLVER), readFile(NETWORK)]);
	return SolverModule.load(new Uint8Array(code).buffer, gunzipSync(packed));
}

export async function judged(cells: Cells): Promise<Judged> {
	solver ??= loadSolver();
	let last: Judged | undefined;
	for (const choice of (await solver).think(exponentsOf(cells), { nodes: HINT_NODES })) {
		const values = Object.entries(choice.values)
			.map(([direction, points]) => ({ direction: direction as Direction, points: Math.round(points) }))
			.sort((one, other) => other.points - one.points);
		last = { cells, values, depth: choice.depth, nodes: choice.nodes };
	}
	if (last === undefined || last.values.length === 0) throw new Error(`nothing moves on ${cells}`);
	return last;
}

/** Points that a direction gives away against the best. Throws where it is invalid. */
export function lossOf({ values }: Judged, direction: Direction): number {
	const played = values.find((value) => value.direction === direction);
	const [best] = values;
	if (played === undefined || best === undefined) throw new Error(`${direction} is invalid`);
	return best.points - played.points;
}
