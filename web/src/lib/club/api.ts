import type {
	Ad,
	ArchivedGame,
	Finished,
	GameLine,
	History,
	Lobby,
	Me,
	Profile,
	Ranked,
	Reason,
	Refusal,
	Room,
	Variant,
} from './types.ts';

/** The club refused a request, or could not be reached (`unreachable`). Nothing has changed. */
export class Problem extends Error {
	readonly refusal: Refusal;
	readonly status: number;

	constructor(refusal: Refusal, status: number) {
		super(refusal.code);
		this.refusal = refusal;
		this.status = status;
	}
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
	let response: Response;
	try {
		response = await fetch(`/api${path}`, {
			method,
			...(body === undefined
				? {}
				: { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
		});
	} catch {
		throw new Problem({ code: 'unreachable' }, 0);
	}
	const text = await response.text().catch(() => '');
	let answer: unknown = null;
	try {
		answer = text === '' ? null : JSON.parse(text);
	} catch {
		// A proxy that answers in the club's place.
		throw new Problem({ code: response.ok ? 'failed' : 'unavailable' }, response.status);
	}
	if (!response.ok) {
		const refusal = answer as Refusal | null;
		throw new Problem(refusal?.code ? refusal : { code: 'failed' }, response.status);
	}
	return answer as Answer;
}

export interface Posting {
	room: string;
	variant: Variant;
	blocks: string;
	clues: number;
	grade: string;
	candidates: boolean;
	rated: boolean;
	private: boolean;
}

/** Which finished games to list. */
export interface Wanted {
	player?: number | undefined;
	opponent?: number | undefined;
	won?: boolean | undefined;
	room?: string | undefined;
	variant?: Variant | undefined;
	rated?: boolean | undefined;
	reason?: Reason | undefined;
	since?: number | undefined;
	until?: number | undefined;
}

function query(values: object): string {
	const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
	const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
	return text === '' ? '' : `?${text}`;
}

/** Everything that is asked over HTTP. Each raises Problem. */
export const api = {
	me: async () => (await ask<{ player: Me | null }>('GET', '/me')).player,
	guest: async () => (await ask<{ player: Me }>('POST', '/guest', {})).player,
	register: async (name: string, password: string) =>
		(await ask<{ player: Me }>('POST', '/register', { name, password })).player,
	login: async (name: string, password: string) =>
		(await ask<{ player: Me }>('POST', '/login', { name, password })).player,
	logout: () => ask<null>('POST', '/logout'),
	logoutEverywhere: () => ask<null>('POST', '/logout-everywhere'),
	changePassword: (old: string, fresh: string) => ask<unknown>('POST', '/password', { old, new: fresh }),
	deleteAccount: (password: string | null) => ask<null>('POST', '/account/delete', { password }),

	lobby: () => ask<Lobby>('GET', '/lobby'),
	rooms: () => ask<Room[]>('GET', '/rooms'),
	announcement: async () => (await ask<{ text: string | null }>('GET', '/announcement')).text,
	games: () => ask<GameLine[]>('GET', '/games'),
	postAd: (posting: Posting) => ask<Ad>('POST', '/ads', posting),
	ad: (id: string) => ask<Ad>('GET', `/ads/${id}`),
	withdrawAd: (id: string) => ask<null>('DELETE', `/ads/${id}`),
	acceptAd: async (id: string) => (await ask<{ game: string }>('POST', `/ads/${id}/accept`)).game,

	/** At most `limit` games, fifty at most, the newest first; those that follow on `after`. */
	archive: (wanted: Wanted, limit: number, after?: Finished) => {
		const place = after ? { after_ended: after.ended, after_id: after.id } : {};
		return ask<Finished[]>('GET', `/archive${query({ ...wanted, limit, ...place })}`);
	},
	archived: (id: string) => ask<ArchivedGame>('GET', `/archive/${id}`),
	history: (id: number) => ask<History>('GET', `/players/${id}/history`),
	profile: (id: number) => ask<Profile>('GET', `/players/${id}`),
	leaderboard: (variant: Variant) => ask<Ranked[]>('GET', `/leaderboards/${variant}`),
	blocks: () => ask<number[]>('GET', '/blocks'),
	block: (id: number) => ask<null>('PUT', `/blocks/${id}`),
	unblock: (id: number) => ask<unknown>('DELETE', `/blocks/${id}`),
	report: (player: number, text: string, game: string | null) =>
		ask<null>('POST', '/reports', { player, text, game }),
};
