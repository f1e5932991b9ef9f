import { expect, test } from 'vitest';
import { ad } from './fixtures.ts';
import { LINGER_MS, merged } from './rows.ts';

const [a, b, c] = [ad('a'), ad('b'), ad('c')];
const seen = (rows: ReturnType<typeof merged>) =>
	rows.map((row) => (row.gone === null ? row.ad.id : `(${row.ad.id})`));

test('a new ad comes last', () => {
	expect(seen(merged(merged([], [b, c], 0), [a, b, c], 1))).toEqual(['b', 'c', 'a']);
});

test('an ad that goes keeps its place for a while, so that nothing moves under a finger', () => {
	const before = merged(merged([], [a, b, c], 0), [a, c], 1000);
	expect(seen(before)).toEqual(['a', '(b)', 'c']);
	expect(seen(merged(before, [a, c], 999 + LINGER_MS))).toEqual(['a', '(b)', 'c']);
	expect(seen(merged(before, [a, c], 1000 + LINGER_MS))).toEqual(['a', 'c']);
});

test('an ad that was only thought to be gone stands in its place again', () => {
	const before = merged(merged([], [a, b], 0), [b], 1);
	expect(seen(merged(before, [a, b], 2))).toEqual(['a', 'b']);
});
