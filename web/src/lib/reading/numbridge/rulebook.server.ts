/** The drawings and figures of the rulebook of Numbridge: played by its engine before the site is built. */
import type { Figures } from './figures.ts';
import { measured } from './measured.ts';
import played from './rulebook.json' with { type: 'json' };

export function rulebook() {
	return { ...(played as unknown as Figures), measured };
}

export type Rulebook = ReturnType<typeof rulebook>;
