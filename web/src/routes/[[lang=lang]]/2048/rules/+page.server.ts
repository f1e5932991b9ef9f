import { rulebook } from '#lib/reading/twenty48/rulebook.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async () => ({ figures: await rulebook() });
