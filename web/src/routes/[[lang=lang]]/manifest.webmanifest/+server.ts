import { homeMessages } from '#lib/messages/home.ts';
import { languageOf, pathIn, speech } from '#lib/messages/language.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = async ({ params }) => {
	const language = languageOf(params.lang);
	const words = await homeMessages(language);
	return Response.json({
		// One club on a device, whatever language it was installed from.
		id: '/',
		name: 'Vinco Online Games',
		short_name: 'VOG',
		description: words.description,
		lang: language,
		dir: speech[language].direction,
		start_url: pathIn(language, '/'),
		scope: '/',
		display: 'standalone',
		background_color: '#faf8f3',
		theme_color: '#faf8f3',
		categories: ['games'],
		icons: [
			{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
		shortcuts: [{ name: words.play, url: pathIn(language, '/2048') }],
	});
};
