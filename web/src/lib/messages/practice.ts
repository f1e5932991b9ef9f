import { catalogue } from './catalogue.ts';
import type english from './en/practice.ts';

export type PracticeMessages = typeof english;

export const practiceMessages = catalogue<PracticeMessages>({
	en: () => import('./en/practice.ts'),
	tr: () => import('./tr/practice.ts'),
	fa: () => import('./fa/practice.ts'),
	fi: () => import('./fi/practice.ts'),
});
