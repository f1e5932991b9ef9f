/** All that comes with the solver when it is asked for; nothing here is needed before. */
export { solverMessages } from '#lib/messages/solver.ts';
export { workerSolver } from '../solver.ts';
export { Coach } from './coach.svelte.ts';
export { default as HintArrow } from './HintArrow.svelte';
export { default as Panel } from './Panel.svelte';
export { default as ReviewDialog } from './ReviewDialog.svelte';
