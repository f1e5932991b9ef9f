import { catalogue } from './catalogue.ts';
import type english from './en/leaderboards.ts';

export type LeaderboardsMessages = typeof english;

export const leaderboardsMessages = catalogue<LeaderboardsMessages>({
	en: () => import('./en/leaderboards.ts'),
	tr: () => import('./tr/leaderboards.ts'),
	fa: () => import('./fa/leaderboards.ts'),
	fi: () => import('./fi/leaderboards.ts'),
});
