import { languageOf } from '#lib/messages/language.ts';
import { lobbyMessages } from '#lib/messages/lobby.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { readingMessages } from '#lib/messages/reading.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, game, reading] = await Promise.all([
		lobbyMessages(language),
		numbridgeMessages(language),
		readingMessages(language),
	]);
	return { words, game, reading };
};
