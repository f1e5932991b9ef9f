/**
 * The solver as WebAssembly, typed: a network, a search, and what it found out. Boards go in as sixteen exponents.
 * Build core/bindings/wasm_solver.cpp with `make build/wasm/solver.wasm`.
 */
import { DIRECTIONS, type Direction } from '#lib/engine/engine.ts';

/** How long a search may take; nodes give the same answer on every machine. */
export type Budget =
	| { readonly nodes: number }
	| { readonly ms: number }
	/** All lines exactly so many moves deep. */
	| { readonly plies: number };

/** What a search found out; see vog.twenty48.solver.Choice. */
export interface Choice {
	/** Null on a dead board. */
	readonly best: Direction | null;
	/** Points expected from here to the end, for each valid direction. */
	readonly values: Readonly<Partial<Record<Direction, number>>>;
	readonly depth: number;
	readonly nodes: number;
}

interface Exports {
	readonly memory: WebAssembly.Memory;
	_initialize(): void;
	cells_at(): number;
	model_room(size: number): number;
	model_load(): number;
	search_begin(): number;
	search_deepen(mostNodes: number): number;
	search_by_plies(plies: number): number;
	choice_best(): number;
	choice_value(direction: number): number;
	choice_depth(): number;
	choice_nodes(): number;
}

/** The bytes were no network. */
export class NoNetwork extends Error {
	override readonly name: string = 'NoNetwork';
}

/** A clock in milliseconds that runs evenly. */
export type Now = () => number;

/** Some hundredths of a second: fewer than this no clock can measure. */
const UNMEASURED_NODES = 20_000;

export class SolverModule {
	readonly #core: Exports;
	readonly #now: Now;
	#valid = 0;

	private constructor(core: Exports, now: Now) {
		this.#core = core;
		this.#now = now;
	}

	/** From the bytes of solver.wasm and of a packed network. Throws NoNetwork. */
	static async load(
		code: BufferSource,
		network: Uint8Array,
		now: Now = () => performance.now(),
	): Promise<SolverModule> {
		const { instance } = await WebAssembly.instantiate(code, {});
		const core = instance.exports as unknown as Exports;
		core._initialize();
		const at = core.model_room(network.length);
		new Uint8Array(core.memory.buffer).set(network, at);
		if (core.model_load() !== 1) throw new NoNetwork('these bytes are no network');
		return new SolverModule(core, now);
	}

	/**
	 * Thinks about a board step by step: each step yields what is known by then. Whoever takes no further step has
	 * stopped the search.
	 */
	*think(exponents: readonly number[], budget: Budget): Generator<Choice, void, void> {
		new Uint8Array(this.#core.memory.buffer).set(exponents, this.#core.cells_at());
		if ('plies' in budget) {
			this.#valid = this.#core.search_by_plies(budget.plies);
			yield this.#choice();
			return;
		}
		const start = this.#now();
		this.#valid = this.#core.search_begin();
		yield this.#choice();
		while (
			this.#core.search_deepen('nodes' in budget ? budget.nodes : this.#nodesBy(budget.ms, start)) === 1
		) {
			yield this.#choice();
			if ('ms' in budget && this.#now() - start >= budget.ms) return;
		}
		yield this.#choice();
	}

	/** How many nodes will have been used when the time is up, by the speed so far. */
	#nodesBy(ms: number, start: number): number {
		const nodes = this.#core.choice_nodes();
		const spent = this.#now() - start;
		const more = spent <= 0 ? 0 : (nodes * (ms - spent)) / spent;
		return Math.ceil(nodes + Math.max(UNMEASURED_NODES, more));
	}

	#choice(): Choice {
		const values: Partial<Record<Direction, number>> = {};
		DIRECTIONS.forEach((direction, number) => {
			if ((this.#valid >> number) & 1) values[direction] = this.#core.choice_value(number);
		});
		const best = this.#valid === 0 ? null : (DIRECTIONS[this.#core.choice_best()] ?? null);
		return { best, values, depth: this.#core.choice_depth(), nodes: this.#core.choice_nodes() };
	}
}
