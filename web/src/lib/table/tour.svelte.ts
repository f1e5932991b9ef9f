import { keep, read } from '#lib/kept.ts';
import { type Stop, stops } from './tour.ts';

const KEY = 'vog.tour';
/** What is kept once nobody needs to be told any more. */
const OVER = 'over';

/** Where in the first steps this browser's person is; kept from game to game until they are done or skipped. */
export class Tour {
	#at = $state<Stop | null>(null);

	/** Takes up what was kept: a newcomer begins with the first step, others with none. */
	start(): void {
		const kept = read(KEY);
		this.#at = kept === OVER ? null : (stops.find((stop) => stop === kept) ?? stops[0]);
	}

	get at(): Stop | null {
		return this.#at;
	}

	/** From the first step, for whoever asks again. */
	begin(): void {
		this.#go(stops[0]);
	}

	/** To the next step; after the last one they are done. */
	next(): void {
		if (this.#at !== null) this.#go(stops[stops.indexOf(this.#at) + 1] ?? null);
	}

	back(): void {
		if (this.#at !== null) this.#go(stops[stops.indexOf(this.#at) - 1] ?? this.#at);
	}

	/** Done or skipped: not shown again by itself. */
	end(): void {
		this.#go(null);
	}

	#go(stop: Stop | null): void {
		this.#at = stop;
		keep(KEY, stop ?? OVER);
	}
}

export const tour = new Tour();
