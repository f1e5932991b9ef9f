import { languageOf } from '#lib/messages/language.ts';
import { lobbyMessages } from '#lib/messages/lobby.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, game] = await Promise.all([lobbyMessages(language), numbridgeMessages(language)]);
	return { words, game };
};
