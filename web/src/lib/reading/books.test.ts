import { describe, expect, test } from 'vitest';
import { bookIds, books, booksOf, neighboursOf, pageNamed } from './books.ts';

describe('the books of a game', () => {
	test('follow each other, and each leads back to the one before', () => {
		expect(neighboursOf('2048-rules')).toEqual({ before: null, after: '2048-strategy' });
		expect(neighboursOf('2048-solver')).toEqual({ before: '2048-strategy', after: null });
		for (const book of bookIds) {
			const { after } = neighboursOf(book);
			if (after !== null) expect(neighboursOf(after).before).toBe(book);
		}
	});

	test('are those of that game alone', () => {
		expect(booksOf('2048')).toEqual(['2048-rules', '2048-strategy', '2048-solver']);
		expect(booksOf('numbridge')).toEqual(['numbridge-rules']);
		expect(neighboursOf('numbridge-rules')).toEqual({ before: null, after: null });
	});

	test('live at an address each', () => {
		expect(new Set(bookIds.map((book) => books[book].path)).size).toBe(bookIds.length);
	});
});

describe('a link in a text', () => {
	test.each([
		['2048-rules', '/2048/rules'],
		['2048', '/2048'],
		['2048-practice', '/2048/practice'],
		['numbridge', '/numbridge'],
		['numbridge-archive', '/numbridge/archive'],
	])('to %s leads to %s', (name, path) => {
		expect(pageNamed(name)).toBe(path);
	});

	test.each(['nowhere', 'toString', ''])('to %s leads nowhere', (name) => {
		expect(pageNamed(name)).toBeNull();
	});
});
