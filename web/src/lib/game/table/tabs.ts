/** The browser's side of one tab at a time; see guard.ts. */

/** What only one tab may play. */
export interface Guarded {
	/** It is played in this tab from now on. */
	takeOver(): void;
	lookAround(): void;
}

/** A name that no other tab has. */
export function tabName(): string {
	return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/** A tab that was opened in the background takes over when it is first looked at, not before. */
export function watchTabs(guarded: Guarded, signal: AbortSignal): void {
	let looked = false;
	const look = () => {
		if (document.visibilityState !== 'visible') return;
		if (looked) guarded.lookAround();
		else guarded.takeOver();
		looked = true;
	};
	look();
	addEventListener('storage', () => guarded.lookAround(), { signal });
	addEventListener('pageshow', look, { signal });
	document.addEventListener('visibilitychange', look, { signal });
}
