import { expect, test } from 'vitest';
import words from '#lib/messages/en/numbridge-rules.ts';
import persian from '#lib/messages/fa/numbridge-rules.ts';
import type { Drawn } from './figures.ts';
import { fieldText } from './told.ts';

const drawn: Drawn = {
	variant: 'lightning',
	size: 2,
	blocks: '0011',
	digits: '1204',
	clues: '1001',
	owners: '.1.2',
	marks: [{ ply: 1, seat: 'first', cell: 2, digit: 3 }],
	won: [],
	hand: [],
	bag: 0,
};

test('a field is told row by row, with owners, and a miss leaves its cell empty', () => {
	expect(fieldText(words.field, drawn)).toBe(
		'Field of 2 by 2. Row 1: 1, 2 of the first player. Row 2: empty, 4 of the second player.',
	);
});

test('a list that is heard in Persian has Persian commas', () => {
	const told = fieldText(persian.field, drawn);
	expect(told).toContain('، ');
	expect(told).not.toMatch(/[,;]/);
});
