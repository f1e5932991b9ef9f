import { catalogue } from './catalogue.ts';
import type english from './en/missing.ts';

export type MissingMessages = typeof english;

export const missingMessages = catalogue<MissingMessages>({
	en: () => import('./en/missing.ts'),
	tr: () => import('./tr/missing.ts'),
	fa: () => import('./fa/missing.ts'),
	fi: () => import('./fi/missing.ts'),
});
