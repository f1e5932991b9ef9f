import { catalogue } from './catalogue.ts';
import type english from './en/replay.ts';

export type ReplayMessages = typeof english;

export const replayMessages = catalogue<ReplayMessages>({
	en: () => import('./en/replay.ts'),
	tr: () => import('./tr/replay.ts'),
	fa: () => import('./fa/replay.ts'),
	fi: () => import('./fi/replay.ts'),
});
