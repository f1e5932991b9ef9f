/** The pages that are there to be read: where each lives, when it was last revised, what comes before and after. */

/** Books of one game follow each other in this order. */
export const books = {
	'2048-rules': { game: '2048', path: '/2048/rules', revised: '2026-11-30' },
	'2048-strategy': { game: '2048', path: '/2048/strategy', revised: '2026-11-30' },
	'2048-solver': { game: '2048', path: '/2048/solver', revised: '2026-11-30' },
	'numbridge-rules': { game: 'numbridge', path: '/numbridge/rules', revised: '2026-11-30' },
} as const satisfies Record<string, Book>;

interface Book {
	/** The books of a game stand together. */
	game: string;
	path: string;
	/** The day the text was last changed, as YYYY-MM-DD. */
	revised: string;
}

export type BookId = keyof typeof books;
export type Game = (typeof books)[BookId]['game'];

export const bookIds = Object.keys(books) as BookId[];

type BookOf<G extends Game> = { [B in BookId]: (typeof books)[B]['game'] extends G ? B : never }[BookId];

/** The books of a game, in their order. */
export function booksOf<G extends Game>(game: G): BookOf<G>[] {
	return bookIds.filter((id): id is BookOf<G> => books[id].game === game);
}

/** Where the games are played, and their names, which are the same in every language. */
export const games = {
	'2048': { path: '/2048', name: '2048' },
	numbridge: { path: '/numbridge', name: 'Numbridge' },
} as const satisfies Record<Game, { path: string; name: string }>;

/** What else a text may link to. */
const others = {
	'2048-practice': '/2048/practice',
	'numbridge-archive': '/numbridge/archive',
	'numbridge-leaderboards': '/numbridge/leaderboards',
} as const;

/** The books of the same game before and after this one; null at the ends. */
export function neighboursOf(id: BookId): { before: BookId | null; after: BookId | null } {
	const shelf: BookId[] = booksOf(books[id].game);
	const place = shelf.indexOf(id);
	return { before: shelf[place - 1] ?? null, after: shelf[place + 1] ?? null };
}

const NAMED = new Map<string, string>([
	...bookIds.map((book) => [book, books[book].path] as const),
	...Object.entries(games).map(([game, { path }]) => [game, path] as const),
	...Object.entries(others),
]);

/** The page that a link in a text names; null where there is none of that name. */
export function pageNamed(name: string): string | null {
	return NAMED.get(name) ?? null;
}
