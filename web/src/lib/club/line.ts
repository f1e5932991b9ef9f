/**
 * The club's socket without a browser: what is said, kept and said again over a line that may be cut at any time.
 *
 * Every command is kept until it is answered, and said again with its id on the next line, so that it counts once
 * (C12). A view is `known` only while it came over the line that is open now: whoever was away sees nothing old.
 */
import type { Action, Ad, GameLine, Says, TableView } from './types.ts';

const VERSION = 1;
/** How often the line is tried, and how long an answer may take before it counts as cut. */
const PING_MS = 5_000;
const SILENCE_MS = 5_000;
/** Waits between attempts; the last one for ever. Each is shortened by chance, so that a club of pages comes apart. */
const WAITS_MS = [250, 1_000, 2_000, 4_000, 8_000, 15_000];
const AGAIN_MS = 1_000;
const ANSWERED_LATER = ['unavailable', 'busy', 'failed'];

/** One websocket. It calls back `opened`, `heard` and `closed`. */
export interface Wire {
	say(text: string): void;
	close(): void;
}

export interface WireEvents {
	opened(): void;
	heard(text: string): void;
	closed(): void;
}

/** What the line needs of its surroundings; `now` is monotonic, `after` returns how to call it off. */
export interface Surroundings {
	connect(events: WireEvents): Wire;
	now(): number;
	after(ms: number, run: () => void): () => void;
	chance(): number;
	id(): string;
}

export type LineState =
	| 'connecting' // never yet open
	| 'open'
	| 'cut' // tries to come back by itself
	| 'reload' // the page is older than the server
	| 'signed-out'
	| 'elsewhere' // too many pages of one player
	| 'stopped';

export interface Kept {
	id: string;
	table: string;
	action: Action;
}

export interface Listener {
	state(state: LineState): void;
	/** `now`: the club's clock against `Surroundings.now`. */
	clock(offset: number): void;
	table(view: TableView): void;
	/** Commands of a table that are not answered yet. */
	kept(commands: readonly Kept[]): void;
	refused(command: Kept, refusal: { code: string; facts?: Record<string, unknown> }): void;
	lobby(ads: Ad[], games: GameLine[]): void;
	games(games: GameLine[]): void;
	/** What the host says to all. */
	announcement(text: string | null): void;
	/** Own ads that still stand. */
	renewed(ads: string[]): void;
	error(refusal: { code: string; facts?: Record<string, unknown> }): void;
}

export class Line {
	state: LineState = 'connecting';
	readonly #around: Surroundings;
	readonly #listener: Listener;
	#wire: Wire | null = null;
	#welcomed = false;
	#attempt = 0;
	#timers: (() => void)[] = [];
	#watched = new Set<string>();
	#lobby = false;
	#ads: readonly string[] = [];
	#kept: Kept[];
	#ping = 0;
	#pingAt = 0;
	#awaiting = false;

	/** `kept`: commands of an earlier page that were not answered. */
	constructor(around: Surroundings, listener: Listener, kept: readonly Kept[] = []) {
		this.#around = around;
		this.#listener = listener;
		this.#kept = [...kept];
	}

	// ---- what a page asks for -----------------------------------------------------------------------------

	start(): void {
		this.#open();
	}

	stop(): void {
		this.#drop();
		this.#become('stopped');
	}

	/** A new line, at once: the page was asleep, and what it shows may be old. */
	again(): void {
		this.#anew('cut');
	}

	/** The same where somebody else is signed in: nothing was lost, and nobody is to be frightened. */
	change(): void {
		this.#anew('connecting');
	}

