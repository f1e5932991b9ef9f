import { catalogue } from './catalogue.ts';
import type english from './en/2048-rules.ts';

export type RulebookMessages = typeof english;

export const rulebookMessages = catalogue<RulebookMessages>({
	en: () => import('./en/2048-rules.ts'),
	tr: () => import('./tr/2048-rules.ts'),
	fa: () => import('./fa/2048-rules.ts'),
	fi: () => import('./fi/2048-rules.ts'),
});
