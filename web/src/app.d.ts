import type { Language } from '#lib/messages/language.ts';

declare global {
	namespace App {
		interface PageData {
			language: Language;
		}
	}
}
