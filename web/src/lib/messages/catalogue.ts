import type { Language } from './language.ts';

type Loaders<Messages> = Record<Language, () => Promise<{ default: Messages }>>;

/** Messages of one page, a file for each language; only that of the language asked for is fetched. */
export function catalogue<Messages>(loaders: Loaders<Messages>): (language: Language) => Promise<Messages> {
	return async (language) => (await loaders[language]()).default;
}
