import { twenty48Messages } from '#lib/messages/2048.ts';
import { languageOf } from '#lib/messages/language.ts';
import { practiceMessages } from '#lib/messages/practice.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, game] = await Promise.all([practiceMessages(language), twenty48Messages(language)]);
	return { words, game };
};
