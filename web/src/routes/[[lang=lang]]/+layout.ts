import { frameMessages } from '#lib/messages/frame.ts';
import { languageOf } from '#lib/messages/language.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const language = languageOf(params.lang);
	return { language, frame: await frameMessages(language) };
};
