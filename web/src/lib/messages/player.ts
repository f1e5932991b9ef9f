import { catalogue } from './catalogue.ts';
import type english from './en/player.ts';

export type PlayerMessages = typeof english;

export const playerMessages = catalogue<PlayerMessages>({
	en: () => import('./en/player.ts'),
	tr: () => import('./tr/player.ts'),
	fa: () => import('./fa/player.ts'),
	fi: () => import('./fi/player.ts'),
});
