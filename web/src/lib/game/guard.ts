/**
 * One tab plays at a time. The tab that plays has its name in the storage; every other tab sees the change by the
 * browser's storage event, or at the latest when it is about to write, and then does not write.
 */
import type { Store } from './store.ts';

/** Where the name of the tab stands that has the game, and of the one that has the practice. */
export const OWNER_KEYS = { game: 'vog.2048.tab', practice: 'vog.2048.practice.tab' } as const;

export class TabGuard {
	readonly #store: Store;
	readonly #key: string;
	readonly #name: string;
	readonly #onlost: () => void;
	#elsewhere = false;

	/** `name` is one that no other tab has; `onlost` is called once, when another tab is seen to have claimed. */
	constructor(store: Store, key: string, name: string, onlost: () => void) {
		this.#store = store;
		this.#key = key;
		this.#name = name;
		this.#onlost = onlost;
	}

	/** It is played here from now on, and any other tab is told so. */
	claim(): void {
		this.#store.write(this.#key, this.#name);
		this.#elsewhere = false;
	}

	/** To be called when the storage was changed by another tab, and when the page is looked at again. */
	lookAround(): void {
		if (this.#elsewhere) return;
		const owner = this.#store.read(this.#key);
		// A lost stamp (storage cleared by hand) is nobody else's.
		if (owner === null || owner === this.#name) return;
		this.#elsewhere = true;
		this.#onlost();
	}

	/** Another tab plays; nothing is written from here. */
	get elsewhere(): boolean {
		return this.#elsewhere;
	}

	get mayWrite(): boolean {
		this.lookAround();
		return !this.#elsewhere;
	}
}
