import { keep, read } from '#lib/kept.ts';

export const turnings = ['auto', 'upright', 'turned'] as const;
export type Turning = (typeof turnings)[number];

const KEY = 'vog.turned';
/** Where turned cells are larger: a screen that is higher than wide, and too narrow for the field upright. */
const NARROW = '(max-width: 639px) and (orientation: portrait)';

/** Whether fields are drawn a quarter round, as the person chose or as fits the screen. */
class TurningChoice {
	#choice = $state<Turning>('auto');
	#narrow = $state(false);

	/** Reads what was chosen and follows the screen; returns how to stop. */
	start(): () => void {
		this.#choice = turnings.find((turning) => turning === read(KEY)) ?? 'auto';
		const query = matchMedia(NARROW);
		const follow = () => {
			this.#narrow = query.matches;
		};
		follow();
		query.addEventListener('change', follow);
		return () => query.removeEventListener('change', follow);
	}

	get turned(): boolean {
		return this.#choice === 'auto' ? this.#narrow : this.#choice === 'turned';
	}

	get choice(): Turning {
		return this.#choice;
	}

	set choice(choice: Turning) {
		this.#choice = choice;
		keep(KEY, choice === 'auto' ? null : choice);
	}
}

export const turning = new TurningChoice();
