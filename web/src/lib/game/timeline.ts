/**
 * Moves in the order they were made, each drawn in its time. Who plays faster than the drawing makes it hurry:
 * no move is dropped, and the last picture is the model's.
 */
import type { Move } from '$lib/engine';
import type { Stage } from './stage';

export const SLIDE_MS = 100;
/** More moves than this behind, the drawing jumps. */
const MOST_BEHIND = 3;

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
	readonly #waiting: Move[] = [];
	#running: { readonly move: Move; readonly stop: () => void } | null = null;
	/** No motion at all: every move is shown done. */
	still = false;

	constructor(stage: Stage, clock: Clock, drawing: Drawing) {
		this.#stage = stage;
		this.#clock = clock;
		this.#drawing = drawing;
	}

	/** A move is being drawn or waits to be. */
	get busy(): boolean {
		return this.#running !== null;
	}

	add(move: Move): void {
		this.#waiting.push(move);
		if (this.#running === null) {
			this.#next();
			return;
		}
		// The one on its way arrives at once, so that the finger never waits for the picture.
		if (this.#waiting.length >= MOST_BEHIND) this.#arrive();
	}

	/** Shows this board now, whatever was on its way. */
	show(cells: readonly number[]): void {
		this.#running?.stop();
		this.#running = null;
		this.#waiting.length = 0;
		this.#stage.show(cells);
		this.#drawing.draw(0);
	}

	#next(): void {
		const move = this.#waiting.shift();
		if (move === undefined) return;
		this.#drawing.began(move);
		this.#stage.slide(move);
		const behind = this.#waiting.length;
		const ms = this.still || behind >= MOST_BEHIND ? 0 : SLIDE_MS / (behind + 1);
		if (ms === 0) {
			this.#stage.settle(move);
			this.#drawing.draw(0);
			this.#next();
			return;
		}
		this.#drawing.draw(ms);
		const stop = this.#clock.after(ms, () => this.#arrive());
		this.#running = { move, stop };
	}

	#arrive(): void {
		const running = this.#running;
		if (running === null) return;
		running.stop();
		this.#running = null;
		this.#stage.settle(running.move);
		this.#drawing.draw(0);
		this.#next();
	}
}
