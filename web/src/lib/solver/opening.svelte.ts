import type { Language } from '#lib/messages/language.ts';
import type { SolverMessages } from '#lib/messages/solver.ts';
import type { Coach, Coached } from './beside/coach.svelte.ts';

type Parts = typeof import('./beside/parts.ts');

/** What stands beside the board once the solver was asked for. */
export interface Beside {
	readonly parts: Parts;
	readonly words: SolverMessages;
	readonly coach: Coach;
}

/** The page that asks for the solver. */
export interface Asking {
	readonly language: Language;
	readonly table: Coached;
	/** Look at every board at once, without being asked. */
	readonly watching: boolean;
	/** The solver is there: it wants to be told of every move. */
	came(coach: Coach): void;
	/** The page's own files cannot be had: offline before a full visit. */
	missed(): void;
}

/** The solver of a page, shown or not. Nothing of it is fetched before fetch() or toggle() is called. */
export class Opening {
	readonly #asking: Asking;
	#fetched = $state.raw<Beside | null>(null);
	#shown = $state(false);

	constructor(asking: Asking) {
		this.#asking = asking;
	}

	/** What was fetched, shown or not. */
	get fetched(): Beside | null {
		return this.#fetched;
	}

	/** What is to be shown beside the board now. */
	get beside(): Beside | null {
		return this.#shown ? this.#fetched : null;
	}

	/** Null where it cannot be had; the page was told. */
	async fetch(): Promise<Beside | null> {
		const { language, table, watching } = this.#asking;
		try {
			const parts = await import('./beside/parts.ts');
			const words = await parts.solverMessages(language);
			this.#fetched ??= { parts, words, coach: new parts.Coach(parts.workerSolver(), table, watching) };
		} catch {
			this.#asking.missed();
			return null;
		}
		this.#asking.came(this.#fetched.coach);
		return this.#fetched;
	}

	async toggle(): Promise<void> {
		if (this.#shown) {
			this.#shown = false;
			this.#fetched?.coach.rest();
			return;
		}
		const coach = (await this.fetch())?.coach;
		if (coach === undefined) return;
		this.#shown = true;
		if (coach.state.kind !== 'ready') await coach.load();
		else if (coach.watching) await coach.look();
	}

	/** The page is left: the worker and its memory go. */
	end(): void {
		this.#shown = false;
		this.#fetched?.coach.rest();
		this.#fetched?.coach.solver.close();
	}
}
