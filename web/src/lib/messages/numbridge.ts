import { catalogue } from './catalogue.ts';
import type english from './en/numbridge.ts';

export type NumbridgeMessages = typeof english;

/** What all pages of the club say: names of variants and rooms, settings, results, and why something was refused. */
export const numbridgeMessages = catalogue<NumbridgeMessages>({
	en: () => import('./en/numbridge.ts'),
	tr: () => import('./tr/numbridge.ts'),
	fa: () => import('./fa/numbridge.ts'),
	fi: () => import('./fi/numbridge.ts'),
});
