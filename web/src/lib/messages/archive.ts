import { catalogue } from './catalogue.ts';
import type english from './en/archive.ts';

export type ArchiveMessages = typeof english;

export const archiveMessages = catalogue<ArchiveMessages>({
	en: () => import('./en/archive.ts'),
	tr: () => import('./tr/archive.ts'),
	fa: () => import('./fa/archive.ts'),
	fi: () => import('./fi/archive.ts'),
});
