import { languageOf } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { tableMessages } from '#lib/messages/table.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, clubWords] = await Promise.all([tableMessages(language), numbridgeMessages(language)]);
	return { words, clubWords };
};
