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

/** Nothing of the solver is fetched before fetch() is called. */
export class Opening {
	beside = $state.raw<Beside | null>(null);
	shown = $state(false);

	/** Rejects where the page's own files cannot be had: offline before a full visit. */
	async fetch(language: Language, table: Coached, watching = false): Promise<Beside> {
		if (this.beside !== null) return this.beside;
		const parts = await import('./beside/parts.ts');
		const words = await parts.solverMessages(language);
		this.beside ??= { parts, words, coach: new parts.Coach(parts.workerSolver(), table, watching) };
		return this.beside;
	}

	/** Puts it beside the board, to follow fetch(). */
	show(): void {
		this.shown = true;
		const coach = this.beside?.coach;
		if (coach === undefined) return;
		if (coach.state.kind !== 'ready') void coach.load();
		else if (coach.watching) void coach.look();
	}

	close(): void {
		this.shown = false;
		this.beside?.coach.rest();
	}
	/** The page is left: the worker and its memory go. */
	end(): void {
		this.close();
		this.beside?.coach.solver.close();
	}
}
