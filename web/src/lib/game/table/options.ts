/** What a person has chosen for the page of 2048. */
import { keep, read } from '#lib/kept.ts';

export const ARROWS_KEY = 'vog.2048.arrows';
export type ArrowsShown = 'shown' | 'hidden';

export function readArrows(): ArrowsShown {
	return read(ARROWS_KEY) === 'hidden' ? 'hidden' : 'shown';
}

export function keepArrows(arrows: ArrowsShown): void {
	keep(ARROWS_KEY, arrows === 'shown' ? null : arrows);
}
