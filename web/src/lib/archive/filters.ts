import type { Wanted } from '#lib/club/api.ts';
import { type Reason, type Variant, variants } from '#lib/club/types.ts';

export const reasons: readonly Reason[] = [
	'connection',
	'majority',
	'resignation',
	'agreement',
	'game-time',
	'claim',
	'adjournment',
	'closed',
];

/** How a list is narrowed, as the address tells it. Days are those of the person's own clock, both included. */
export interface Filters {
	player: number | null;
	opponent: number | null;
	won: boolean | null;
	room: string | null;
	variant: Variant | null;
	rated: boolean | null;
	reason: Reason | null;
	since: string | null;
	until: string | null;
}

export const everything: Filters = {
	player: null,
	opponent: null,
	won: null,
	room: null,
	variant: null,
	rated: null,
	reason: null,
	since: null,
	until: null,
};

const ROOM = /^[a-z0-9-]{1,40}$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const id = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
const flag = (text: string | null) => (text === 'true' ? true : text === 'false' ? false : null);
const among = <Value extends string>(values: readonly Value[], text: string | null) =>
	values.find((value) => value === text) ?? null;
const day = (text: string | null) => (text !== null && midnight(text, 0) !== null ? text : null);

/** What an address asks for. What it does not say rightly does not narrow. */
export function read(query: Pick<URLSearchParams, 'get'>): Filters {
	const room = query.get('room');
	const player = id(query.get('player'));
	return {
		player,
		opponent: id(query.get('opponent')),
		won: player === null ? null : flag(query.get('won')),
		room: room !== null && ROOM.test(room) ? room : null,
		variant: among(variants, query.get('variant')),
		rated: flag(query.get('rated')),
		reason: among(reasons, query.get('reason')),
		since: day(query.get('since')),
		until: day(query.get('until')),
	};
}

/** The query of an address: empty, or begun by a question mark. */
export function write(filters: Filters): string {
	const given = Object.entries(filters).filter(([, value]) => value !== null);
	const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
	return text === '' ? '' : `?${text}`;
}

/** The same as the club is asked. */
export function wanted({ since, until, ...others }: Filters): Wanted {
	const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
	return {
		...given,
		...(since === null ? {} : { since: midnight(since, 0) ?? undefined }),
		...(until === null ? {} : { until: midnight(until, 1) ?? undefined }),
	};
}

/** The player that a text names: an id, or the address of a profile. */
export function playerIn(text: string): number | null {
	const trimmed = text.trim().replace(/^#/, '');
	if (id(trimmed) !== null) return id(trimmed);
	try {
		const address = new URL(trimmed, 'http://club.invalid');
		const key = /\/player\/?$/.test(address.pathname) ? 'id' : 'player';
		return id(address.searchParams.get(key));
	} catch {
		return null;
	}
}

/** Where a day begins by the person's own clock, so many days later; null for a day that there is not. */
function midnight(text: string, later: number): number | null {
	const [year, month, date] = (DAY.exec(text)?.slice(1) ?? []).map(Number);
	if (year === undefined || month === undefined || date === undefined) return null;
	const start = new Date(year, month - 1, date);
	if (start.getMonth() !== month - 1 || start.getDate() !== date || start.getFullYear() !== year) return null;
	return new Date(year, month - 1, date + later).getTime();
}
