import { archiveMessages } from '#lib/messages/archive.ts';
import { languageOf } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, club] = await Promise.all([archiveMessages(language), numbridgeMessages(language)]);
	return { words, club };
};
