import { homeMessages } from '#lib/messages/home.ts';
import { languageOf } from '#lib/messages/language.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => ({
	words: await homeMessages(languageOf(params.lang)),
});
