import { api } from './api.ts';
import { keepUnanswered, surroundings, unanswered } from './browser.ts';
import { type Kept, Line, type LineState } from './line.ts';
import { notePromise } from './promises.ts';
import type { Action, Ad, GameLine, Me, Refusal, TableView } from './types.ts';

/** A hidden page this old may have slept: it asks anew before it shows anything (a phone's timers stand still). */
const ASLEEP_MS = 10_000;

/** What was refused last; `table` and `action` are null where a message was not understood at all. */
export interface Refused {
	table: string | null;
	action: Action | null;
	refusal: Refusal;
}

/** A table as it was told last. `fresh`: over the line that is open now; else it may have gone on since. */
export interface Known {
	view: TableView;
	fresh: boolean;
}

/** The club as a page sees it: who one is, the line, and what came over it. One for all pages of a tab. */
class Club {
	/** Null for a stranger, undefined until it is known. */
	me = $state<Me | null | undefined>(undefined);
	connection = $state<LineState>('connecting');
	tables = $state.raw<ReadonlyMap<string, Known>>(new Map());
	kept = $state.raw<readonly Kept[]>([]);
	ads = $state.raw<Ad[] | null>(null);
	running = $state.raw<GameLine[] | null>(null);
	/** Own games that are not over. */
	games = $state.raw<GameLine[]>([]);
	/** What the host says to all; null for nothing. */
	announcement = $state<string | null>(null);
	/** The last refusal, for whoever shows it. */
	refused = $state.raw<Refused | null>(null);
	/** Ids of own ads that are kept open while a page shows them. */
	own = $state.raw<readonly string[]>([]);

	#offset = 0;
	#line: Line | null = null;
	#starting: Promise<void> | null = null;
	#hiddenAt: number | null = null;

	/** Finds out who one is and opens the line; once for all pages. Raises Problem. */
	start(): Promise<void> {
		this.#starting ??= this.#begin().catch((problem: unknown) => {
			this.#starting = null;
			throw problem;
		});
		return this.#starting;
	}

	/** Milliseconds of the club's clock. */
	now(): number {
		return surroundings.now() + this.#offset;
	}

	/** Watches a table until what is returned is called. */
	watch(id: string): () => void {
		this.#line?.watch(id);
		return () => {
			this.#line?.unwatch(id);
			this.#forget(id);
		};
	}

	/** Watches the lobby until what is returned is called. */
	watchLobby(): () => void {
		this.#line?.lobby(true);
		return () => {
			this.#line?.lobby(false);
			this.ads = this.running = null;
		};
	}

	command(table: string, action: Action): void {
		this.#line?.command(table, action);
	}

	/** Keeps these own ads open as long as the page is (C3). */
	keepOpen(ads: readonly string[]): void {
		this.own = ads;
		this.#line?.renew(ads);
	}

	/** Another player now: the line begins anew with the cookie that came. */
	become(me: Me | null): void {
		if (this.me?.id !== me?.id) {
			this.games = [];
			this.own = [];
			this.#line?.renew([]);
		}
		this.me = me;
		this.tables = new Map();
		this.#line?.change();
	}

	/** Who one is, a guest from now on if one was nobody. Raises Problem. */
	async someone(): Promise<Me> {
		if (this.me) return this.me;
		// Another window may have signed in since: a new guest would take its place.
		const me = (await api.me()) ?? (await api.guest());
		this.become(me);
		return me;
	}

	async #begin(): Promise<void> {
		this.me = await api.me();
		this.#line = new Line(
			surroundings,
			{
				state: (state) => {
					this.connection = state;
					if (state !== 'open') this.#stale();
				},
				clock: (offset) => {
					this.#offset = offset;
				},
				table: (view) => {
					notePromise(view);
					const before = this.tables.get(view.id);
					if (before?.fresh && before.view.seq > view.seq) return;
					this.tables = new Map(this.tables).set(view.id, { view, fresh: true });
				},
				kept: (kept) => {
					this.kept = [...kept];
					if (this.me) keepUnanswered(this.me.id, kept);
				},
				refused: (command, refusal) => {
					this.refused = { table: command.table, action: command.action, refusal };
				},
				lobby: (ads, running) => {
					this.ads = ads;
					this.running = running;
				},
				games: (games) => {
					this.games = games;
				},
				announcement: (text) => {
					this.announcement = text;
				},
				renewed: (ads) => {
					const standing = this.own.filter((id) => ads.includes(id));
					if (standing.length < this.own.length) this.keepOpen(standing);
				},
				error: (refusal) => {
					this.refused = { table: null, action: null, refusal };
				},
			},
			this.me ? unanswered(this.me.id) : [],
		);
		this.#line.start();
		document.addEventListener('visibilitychange', () => this.#looked());
		addEventListener('pageshow', (event) => event.persisted && this.#line?.again());
		addEventListener('online', () => this.connection === 'cut' && this.#line?.again());
		// Told by the browser sooner than the silence tells it; where only the network beyond is gone, nothing is lost.
		addEventListener('offline', () => this.#line?.again());
	}

	#looked(): void {
		const now = Date.now();
		if (document.visibilityState === 'hidden') {
			this.#hiddenAt = now;
		} else {
			const asleep = this.#hiddenAt !== null && now - this.#hiddenAt > ASLEEP_MS;
			if (asleep || this.connection === 'cut') this.#line?.again();
			this.#hiddenAt = null;
		}
	}

	#stale(): void {
		this.tables = new Map([...this.tables].map(([id, { view }]) => [id, { view, fresh: false }]));
	}

	#forget(id: string): void {
		const tables = new Map(this.tables);
		tables.delete(id);
		this.tables = tables;
	}
}

export const club = new Club();
