import type { Language } from '#lib/messages/language.ts';

declare global {
	namespace App {
		interface PageData {
			language: Language;
			/** No script runs on the page: leave out what needs one. */
			still?: boolean;
		}
	}
}
