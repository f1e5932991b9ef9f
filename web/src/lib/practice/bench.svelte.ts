import type { Direction, Engine, Flaw } from '#lib/engine/engine.ts';
import type { Player } from '../game/session.ts';
import { Stage, type Tile } from '../game/stage.ts';
import { BrowserStore } from '../game/store.ts';
import { browserTimeline } from '../game/table/drawing.ts';
import type { Watcher } from '../game/table/play.svelte.ts';
import { tabName } from '../game/table/tabs.ts';
import type { Timeline } from '../game/timeline.ts';
import { Practice } from './practice.ts';

/** What the page shows of a practice. */
export interface Shown {
	readonly cells: readonly number[];
	readonly settingUp: boolean;
	readonly flaw: Flaw | null;
	readonly score: number;
	readonly over: boolean;
	readonly canUndo: boolean;
	readonly blocked: boolean;
	readonly elsewhere: boolean;
	/** What was kept could not be read. */
	readonly damaged: boolean;
}

/** A practice as the page sees it: its state in runes, its moves on the timeline. */
export class Bench {
	readonly practice: Practice;
	readonly #store = new BrowserStore(() => localStorage);
	readonly #stage = new Stage();
	readonly #timeline: Timeline;
	watcher: Watcher | null = null;
	shown = $state.raw<Shown>() as Shown;
	tiles = $state.raw<readonly Tile[]>([]);
	slideMs = $state(0);

	constructor(engine: Engine) {
		this.practice = new Practice({
			engine,
			store: this.#store,
			tab: tabName(),
			seed: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
			onchange: () => this.#look(),
		});
		this.#timeline = browserTimeline(this.#stage, {
			draw: (slideMs) => {
				this.tiles = this.#stage.tiles;
				this.slideMs = slideMs;
			},
			began: () => {},
		});
		this.change(() => {});
	}

	get busy(): boolean {
		return this.#timeline.busy;
	}

	/** False where the direction is invalid. */
	play(direction: Direction, by: Player = 'person'): boolean {
		if (this.shown.settingUp) return false;
		const before = this.shown.cells;
		const move = this.practice.play(direction);
		if (move !== null) this.#timeline.add(move);
		this.watcher?.played(direction, by, move === null ? null : before);
		return move !== null;
	}

	takeOver(): void {
		this.change((practice) => practice.takeOver());
	}

	/** Does something to the practice that is no move, and shows what became of it. */
	change<T>(what: (practice: Practice) => T): T {
		const outcome = what(this.practice);
		this.#look();
		this.#timeline.show(this.shown.cells);
		this.watcher?.changed();
		return outcome;
	}

	#look(): void {
		const { practice } = this;
		if (practice === undefined) return;
		this.shown = {
			cells: practice.cells,
			settingUp: practice.settingUp,
			flaw: practice.flaw,
			score: practice.score,
			over: practice.over,
			canUndo: practice.canUndo,
			blocked: this.#store.blocked,
			elsewhere: practice.elsewhere,
			damaged: practice.damaged,
		};
	}
}
