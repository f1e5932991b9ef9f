import { describe, expect, test } from 'vitest';
import { languageIn, languageOf, languages, pageOf, pathIn, speech } from './language.ts';

describe('the path of a page', () => {
	test('has no language in English', () => {
		expect(pathIn('en', '/')).toBe('/');
		expect(pathIn('en', '/2048')).toBe('/2048');
	});

	test('begins with the language otherwise, and the home page has no slash at its end', () => {
		expect(pathIn('fa', '/')).toBe('/fa');
		expect(pathIn('fi', '/2048')).toBe('/fi/2048');
	});

	test.each(['/', '/2048', '/somewhere/else'])('leads from %s to each language and back', (page) => {
		for (const language of languages) {
			const path = pathIn(language, page);
			expect(languageIn(path)).toBe(language);
			expect(pageOf(path)).toBe(page);
		}
	});

	test('does not take a word that begins like a language for one', () => {
		expect(languageIn('/fast')).toBe('en');
		expect(pageOf('/trial')).toBe('/trial');
	});

	test('has no second spelling for English', () => {
		expect(languageOf('en')).toBe('en');
		expect(pageOf('/en/2048')).toBe('/en/2048');
	});
});

test('Persian alone is written from right to left', () => {
	expect(languages.filter((language) => speech[language].direction === 'rtl')).toEqual(['fa']);
});
