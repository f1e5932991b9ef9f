/** Where the page keeps things: the browser's storage where it may, else this tab's memory. */

export interface Store {
	read(key: string): string | null;
	write(key: string, text: string): void;
	remove(key: string): void;
	/** The last thing written did not reach the disk: private mode, a full quota, a policy. */
	readonly blocked: boolean;
}

/** What Storage offers of what is needed here. */
export type Disk = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PROBE = 'vog.probe';

/** Writes through to the browser; what it refuses is kept until the tab closes. Never throws. */
export class BrowserStore implements Store {
	readonly #disk: Disk | null;
	readonly #unwritten = new Map<string, string>();
	#blocked = false;

	/** `open` may throw: some browsers do so on the mere mention of localStorage. */
	constructor(open: () => Disk | null) {
		let disk: Disk | null = null;
		try {
			disk = open();
			disk?.setItem(PROBE, PROBE);
			disk?.removeItem(PROBE);
		} catch {
			this.#blocked = true;
		}
		this.#disk = disk;
		if (disk === null) this.#blocked = true;
	}

	read(key: string): string | null {
		const kept = this.#unwritten.get(key);
		if (kept !== undefined) return kept;
		try {
			return this.#disk?.getItem(key) ?? null;
		} catch {
			return null;
		}
	}

	write(key: string, text: string): void {
		try {
			if (this.#disk === null) throw new Error('no storage');
			this.#disk.setItem(key, text);
			this.#unwritten.delete(key);
			this.#blocked = false;
		} catch {
			this.#unwritten.set(key, text);
			this.#blocked = true;
		}
	}

	remove(key: string): void {
		this.#unwritten.delete(key);
		try {
			this.#disk?.removeItem(key);
		} catch {
			this.#blocked = true;
		}
	}

	get blocked(): boolean {
		return this.#blocked;
	}
}
