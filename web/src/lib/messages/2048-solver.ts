import { catalogue } from './catalogue.ts';
import type english from './en/2048-solver.ts';

export type SolverBookMessages = typeof english;

export const solverBookMessages = catalogue<SolverBookMessages>({
	en: () => import('./en/2048-solver.ts'),
	tr: () => import('./tr/2048-solver.ts'),
	fa: () => import('./fa/2048-solver.ts'),
	fi: () => import('./fi/2048-solver.ts'),
});
