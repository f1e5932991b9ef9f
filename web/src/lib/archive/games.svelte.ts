import { api, Problem, type Wanted } from '#lib/club/api.ts';
import type { Finished, Refusal } from '#lib/club/types.ts';

/** Finished games, page by page. What was asked before is forgotten when something else is asked. */
export class Games {
	/** Null until the first page is there. */
	list = $state.raw<readonly Finished[] | null>(null);
	/** There are more than are shown. */
	more = $state(false);
	loading = $state(false);
	/** Why the last page did not come. */
	trouble = $state.raw<Refusal | null>(null);

	#page: number;
	#wanted: Wanted = {};
	#asked = 0;

	/** With so many games a page, 49 at most. */
	constructor(page: number) {
		this.#page = page;
	}

	/** The first page of another list. */
	show(wanted: Wanted): Promise<void> {
		this.#wanted = wanted;
		this.list = null;
		this.more = false;
		return this.next();
	}

	/** The page after what is shown; again, where it did not come. */
	async next(): Promise<void> {
		this.#asked += 1;
		const asked = this.#asked;
		const shown = this.list ?? [];
		this.loading = true;
		this.trouble = null;
		try {
			// One more than is shown: so it is known whether anything follows.
			const found = await api.archive(this.#wanted, this.#page + 1, shown.at(-1));
			if (asked !== this.#asked) return;
			this.list = [...shown, ...found.slice(0, this.#page)];
			this.more = found.length > this.#page;
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			if (asked === this.#asked) this.trouble = problem.refusal;
		} finally {
			if (asked === this.#asked) this.loading = false;
		}
	}
}
