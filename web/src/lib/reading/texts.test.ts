import { describe, expect, test } from 'vitest';
import { languages } from '#lib/messages/language.ts';
import { pageNamed } from './books.ts';
import { type Part, partsOf } from './marks.ts';

const files = import.meta.glob<Record<string, unknown>>('../messages/*/{2048,numbridge}-*.ts', {
	import: 'default',
	eager: true,
});
const books = [...new Set(Object.keys(files).map((path) => path.split('/').at(-1) ?? ''))];
const translations = languages.filter((language) => language !== 'en');

/** Every text by its place; one that takes something is given fours. */
function texts(value: unknown, place = ''): [string, string][] {
	if (typeof value === 'function') {
		return texts(value(...Array.from({ length: value.length }, () => 4)), `${place}()`);
	}
	if (typeof value !== 'object' || value === null) return [[place, String(value)]];
	return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place}.${key}`));
}

/** What a text has of marks, whatever their order: that is the language's own. */
function marks(text: string): string[] {
	return partsOf(text)
		.filter((part) => part.kind !== 'text')
		.map((part: Part) => (part.kind === 'link' ? `link to ${part.to}` : part.kind))
		.sort();
}

describe.each(books)('%s', (book) => {
	const english = texts(files[`../messages/en/${book}`]);

	test('has marks that are whole and links that lead somewhere', () => {
		for (const [place, text] of english) {
			for (const part of partsOf(text)) {
				if (part.kind !== 'link' || part.to.startsWith('#')) continue;
				expect(pageNamed(part.to), `${place}: ${part.to}`).not.toBeNull();
			}
		}
	});

	test.each(translations)('has the same marks in %s', (language) => {
		const translated = new Map(texts(files[`../messages/${language}/${book}`]));
		for (const [place, text] of english) {
			expect(marks(translated.get(place) ?? ''), place).toEqual(marks(text));
		}
	});
});
