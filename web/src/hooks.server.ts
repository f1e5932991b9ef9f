import type { Handle } from '@sveltejs/kit/hooks';
import { type Language, languageIn, speech } from '#lib/messages/language.ts';

export const handle: Handle = ({ event, resolve }) => {
	const language = languageIn(event.url.pathname);
	const { direction } = speech[language];
	return resolve(event, {
		transformPageChunk: ({ html }) => html.replace('%lang%', language).replace('%dir%', direction),
		preload: (file) =>
			file.type === 'font'
				? faces[language].some((face) => file.filename.includes(face))
				: file.type !== 'asset',
	});
};

// The faces a language is written with. Persian takes its digits from the Latin one.
const faces: Record<Language, string[]> = {
	en: ['figtree-latin-wght'],
	tr: ['figtree-latin-wght', 'figtree-latin-ext'],
	fa: ['figtree-latin-wght', 'vazirmatn-arabic'],
	fi: ['figtree-latin-wght'],
};
