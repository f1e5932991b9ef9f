/** Pointer movements to directions. Distances are in CSS pixels, angles in degrees. */
import type { Direction } from '#lib/engine/engine.ts';

/** This far or less is no swipe but a tap. */
export const SHORTEST = 10;
/** A clear swipe of this length counts before the finger is lifted. */
const AT_ONCE = 48;
/** So near to a diagonal nobody can tell what was meant. */
export const UNCLEAR = 10;

/** The direction of a movement, or null where it is too short or too near to a diagonal. */
export function directionOfSwipe(dx: number, dy: number): Direction | null {
	if (Math.hypot(dx, dy) <= SHORTEST) return null;
	const angle = (Math.atan2(Math.abs(dy), Math.abs(dx)) * 180) / Math.PI;
	// The slack is for the arithmetic: exactly ten degrees off the diagonal is still unclear.
	if (Math.abs(angle - 45) <= UNCLEAR + 1e-9) return null;
	if (angle > 45) return dy < 0 ? 'up' : 'down';
	return dx < 0 ? 'left' : 'right';
}

interface Finger {
	readonly id: number;
	readonly x: number;
	readonly y: number;
}

/** One gesture at a time: at most one direction a gesture, and none where a second finger took part. */
export class SwipeReader {
	readonly #down = new Set<number>();
	#finger: Finger | null = null;
	#start: Finger | null = null;
	#dragged = false;

	/** `counts` is false where the finger went down on a control: it can drag, but it makes no move. */
	press(id: number, x: number, y: number, counts = true): void {
		const first = this.#down.size === 0;
		this.#down.add(id);
		this.#finger = first && counts ? { id, x, y } : null;
		if (first) {
			this.#start = { id, x, y };
			this.#dragged = false;
		}
	}

	move(id: number, x: number, y: number): Direction | null {
		this.#follow(id, x, y);
		const finger = this.#finger;
		if (finger?.id !== id || Math.hypot(x - finger.x, y - finger.y) < AT_ONCE) return null;
		const direction = directionOfSwipe(x - finger.x, y - finger.y);
		if (direction !== null) this.#finger = null;
		return direction;
	}

	lift(id: number, x: number, y: number): Direction | null {
		this.#follow(id, x, y);
		this.#down.delete(id);
		const finger = this.#finger;
		if (finger?.id !== id) return null;
		this.#finger = null;
		return directionOfSwipe(x - finger.x, y - finger.y);
	}

	/** The browser has taken the gesture for itself: a zoom, a scroll, a system swipe. */
	cancel(id: number): void {
		this.#down.delete(id);
		if (this.#finger?.id === id) this.#finger = null;
	}

	/** The last gesture was a drag, so a click that ends it is no press of a button. */
	get dragged(): boolean {
		return this.#dragged;
	}

	#follow(id: number, x: number, y: number): void {
		const start = this.#start;
		if (start?.id === id && Math.hypot(x - start.x, y - start.y) > SHORTEST) this.#dragged = true;
	}
}
