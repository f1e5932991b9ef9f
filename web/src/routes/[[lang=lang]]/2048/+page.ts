import { twenty48Messages } from '#lib/messages/2048.ts';
import { languageOf } from '#lib/messages/language.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => ({
	words: await twenty48Messages(languageOf(params.lang)),
});
