import { archiveMessages } from '#lib/messages/archive.ts';
import { languageOf } from '#lib/messages/language.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { replayMessages } from '#lib/messages/replay.ts';
import { tableMessages } from '#lib/messages/table.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	const [words, archive, table, club] = await Promise.all([
		replayMessages(language),
		archiveMessages(language),
		tableMessages(language),
		numbridgeMessages(language),
	]);
	return { words, archive, table, club };
};
