import { languageOf } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { numbridgePlayMessages } from '#lib/messages/numbridge-play.ts';
import { numbridgeRulesMessages } from '#lib/messages/numbridge-rules.ts';
import { readingMessages } from '#lib/messages/reading.ts';
import { tableMessages } from '#lib/messages/table.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, data }) => {
	const language = languageOf(params.lang);
	const [words, play, club, table, shared] = await Promise.all([
		numbridgeRulesMessages(language),
		numbridgePlayMessages(language),
		numbridgeMessages(language),
		tableMessages(language),
		readingMessages(language),
	]);
	return { ...data, words, play, club, table, shared };
};
