import { twenty48Messages } from '#lib/messages/2048.ts';
import { strategyMessages } from '#lib/messages/2048-strategy.ts';
import { languageOf } from '#lib/messages/language.ts';
import { readingMessages } from '#lib/messages/reading.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, data }) => {
	const language = languageOf(params.lang);
	const [words, game, shared] = await Promise.all([
		strategyMessages(language),
		twenty48Messages(language),
		readingMessages(language),
	]);
	return { ...data, words, game, shared };
};
