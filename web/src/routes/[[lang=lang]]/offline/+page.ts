import { languageOf } from '#lib/messages/language.ts';
import { missingMessages } from '#lib/messages/missing.ts';
import type { PageLoad } from './$types';

// Shown at addresses that are not its own, where no router would know it.
export const csr = false;

export const load: PageLoad = async ({ params }) => ({
	still: true,
	words: await missingMessages(languageOf(params.lang)),
});
