import { catalogue } from './catalogue.ts';
import type english from './en/numbridge-rules.ts';

export type NumbridgeRulesMessages = typeof english;

export const numbridgeRulesMessages = catalogue<NumbridgeRulesMessages>({
	en: () => import('./en/numbridge-rules.ts'),
	tr: () => import('./tr/numbridge-rules.ts'),
	fa: () => import('./fa/numbridge-rules.ts'),
	fi: () => import('./fi/numbridge-rules.ts'),
});