	#anew(meanwhile: LineState): void {
		if (this.state === 'stopped' || this.state === 'reload') return;
		this.#drop();
		this.#attempt = 0;
		if (this.state !== 'connecting') this.#become(meanwhile);
		this.#open();
	}

	watch(table: string): void {
		this.#watched.add(table);
		this.#say({ type: 'watch', table });
	}

	unwatch(table: string): void {
		this.#watched.delete(table);
		this.#say({ type: 'unwatch', table });
	}

	lobby(on: boolean): void {
		this.#lobby = on;
		this.#say({ type: 'lobby', on });
	}

	/** Own ads, to be renewed with every ping of ours. */
	renew(ads: readonly string[]): void {
		this.#ads = ads;
		if (ads.length > 0) this.#say({ type: 'renew', ads });
	}

	/** Asks for something at a table: kept until it is answered. */
	command(table: string, action: Action): Kept {
		const command = { id: this.#around.id(), table, action };
		this.#kept.push(command);
		this.#listener.kept(this.#kept);
		this.#tell(command);
		return command;
	}

	// ---- the wire -----------------------------------------------------------------------------------------

	#open(): void {
		const current = () => this.#wire === wire;
		const wire: Wire = this.#around.connect({
			opened: () => current() && wire.say(JSON.stringify({ type: 'hello', version: VERSION })),
			heard: (text) => {
				if (current()) this.#hear(JSON.parse(text) as Says);
			},
			closed: () => current() && this.#lost(),
		});
		this.#wire = wire;
		// An attempt that hangs is given up like an answer that does not come.
		this.#later(2 * SILENCE_MS, () => {
			if (!this.#welcomed) this.#lost();
		});
	}

	#lost(wait?: number): void {
		this.#drop();
		this.#become('cut');
		const step = WAITS_MS[Math.min(this.#attempt, WAITS_MS.length - 1)] as number;
		this.#attempt += 1;
		this.#later(wait ?? step * (0.6 + 0.4 * this.#around.chance()), () => this.#open());
	}

	#cancel(): void {
		for (const cancel of this.#timers) cancel();
		this.#timers = [];
	}

	#drop(): void {
		this.#cancel();
		const wire = this.#wire;
		this.#wire = null;
		this.#welcomed = false;
		this.#awaiting = false;
		wire?.close();
	}

	#say(message: object): void {
		if (this.#welcomed) this.#wire?.say(JSON.stringify(message));
	}

	#tell({ id, table, action }: Kept): void {
		this.#say({ type: 'command', id, table, action });
	}

	#later(ms: number, run: () => void): void {
		this.#timers.push(this.#around.after(ms, run));
	}

	#become(state: LineState): void {
		if (state === this.state) return;
		this.state = state;
		this.#listener.state(state);
	}

	// ---- what is heard ------------------------------------------------------------------------------------

	#hear(said: Says): void {
		switch (said.type) {
			case 'welcome':
				this.#welcome(said.now);
				break;
			case 'table':
				this.#listener.table(said.view);
				break;
			case 'ack':
				this.#answered(said.id);
				break;
			case 'refused':
				this.#refused(said.id, said);
				break;
			case 'lobby':
				this.#listener.lobby(said.ads, said.games);
				break;
			case 'games':
				this.#listener.games(said.games);
				break;
			case 'announcement':
				this.#listener.announcement(said.text);
				break;
			case 'renewed':
				this.#listener.renewed(said.ads);
				break;
			case 'ping':
				this.#say({ type: 'pong', n: said.n });
				// Timers of a hidden page stand still for a minute at a time; what comes in wakes it all the same.
				if (this.#ads.length > 0) this.#say({ type: 'renew', ads: this.#ads });
				break;
			case 'pong':
				if (said.n === this.#ping) this.#ponged(said.now);
				break;
			case 'error':
				// One with a command's id is its last answer: a club that cannot read it never will.
				if (!this.#refused(said.id, said)) this.#listener.error(said);
				break;
			case 'reload':
				this.#drop();
				this.#become('reload');
				break;
			case 'bye':
				this.#bye(said.code, said.again);
				break;
		}
	}

	#welcome(now: number): void {
		this.#welcomed = true;
		this.#attempt = 0;
		this.#listener.clock(now - this.#around.now());
		this.#become('open');
		for (const table of this.#watched) this.#say({ type: 'watch', table });
		if (this.#lobby) this.#say({ type: 'lobby', on: true });
		for (const command of this.#kept) this.#tell(command);
		this.#tryLine();
	}

	#tryLine(): void {
		this.#ping = (this.#ping + 1) % 2 ** 31;
		this.#pingAt = this.#around.now();
		this.#awaiting = true;
		const asked = this.#ping;
		this.#say({ type: 'ping', n: asked });
		if (this.#ads.length > 0) this.#say({ type: 'renew', ads: this.#ads });
		this.#later(SILENCE_MS, () => {
			if (this.#awaiting && this.#ping === asked) this.#lost();
		});
	}

	#ponged(now: number): void {
		const here = this.#around.now();
		this.#awaiting = false;
		this.#cancel();
		this.#listener.clock(now - (here + this.#pingAt) / 2);
		this.#later(PING_MS, () => this.#tryLine());
	}

	#answered(id: string): void {
		if (!this.#kept.some((command) => command.id === id)) return;
		this.#kept = this.#kept.filter((command) => command.id !== id);
		this.#listener.kept(this.#kept);
	}

	/** Whether that was a command that waits for its answer. */
	#refused(id: string | undefined, refusal: { code: string; facts?: Record<string, unknown> }): boolean {
		const command = this.#kept.find((kept) => kept.id === id);
		if (!command) return false;
		if (ANSWERED_LATER.includes(refusal.code)) {
			this.#around.after(AGAIN_MS, () => {
				if (this.#kept.includes(command)) this.#tell(command);
			});
			return true;
		}
		this.#answered(command.id);
		this.#listener.refused(command, refusal);
		return true;
	}

	#bye(code: string, again: number | null): void {
		if (code === 'reload' || code === 'signed-out' || code === 'too-many-sockets') {
			this.#drop();
			this.#become(code === 'too-many-sockets' ? 'elsewhere' : code);
		} else {
			this.#lost(again === null ? undefined : again * 1000 * (0.6 + 0.4 * this.#around.chance()));
		}
	}
}
