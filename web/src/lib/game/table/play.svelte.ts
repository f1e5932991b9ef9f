import type { Direction, Engine, Move } from '#lib/engine/engine.ts';
import { type Damage, Desk } from '../desk.ts';
import type { Player } from '../session.ts';
import type { Shelved } from '../shelf.ts';
import { Stage, type Tile } from '../stage.ts';
import type { Figures } from '../statistics.ts';
import { BrowserStore } from '../store.ts';
import type { Timeline } from '../timeline.ts';
import { browserTimeline } from './drawing.ts';
import { type Guarded, tabName } from './tabs.ts';

/** What the page shows of a desk, all of it told by the core. */
export interface Shown {
	readonly cells: readonly number[];
	readonly score: number;
	readonly best: number;
	readonly won: boolean;
	readonly over: boolean;
	readonly banner: boolean;
	readonly canUndo: boolean;
	readonly elsewhere: boolean;
	readonly blocked: boolean;
	/** The solver has helped: the game does not count. */
	readonly assisted: boolean;
	readonly damage: Damage;
	readonly figures: Figures;
	readonly shelf: readonly Shelved[];
}

/** Who wants to know what becomes of the board: the solver beside it. */
export interface Watcher {
	/** Somebody wished to move; `before` is the board on which it was moved, null where nothing has. */
	played(direction: Direction, by: Player, before: readonly number[] | null): void;
	/** The board has become another one without a move. */
	changed(): void;
}

export interface Gain {
	readonly id: number;
	readonly points: number;
}

/** Moves after which the browser is asked to keep the storage: by then the game is worth keeping. */
const WORTH_KEEPING = 50;

/** The desk as the page sees it: its state in runes, its moves on the timeline. */
export class Play implements Guarded {
	readonly desk: Desk;
	watcher: Watcher | null = null;
	readonly #timeline: Timeline;
	readonly #stage = new Stage();
	#gains = 0;
	#made = 0;
	shown = $state.raw<Shown>() as Shown;
	tiles = $state.raw<readonly Tile[]>([]);
	slideMs = $state(0);
	gain = $state.raw<Gain | null>(null);

	constructor(engine: Engine) {
		this.desk = new Desk({
			engine,
			store: new BrowserStore(() => localStorage),
			tab: tabName(),
			seed: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
			onchange: () => this.#look(),
		});
		this.#timeline = browserTimeline(this.#stage, {
			draw: (slideMs) => {
				this.tiles = this.#stage.tiles;
				this.slideMs = slideMs;
			},
			began: ({ gained }) => {
				if (gained > 0) this.gain = { id: ++this.#gains, points: gained };
			},
		});
		this.#look();
		this.#redraw();
	}

	/** Whether the picture still moves: a key that is held down waits for it. */
	get busy(): boolean {
		return this.#timeline.busy;
	}

	play(direction: Direction, by: Player = 'person'): ReturnType<Desk['play']> {
		const before = this.shown.cells;
		const outcome = this.desk.play(direction, performance.now(), by);
		if (outcome.kind === 'moved') this.#draw(outcome.move);
		this.watcher?.played(direction, by, outcome.kind === 'moved' ? before : null);
		return outcome;
	}

	undo(): boolean {
		return this.#redrawn(() => this.desk.undo());
	}

	newGame(): void {
		this.#redrawn(() => this.desk.newGame());
	}

	bringBack(index?: number): boolean {
		return this.#redrawn(() => this.desk.bringBack(index));
	}

	importText(text: string): void {
		this.#redrawn(() => this.desk.importText(text));
	}

	takeImportBack(): boolean {
		return this.#redrawn(() => this.desk.takeImportBack());
	}

	takeOver(): void {
		this.#redrawn(() => this.desk.takeOver());
	}

	lookAround(): void {
		this.desk.lookAround();
	}

	#draw(move: Move): void {
		this.#timeline.add(move);
		this.#made += 1;
		// A browser that asks the person does so once a visit, and not before there is something to lose.
		if (this.#made === WORTH_KEEPING) void navigator.storage?.persist?.().catch(() => false);
	}

	#redrawn<T>(change: () => T): T {
		try {
			return change();
		} finally {
			this.#redraw();
		}
	}

	#redraw(): void {
		this.gain = null;
		this.#timeline.show(this.desk.session.cells);
		this.watcher?.changed();
	}

	#look(): void {
		const { desk } = this;
		if (desk === undefined) return;
		const { session } = desk;
		this.shown = {
			cells: session.cells,
			score: session.score,
			best: desk.best,
			won: session.won,
			over: session.over,
			banner: session.banner,
			canUndo: session.canUndo,
			elsewhere: desk.elsewhere,
			blocked: desk.blocked,
			assisted: session.assisted,
			damage: desk.damage,
			figures: desk.figures,
			shelf: desk.shelf,
		};
	}
}
