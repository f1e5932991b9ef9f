import { catalogue } from './catalogue.ts';
import type english from './en/numbridge-play.ts';

export type NumbridgePlayMessages = typeof english;

/** The second half of the rulebook of Numbridge: a worked opening, what good play is worth, short answers. */
export const numbridgePlayMessages = catalogue<NumbridgePlayMessages>({
	en: () => import('./en/numbridge-play.ts'),
	tr: () => import('./tr/numbridge-play.ts'),
	fa: () => import('./fa/numbridge-play.ts'),
	fi: () => import('./fi/numbridge-play.ts'),
});
