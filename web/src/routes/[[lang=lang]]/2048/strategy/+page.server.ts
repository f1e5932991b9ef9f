import { strategyBook } from '#lib/reading/twenty48/strategy.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ figures: strategyBook() });
