import { keep, read } from '#lib/kept.ts';

// Pencil marks of a player's seats, kept in this browser as long as anybody may come back to the game (C6: 30 days).
const KEY = 'vog.notes';
const KEPT_MS = 40 * 24 * 3_600_000;

type Book = Record<string, { at: number; cells: [number, string][] }>;

function book(): Book {
	try {
		const found: unknown = JSON.parse(read(KEY) ?? '{}');
		return typeof found === 'object' && found !== null ? (found as Book) : {};
	} catch {
		return {};
	}
}

const page = (table: string, seat: string) => `${table}.${seat}`;

/** The pencil marks of one seat at one table: digits by cell. */
export function notesOf(table: string, seat: string): Map<number, string> {
	const found = book()[page(table, seat)];
	return new Map(Array.isArray(found?.cells) ? found.cells : []);
}

/** Keeps them; other tables' are kept on, old ones forgotten. False where the browser keeps nothing. */
export function keepNotes(
	table: string,
	seat: string,
	notes: ReadonlyMap<number, string>,
	now = Date.now(),
): boolean {
	const others = Object.entries(book()).filter(
		([name, { at }]) => name !== page(table, seat) && now - at < KEPT_MS,
	);
	const own: [string, Book[string]][] =
		notes.size > 0 ? [[page(table, seat), { at: now, cells: [...notes] }]] : [];
	return keep(KEY, JSON.stringify(Object.fromEntries([...others, ...own])));
}
