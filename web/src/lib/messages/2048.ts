import { catalogue } from './catalogue.ts';
import type english from './en/2048.ts';

export type Twenty48Messages = typeof english;

export const twenty48Messages = catalogue<Twenty48Messages>({
	en: () => import('./en/2048.ts'),
	tr: () => import('./tr/2048.ts'),
	fa: () => import('./fa/2048.ts'),
	fi: () => import('./fi/2048.ts'),
});
