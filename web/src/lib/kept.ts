// What the browser keeps for a person between visits. Private windows and full disks refuse: nothing here throws.

/** The value kept under a key; null where there is none or storage is blocked. */
export function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a value, or forgets the key for null. False where storage is blocked or full. */
export function keep(key: string, value: string | null): boolean {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}
