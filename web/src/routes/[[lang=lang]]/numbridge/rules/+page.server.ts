import { rulebook } from '#lib/reading/numbridge/rulebook.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ figures: rulebook() });
