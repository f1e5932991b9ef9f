import { solverBook } from '#lib/reading/twenty48/solver.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async () => ({ figures: await solverBook() });
