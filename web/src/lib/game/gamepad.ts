/** A game controller: the cross and the left stick, one move for each time it is pushed. */
import type { Direction } from '#lib/engine/engine.ts';

/** What Gamepad offers of what is needed here. */
export interface Pad {
	readonly buttons: readonly { readonly pressed: boolean }[];
	readonly axes: readonly number[];
}

/** The buttons of the standard mapping (W3C Gamepad). */
const CROSS: readonly [number, Direction][] = [
	[12, 'up'],
	[13, 'down'],
	[14, 'left'],
	[15, 'right'],
];
const PUSHED = 0.6;
/** A stick has to come back this far before it counts again, or one push trembles into many. */
const LET_GO = 0.3;

export class PadReader {
	#held: Direction | null = null;

	/** What is newly pushed since the last look, or null. */
	read(pads: readonly (Pad | null)[]): Direction | null {
		let now: Direction | null = null;
		for (const pad of pads) now ??= pad === null ? null : this.#pushed(pad);
		const news = now !== this.#held ? now : null;
		this.#held = now;
		return news;
	}

	#pushed(pad: Pad): Direction | null {
		for (const [button, direction] of CROSS) if (pad.buttons[button]?.pressed) return direction;
		const x = pad.axes[0] ?? 0;
		const y = pad.axes[1] ?? 0;
		const far = Math.max(Math.abs(x), Math.abs(y));
		if (this.#held !== null && far > LET_GO && far <= PUSHED) return this.#held;
		if (far <= PUSHED) return null;
		if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
		return y < 0 ? 'up' : 'down';
	}
}
