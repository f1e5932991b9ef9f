// The languages of the club and where their pages live: English at /, the others below /tr, /fa and /fi.

export const languages = ['en', 'tr', 'fa', 'fi'] as const;
export type Language = (typeof languages)[number];
export type Prefix = Exclude<Language, 'en'>;

interface Speech {
	/** Its name, in itself. */
	name: string;
	direction: 'ltr' | 'rtl';
	/** For Intl: Persian is written with the digits 0-9, those of tiles and cells. */
	locale: string;
	openGraph: string;
}

export const speech: Record<Language, Speech> = {
	en: { name: 'English', direction: 'ltr', locale: 'en', openGraph: 'en_GB' },
	tr: { name: 'Türkçe', direction: 'ltr', locale: 'tr', openGraph: 'tr_TR' },
	fa: { name: 'فارسی', direction: 'rtl', locale: 'fa-u-nu-latn', openGraph: 'fa_IR' },
	fi: { name: 'Suomi', direction: 'ltr', locale: 'fi', openGraph: 'fi_FI' },
};

export function isPrefix(segment: string | undefined): segment is Prefix {
	return segment !== 'en' && (languages as readonly (string | undefined)[]).includes(segment);
}

/** The language of a route's optional `lang` parameter. */
export function languageOf(param: string | undefined): Language {
	return isPrefix(param) ? param : 'en';
}

/** The language of a path: `/fa/2048` is Persian, `/2048` is English. */
export function languageIn(pathname: string): Language {
	return languageOf(pathname.split('/')[1]);
}

/** The path without its language: `/fa/2048` is `/2048`, `/fa` is `/`. */
export function pageOf(pathname: string): string {
	const language = languageIn(pathname);
	return language === 'en' ? pathname : pathname.slice(language.length + 1) || '/';
}

/** The path of a page in a language: `/2048` in Persian is `/fa/2048`, `/` is `/fa`. */
export function pathIn(language: Language, page: string): string {
	if (language === 'en') return page;
	return page === '/' ? `/${language}` : `/${language}${page}`;
}
