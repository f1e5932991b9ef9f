/**
 * The commitments that this browser was shown at tables (N31), so that a replay can compare what the archive says
 * with what was said before the game was over.
 */
import { keep, read } from '#lib/kept.ts';

const KEY = 'vog.promises';
const MOST = 300;

/** What was promised first, and how many commands had been played by then. */
export interface Promised {
	commitment: string;
	seq: number;
}

type Entry = [game: string, commitment: string, seq: number];

const noted = new Set<string>();

function entries(): Entry[] {
	try {
		const kept: unknown = JSON.parse(read(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isEntry) : [];
	} catch {
		return [];
	}
}

function isEntry(value: unknown): value is Entry {
	return (
		Array.isArray(value) &&
		typeof value[0] === 'string' &&
		typeof value[1] === 'string' &&
		typeof value[2] === 'number'
	);
}

/** Keeps what a table promises when it is seen for the first time, while its game is not over. */
export function notePromise(view: { id: string; seq: number; status: string; commitment: string }): void {
	if (noted.has(view.id) || view.status === 'over') return;
	noted.add(view.id);
	const known = entries();
	if (known.some(([game]) => game === view.id)) return;
	const fresh: Entry = [view.id, view.commitment, view.seq];
	keep(KEY, JSON.stringify([fresh, ...known].slice(0, MOST)));
}

/** What this browser was promised for a game; null where it did not see the table. */
export function promiseOf(game: string): Promised | null {
	const found = entries().find(([id]) => id === game);
	return found ? { commitment: found[1], seq: found[2] } : null;
}
