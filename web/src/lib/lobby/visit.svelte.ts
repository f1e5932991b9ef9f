/** One visit of the lobby: what it opens with, what it follows, and whether it was left for a game that begins. */
import { untrack } from 'svelte';
import { api, Problem } from '#lib/club/api.ts';
import { club } from '#lib/club/club.svelte.ts';
import type { Room } from '#lib/club/types.ts';
import type { OwnAds } from './own.svelte.ts';

const MISSING_MS = 700;

/** Made while a component is being made, since it has effects; `close` when that goes. */
export class Visit {
	/** What does not come over the line; null before it is there. */
	opened = $state.raw<{ readonly rooms: readonly Room[] } | null>(null);
	/** Why it could not be opened. */
	failed = $state.raw<unknown>(null);
	/** Whether the page is being left: nothing more is begun. */
	away = false;
	readonly #own: OwnAds;
	/** Games that are no news: they were there before. */
	#known = $state.raw<ReadonlySet<string> | null>(null);
	#stopWatching: (() => void) | null = null;
	#unfollow: (() => void)[] = [];
	#wasCut = false;
	/** Whose turn it is stands in the tables themselves. */
	readonly #followed = $derived(
		club.games
			.filter(({ status }) => status === 'running')
			.map(({ id }) => id)
			.join(' '),
	);

	constructor(own: OwnAds, onbegun: (id: string) => void) {
		this.#own = own;
		$effect(() => {
			const { connection } = club;
			untrack(() => this.#reopened(connection));
		});
		$effect(() => {
			const ids = this.opened && this.#followed ? this.#followed.split(' ') : [];
			untrack(() => {
				this.#unfollow = ids.map((id) => club.watch(id));
			});
			return () => this.stopFollowing();
		});
		$effect(() => {
			const known = this.#known;
			const begun = club.games.find(
				({ id, status }) => status === 'running' && known !== null && !known.has(id),
			);
			if (begun) untrack(() => onbegun(begun.id));
		});
		$effect(() => {
			void club.own;
			// Where an ad is missing because its game has begun, the page is about to be left.
			const timer = setTimeout(() => this.away || own.missing(club.own), MISSING_MS);
			return () => clearTimeout(timer);
		});
	}

	async open(): Promise<void> {
		this.failed = null;
		try {
			await club.start();
			const [lobby, announcement, games] = await Promise.all([
				api.lobby(),
				api.announcement(),
				club.me ? api.games() : [],
			]);
			if (this.away) return;
			club.announcement = announcement;
			club.ads ??= lobby.ads;
			club.running ??= lobby.games;
			this.#known = new Set(games.map(({ id }) => id));
			if (club.games.length === 0) club.games = games;
			this.#own.adopt(lobby.ads.filter((ad) => ad.own));
			this.opened = { rooms: lobby.rooms };
			this.#stopWatching ??= club.watchLobby();
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			this.failed = problem;
		}
	}

	/** A game is gone to, and none after it. Whether the page was not being left already. */
	leave(): boolean {
		if (this.away) return false;
		this.away = true;
		this.#known = null;
		return true;
	}

	/** The table's page watches what this one has watched: it must not be stopped after that has begun. */
	stopFollowing(): void {
		for (const stop of this.#unfollow) stop();
		this.#unfollow = [];
	}

	close(): void {
		this.away = true;
		this.#stopWatching?.();
	}

	/** Rooms are not told over the line: asked for again after it was cut. */
	#reopened(connection: typeof club.connection): void {
		if (connection === 'cut') {
			this.#wasCut = true;
		} else if (connection === 'open' && this.#wasCut && this.opened) {
			this.#wasCut = false;
			this.open();
		}
	}
}
