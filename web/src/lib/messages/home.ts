import { catalogue } from './catalogue.ts';
import type english from './en/home.ts';

export type HomeMessages = typeof english;

export const homeMessages = catalogue<HomeMessages>({
	en: () => import('./en/home.ts'),
	tr: () => import('./tr/home.ts'),
	fa: () => import('./fa/home.ts'),
	fi: () => import('./fi/home.ts'),
});
