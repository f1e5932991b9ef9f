import { twenty48Messages } from '#lib/messages/2048.ts';
import { solverBookMessages } from '#lib/messages/2048-solver.ts';
import { languageOf } from '#lib/messages/language.ts';
import { readingMessages } from '#lib/messages/reading.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, data }) => {
	const language = languageOf(params.lang);
	const [words, game, shared] = await Promise.all([
		solverBookMessages(language),
		twenty48Messages(language),
		readingMessages(language),
	]);
	return { ...data, words, game, shared };
};
