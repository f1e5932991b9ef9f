import { catalogue } from './catalogue.ts';
import type english from './en/account.ts';

export type AccountMessages = typeof english;

/** Signing in and out, and what belongs to an account. */
export const accountMessages = catalogue<AccountMessages>({
	en: () => import('./en/account.ts'),
	tr: () => import('./tr/account.ts'),
	fa: () => import('./fa/account.ts'),
	fi: () => import('./fi/account.ts'),
});
