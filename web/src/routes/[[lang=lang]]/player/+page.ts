import { archiveMessages } from '#lib/messages/archive.ts';
import { languageOf } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { playerMessages } from '#lib/messages/player.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, archive, club] = await Promise.all([
		playerMessages(language),
		archiveMessages(language),
		numbridgeMessages(language),
	]);
	return { words, archive, club };
};
