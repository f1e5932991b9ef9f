import { homeMessages } from '#lib/messages/home.ts';
import { languageOf } from '#lib/messages/language.ts';
import { readingMessages } from '#lib/messages/reading.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, reading] = await Promise.all([homeMessages(language), readingMessages(language)]);
	return { words, reading };
};
