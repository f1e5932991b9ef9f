import { catalogue } from './catalogue.ts';
import type english from './en/reading.ts';

export type ReadingMessages = typeof english;

export const readingMessages = catalogue<ReadingMessages>({
	en: () => import('./en/reading.ts'),
	tr: () => import('./tr/reading.ts'),
	fa: () => import('./fa/reading.ts'),
	fi: () => import('./fi/reading.ts'),
});
