import { catalogue } from './catalogue.ts';
import type english from './en/table.ts';

export type TableMessages = typeof english;

export const tableMessages = catalogue<TableMessages>({
	en: () => import('./en/table.ts'),
	tr: () => import('./tr/table.ts'),
	fa: () => import('./fa/table.ts'),
	fi: () => import('./fi/table.ts'),
});
