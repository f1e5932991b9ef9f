import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tuplesOf } from './tuples.ts';

const source = readFileSync('../core/twenty48/shape.hpp', 'utf8');

describe('the shapes of the shipped network', () => {
	test('are read from its source: four of six different cells', () => {
		const tuples = tuplesOf(source);
		expect(tuples).toHaveLength(4);
		for (const cells of tuples) {
			expect(new Set(cells).size).toBe(6);
			expect(cells.every((cell) => cell >= 0 && cell < 16)).toBe(true);
		}
	});

	test('are missed where the source has changed its form', () => {
		expect(() => tuplesOf(source.replace('BrowserShape', 'PageShape'))).toThrow('shape.hpp');
	});
});
