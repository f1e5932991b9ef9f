import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';

const files = import.meta.glob<unknown>('./{en,tr,fa,fi}/*.ts', { import: 'default', eager: true });
const pages = Object.keys(files)
	.filter((path) => path.startsWith('./en/'))
	.map((path) => path.slice('./en/'.length));
const translations = languages.filter((language) => language !== 'en');

/** Every message by its place in the file; one that takes something is given fours. */
function messages(value: unknown, place = 'messages'): [string, string][] {
	if (typeof value === 'function') {
		return messages(value(...Array.from({ length: value.length }, () => 4)), `${place}()`);
	}
	if (typeof value !== 'object' || value === null) return [[place, String(value)]];
	return Object.entries(value).flatMap(([key, inner]) => messages(inner, `${place}.${key}`));
}

/** Nothing but the club's name and what has no letters: the same in every language. */
const wordless = (text: string) => !/\p{L}/u.test(text.replace('Vinco Online Games', ''));

const cases = pages.flatMap((page) => translations.map((language) => ({ page, language })));

describe.each(cases)('$language/$page', ({ page, language }) => {
	const english = new Map(messages(files[`./en/${page}`]));
	const translated = new Map(messages(files[`./${language}/${page}`]));

	test('has the messages of the English file, in number and kind', () => {
		expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
	});

	test('has no empty message and none left in English', () => {
		for (const [place, text] of translated) {
			expect(text.trim(), place).not.toBe('');
			if (!wordless(text)) expect(text, place).not.toBe(english.get(place));
		}
	});

	test('is in its own letters and digits', () => {
		for (const [place, text] of translated) {
			if (wordless(text)) continue;
			if (language === 'fa') {
				expect(text, place).toMatch(/\p{Script=Arabic}/u);
				// Arabic letters that Persian does not write, digits that boards do not show, Latin punctuation.
				expect(text, place).not.toMatch(/[يكىة۰-۹٠-٩]|\p{Script=Arabic}[,;?]/u);
				expect(text, place).not.toMatch(/(^|\s)ن?می\s/u);
			} else {
				expect(text, place).not.toMatch(/\p{Script=Arabic}/u);
			}
		}
	});
});

test('every page has a file in every language', () => {
	expect(Object.keys(files)).toHaveLength(pages.length * languages.length);
});
