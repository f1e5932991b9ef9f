import { catalogue } from './catalogue.ts';
import type english from './en/lobby.ts';

export type LobbyMessages = typeof english;

/** The lobby and the page of an invitation. */
export const lobbyMessages = catalogue<LobbyMessages>({
	en: () => import('./en/lobby.ts'),
	tr: () => import('./tr/lobby.ts'),
	fa: () => import('./fa/lobby.ts'),
	fi: () => import('./fi/lobby.ts'),
});
