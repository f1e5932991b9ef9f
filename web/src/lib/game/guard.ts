/**
 * One tab plays at a time. The tab that plays has its name in the storage; every other tab sees the change by the
 * browser's storage event, or at the latest when it is about to write, and then does not write.
 */
import type { Store } from './store.ts';

export const OWNER_KEY = 'vog.2048.tab';

export class TabGuard {
	readonly #store: Store;
	readonly #name: string;

	/** `name` is one that no other tab has. */
	constructor(store: Store, name: string) {
		this.#store = store;
		this.#name = name;
	}

	/** The game is played here from now on, and any other tab is told so. */
	claim(): void {
		this.#store.write(OWNER_KEY, this.#name);
	}

	/** Nobody else has claimed the game. A lost stamp (storage cleared by hand) is nobody else's. */
	get holds(): boolean {
		const owner = this.#store.read(OWNER_KEY);
		return owner === null || owner === this.#name;
	}
}
