import { archiveMessages } from '#lib/messages/archive.ts';
import { languageOf } from '#lib/messages/language.ts';
import { leaderboardsMessages } from '#lib/messages/leaderboards.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, archive, club] = await Promise.all([
		leaderboardsMessages(language),
		archiveMessages(language),
		numbridgeMessages(language),
	]);
	return { words, archive, club };
};
