import { catalogue } from './catalogue.ts';
import type english from './en/2048-strategy.ts';

export type StrategyMessages = typeof english;

export const strategyMessages = catalogue<StrategyMessages>({
	en: () => import('./en/2048-strategy.ts'),
	tr: () => import('./tr/2048-strategy.ts'),
	fa: () => import('./fa/2048-strategy.ts'),
	fi: () => import('./fi/2048-strategy.ts'),
});
