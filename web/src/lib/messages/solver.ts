import { catalogue } from './catalogue.ts';
import type english from './en/solver.ts';

export type SolverMessages = typeof english;

export const solverMessages = catalogue<SolverMessages>({
	en: () => import('./en/solver.ts'),
	tr: () => import('./tr/solver.ts'),
	fa: () => import('./fa/solver.ts'),
	fi: () => import('./fi/solver.ts'),
});
