/**
 * Each move drawn in its time. Who plays faster than the drawing makes it hurry: the move on its way arrives at
 * once when the next one comes, so that the finger never waits for the picture and the picture never falls behind.
 */
import type { Move } from '#lib/engine/engine.ts';
import type { Stage } from './stage.ts';

export const SLIDE_MS = 100;
/** For a move that comes before the one ahead of it has arrived. */
export const HURRIED_MS = 60;

export interface Clock {
	/** Calls `then` after so many milliseconds, unless the function that is returned was called before. */
	after(ms: number, then: () => void): () => void;
}

export interface Drawing {
	/** The tiles have changed; they have `slideMs` to get where they are. */
	draw(slideMs: number): void;
	/** A move is now to be seen: the place to show what it gained. */
	began(move: Move): void;
}

export class Timeline {
	readonly #stage: Stage;
	readonly #clock: Clock;
	readonly #drawing: Drawing;
	#running: { readonly move: Move; readonly stop: () => void } | null = null;
	/** No motion at all: every move is shown done. */
	still = false;

	constructor(stage: Stage, clock: Clock, drawing: Drawing) {
		this.#stage = stage;
		this.#clock = clock;
		this.#drawing = drawing;
	}

	/** A move is on its way. */
	get busy(): boolean {
		return this.#running !== null;
	}

	add(move: Move): void {
		const hurried = this.busy;
		this.#arrive();
		this.#drawing.began(move);
		this.#stage.slide(move);
		const ms = this.still ? 0 : hurried ? HURRIED_MS : SLIDE_MS;
		const stop = ms === 0 ? () => {} : this.#clock.after(ms, () => this.#arrive());
		this.#running = { move, stop };
		if (ms === 0) this.#arrive();
		else this.#drawing.draw(ms);
	}

	/** Shows this board now, whatever was on its way. */
	show(cells: readonly number[]): void {
		this.#running?.stop();
		this.#running = null;
		this.#stage.show(cells);
		this.#drawing.draw(0);
	}

	#arrive(): void {
		const running = this.#running;
		if (running === null) return;
		running.stop();
		this.#running = null;
		this.#stage.settle(running.move);
		this.#drawing.draw(0);
	}
}
