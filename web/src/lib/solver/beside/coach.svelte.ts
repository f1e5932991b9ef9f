import type { Direction } from '#lib/engine/engine.ts';
import { exponentsOf } from '#lib/engine/engine.ts';
import type { Player } from '#lib/game/session.ts';
import { type Graded, graded } from '../grade.ts';
import type { Choice } from '../module.ts';
import type { Trouble } from '../protocol.ts';
import { type Solver, Unavailable } from '../solver.ts';

/** The board that the solver sits beside. */
export interface Coached {
	readonly cells: readonly number[];
	/** Nothing can be played now: the game is over, or a banner waits for its answer. */
	readonly resting: boolean;
	/** Plays a move of the solver's; false where it was not possible. */
	play(direction: Direction): boolean;
	/** The solver has told something: to be noted in the record. */
	hinted(): void;
}

export const SPEEDS = ['slow', 'normal', 'fast', 'fastest'] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 800, normal: 350, fast: 140, fastest: 0 };

/** Budgets are in nodes, so that the same board gets the same answer on a telephone and on a large machine. */
export const HINT_NODES = 100_000;
export const GRADE_NODES = 30_000;
export const AUTOPLAY_NODES = 2_000;

/** Moves without a pause are handed to the page in portions no longer than this, so that it stays quick. */
const PORTION_MS = 8;

type State =
	| { readonly kind: 'loading'; readonly share: number }
	| { readonly kind: 'ready' }
	| { readonly kind: 'failed'; readonly trouble: Trouble };

function after(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The next frame, or a moment later where nothing is painted. */
function painted(): Promise<void> {
	return Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), after(50)]);
}

/** The solver beside a board: hints, values, grades and autoplay. One thing at a time; a new one ends the last. */
export class Coach {
	readonly solver: Solver;
	readonly #table: Coached;
	readonly #waits: { after(ms: number): Promise<void>; painted(): Promise<void> };
	state = $state.raw<State>({ kind: 'loading', share: 0 });
	/** What is known of the board as it stands; null where nothing was asked. */
	choice = $state.raw<Choice | null>(null);
	thinking = $state(false);
	hint = $state<Direction | null>(null);
	last = $state.raw<Graded | null>(null);
	autoplaying = $state(false);
	speed = $state<Speed>('normal');
	/** Grade each move that is made. */
	grading = $state(false);
	/** Look at every board at once, without being asked. */
	readonly watching: boolean;

	constructor(
		solver: Solver,
		table: Coached,
		watching = false,
		waits: { after(ms: number): Promise<void>; painted(): Promise<void> } = { after, painted },
	) {
		this.solver = solver;
		this.#table = table;
		this.watching = watching;
		this.#waits = waits;
	}

	async load(): Promise<void> {
		this.state = { kind: 'loading', share: 0 };
		await this.#honestly(async () => {
			await this.solver.load((share) => {
				if (this.state.kind === 'loading') this.state = { kind: 'loading', share };
			});
			this.state = { kind: 'ready' };
			if (this.watching) await this.look();
		});
	}

	/** The best direction, to be shown on the board. Never moves anything. */
	async askHint(): Promise<Direction | null> {
		if (this.#table.resting) return null;
		this.stopAutoplay();
		this.#table.hinted();
		const choice = await this.look();
		this.hint = choice?.best ?? null;
		return this.hint;
	}

	/** The values of the board as it stands. */
	async look(): Promise<Choice | null> {
		if (this.state.kind !== 'ready') return null;
		this.hint = null;
		if (this.#table.resting) {
			this.choice = null;
			return null;
		}
		this.thinking = true;
		const choice = await this.#honestly(() =>
			this.solver.best(exponentsOf(this.#table.cells), { nodes: HINT_NODES }, (sofar) => {
				this.choice = sofar;
			}),
		);
		if (choice == null) return null;
		this.thinking = false;
		this.choice = choice;
		return choice;
	}

	/** Plays until something stops it; resolves to the number of moves. */
	async autoplay(): Promise<number> {
		let made = 0;
		if (this.autoplaying || this.state.kind !== 'ready') return made;
		this.#forget();
		this.autoplaying = true;
		let since = performance.now();
		while (this.autoplaying && !this.#table.resting) {
			const choice = await this.#honestly(() =>
				this.solver.best(exponentsOf(this.#table.cells), { nodes: AUTOPLAY_NODES }),
			);
			// Stopped meanwhile, or the board is another one.
			if (choice == null || !this.autoplaying) break;
			if (choice.best === null || !this.#table.play(choice.best)) break;
			made += 1;
			const pause = PAUSE_MS[this.speed];
			if (pause > 0) await this.#waits.after(pause);
			else if (performance.now() - since > PORTION_MS) {
				await this.#waits.painted();
				since = performance.now();
			}
		}
		this.autoplaying = false;
		if (this.watching) void this.look();
		return made;
	}

	stopAutoplay(): void {
		if (!this.autoplaying) return;
		this.autoplaying = false;
		this.solver.stop();
	}

	/** To be told of every wish to move; `before` is null where nothing has moved. */
	played(direction: Direction, by: Player, before: readonly number[] | null): void {
		if (by === 'solver') return;
		this.stopAutoplay();
		if (before === null) return;
		this.#forget();
		if (this.grading) void this.#grade(direction, before);
		else if (this.watching) void this.look();
	}

	/** To be told when the board has become another one without a move. */
	changed(): void {
		this.stopAutoplay();
		this.#forget();
		if (this.watching) void this.look();
	}

	/** Nothing more is asked of the solver; it stays loaded. */
	rest(): void {
		this.stopAutoplay();
		this.#forget();
	}

	async #grade(direction: Direction, before: readonly number[]): Promise<void> {
		this.#table.hinted();
		const choice = await this.#honestly(() => this.solver.best(exponentsOf(before), { nodes: GRADE_NODES }));
		if (choice == null) return;
		this.last = graded(choice, direction);
		if (this.watching) void this.look();
	}

	#forget(): void {
		if (this.thinking) this.solver.stop();
		this.thinking = false;
		this.hint = null;
		this.choice = null;
		this.last = null;
	}

	/** What the solver cannot do is shown, and ends nothing but its help. */
	async #honestly<T>(ask: () => Promise<T>): Promise<T | undefined> {
		try {
			return await ask();
		} catch (error) {
			if (!(error instanceof Unavailable)) throw error;
			this.rest();
			this.state = { kind: 'failed', trouble: error.trouble };
			return undefined;
		}
	}
}
