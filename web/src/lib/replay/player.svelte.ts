import type { Replay } from './replay.ts';

/** How long a position stands while the replay plays. */
export const STAND_MS = 900;

/** Where a replay stands, and whether it goes on by itself. */
export class Playing {
	readonly replay: Replay;
	frame = $state(0);
	#timer: ReturnType<typeof setInterval> | null = $state.raw(null);
	#moved: (frame: number) => void;

	/** `moved` hears of every step that was not dragged. */
	constructor(replay: Replay, frame: number, moved: (frame: number) => void) {
		this.replay = replay;
		this.frame = frame;
		this.#moved = moved;
	}

	get running(): boolean {
		return this.#timer !== null;
	}

	/** To a position, as near as there is one; stops where it is not the next one by itself. */
	go(frame: number): void {
		this.halt();
		this.#show(frame);
	}

	/** To a position that the person sees go by: nothing is said. */
	drag(frame: number): void {
		this.halt();
		this.frame = frame;
	}

	/** Plays on, from the start where it stands at the end; or halts. */
	toggle(): void {
		if (this.running) {
			this.halt();
			return;
		}
		this.#show(this.frame === this.replay.end ? 0 : this.frame + 1);
		if (this.frame < this.replay.end) this.#timer = setInterval(() => this.#next(), STAND_MS);
	}

	halt(): void {
		if (this.#timer !== null) clearInterval(this.#timer);
		this.#timer = null;
	}

	#next(): void {
		this.#show(this.frame + 1);
		if (this.frame >= this.replay.end) this.halt();
	}

	#show(frame: number): void {
		const within = Math.min(Math.max(frame, 0), this.replay.end);
		if (within === this.frame) return;
		this.frame = within;
		this.#moved(within);
	}
}

type Go = (playing: Playing) => void;

/** What keys do, wherever they are pressed on the page. */
export const keys: Readonly<Record<string, Go>> = {
	ArrowLeft: (playing) => playing.go(playing.frame - 1),
	ArrowRight: (playing) => playing.go(playing.frame + 1),
	Home: (playing) => playing.go(0),
	End: (playing) => playing.go(playing.replay.end),
	' ': (playing) => playing.toggle(),
};

/** Whether a key is the replay's: not where it writes, presses, chooses, or walks over the field. */
export function meant(event: KeyboardEvent): Go | null {
	const go = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
	if (!go || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) {
		return null;
	}
	const target = event.target instanceof Element ? event.target : null;
	if (target?.closest('input, select, textarea, dialog, [data-field]')) return null;
	// A button or link that has the focus is pressed by the space bar.
	return event.key === ' ' && target?.closest('button, a, summary') ? null : go;
}
