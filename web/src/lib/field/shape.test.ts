import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Arrow, Shape, tints } from './shape.ts';

const vectors = JSON.parse(
	readFileSync(new URL('../../../../tests/vectors/numbridge.json', import.meta.url), 'utf8'),
);
const irregular: string = vectors.games[1].blocks;

const distance = (shape: Shape, one: number, other: number) => {
	const [a, b] = [shape.centre(one), shape.centre(other)];
	return Math.hypot(a.x - b.x, a.y - b.y);
};
const near = (value: number, expected: number) => expect(value).toBeCloseTo(expected, 9);

describe.each([
	[9, false],
	[9, true],
	[6, false],
	[6, true],
] as const)('a field of %i, turned: %s', (size, turned) => {
	const shape = new Shape(size, turned);

	test('N2: a next row is half a cell further along', () => {
		const [first, below] = [shape.centre(0), shape.centre(size)];
		near(turned ? below.y - first.y : below.x - first.x, 0.5);
		near(turned ? first.x - below.x : below.y - first.y, Math.sqrt(3) / 2);
	});

	test('N3: neighbours are all cells that touch, and no others', () => {
		for (const cell of shape.cells) {
			const beyond = [0, 1, 2, 3, 4, 5]
				.map((side) => shape.beyond(cell, side))
				.filter((next) => next !== null);
			const touching = shape.cells.filter((other) => other !== cell && distance(shape, cell, other) < 1.01);
			expect([...beyond].sort((a, b) => a - b)).toEqual(touching);
		}
	});

	test('the tally of a block lies between cells of that block, off every digit', () => {
		const rows = shape.cells.map((cell) => String(Math.floor(cell / size))).join('');
		for (const blocks of size === 9 ? [rows, irregular] : [rows]) {
			for (const block of new Set(blocks)) {
				const cells = new Set(shape.cells.filter((cell) => blocks[cell] === block));
				const at = shape.between(cells);
				const close = shape.cells.filter((cell) => {
					const { x, y } = shape.centre(cell);
					const off = Math.hypot(x - at.x, y - at.y);
					expect(off).toBeGreaterThan(0.499);
					return off < 0.58;
				});
				const three = [...cells].some((cell) =>
					[0, 1, 2, 3, 4, 5].some((side) =>
						[side, side + 1].every((one) => cells.has(shape.beyond(cell, one) ?? -1)),
					),
				);
				expect(close).toHaveLength(three ? 3 : 2);
				expect(close.every((cell) => cells.has(cell))).toBe(true);
			}
		}
	});

	test('a side lies half way to the neighbour that it faces', () => {
		for (let side = 0; side < 6; side += 1) {
			const cell = size + 1;
			const { from, to } = shape.side(cell, side);
			const [own, other] = [shape.centre(cell), shape.centre(shape.beyond(cell, side) as number)];
			near((from.x + to.x) / 2, (own.x + other.x) / 2);
			near((from.y + to.y) / 2, (own.y + other.y) / 2);
		}
	});

	test('the picture holds all corners and not more', () => {
		const points = shape.cells.flatMap((cell) =>
			shape.corners().map(({ x, y }) => ({ x: shape.centre(cell).x + x, y: shape.centre(cell).y + y })),
		);
		near(Math.min(...points.map(({ x }) => x)), 0);
		near(Math.min(...points.map(({ y }) => y)), 0);
		near(Math.max(...points.map(({ x }) => x)), shape.width);
		near(Math.max(...points.map(({ y }) => y)), shape.height);
	});

	test('every side of the rim belongs to an edge, the acute corners to two', () => {
		const rims = (['top', 'bottom', 'left', 'right'] as const).map((edge) => shape.rim(edge).length);
		const open = shape.cells.flatMap((cell) =>
			[0, 1, 2, 3, 4, 5].filter((side) => shape.beyond(cell, side) === null),
		);
		expect(rims).toEqual(Array(4).fill(2 * size));
		expect(open.length).toBe(2 * 4 * size - 2 * 2 + 2);
	});

	test('arrow keys follow the screen and reach every cell from every other', () => {
		const reached = new Set([0]);
		const waiting = [0];
		for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
			for (const arrow of ['left', 'right', 'up', 'down'] as Arrow[]) {
				const next = shape.step(cell, arrow, shape.centre(cell));
				if (next === null) continue;
				const [from, to] = [shape.centre(cell), shape.centre(next)];
				const moved = { left: from.x - to.x, right: to.x - from.x, up: from.y - to.y, down: to.y - from.y };
				expect(moved[arrow]).toBeGreaterThan(0.8);
				if (!reached.has(next)) waiting.push(next);
				reached.add(next);
			}
		}
		expect(reached.size).toBe(size * size);
	});

	test('keys that go straight on across the rows stay on their line', () => {
		const start = Math.floor(size / 2);
		const anchor = shape.centre(start);
		let cell = start;
		for (
			let next: number | null = start;
			next !== null;
			next = shape.step(cell, turned ? 'left' : 'down', anchor)
		) {
			cell = next;
			const { x, y } = shape.centre(cell);
			expect(Math.abs(turned ? y - anchor.y : x - anchor.x)).toBeLessThan(0.51);
		}
		expect(Math.floor(cell / size)).toBe(size - 1);
	});
});

test('turned, a 9x9 field is 8.083 cells wide and 13 tall', () => {
	const shape = new Shape(9, true);
	expect(shape.width).toBeCloseTo(8.083, 3);
	expect(shape.height).toBe(13);
});

test('N6: the regions of a cell are its row, its column and its block', () => {
	const blocks = Array.from(
		{ length: 81 },
		(_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
	);
	expect(new Shape(9, false).regions(0, blocks.join('')).size).toBe(9 + 9 + 9 - 3 - 3);
});

test.each([
	[
		'regular',
		Array.from({ length: 81 }, (_, c) => 3 * Math.floor(c / 27) + Math.floor((c % 9) / 3)).join(''),
	],
	['irregular', irregular],
])('blocks side by side have different tints: %s', (_, blocks) => {
	const shape = new Shape(9, false);
	const painted = tints(shape, blocks);
	expect(painted).toHaveLength(9);
	expect(Math.max(...painted)).toBeLessThan(4);
	for (const cell of shape.cells) {
		for (let side = 0; side < 6; side += 1) {
			const next = shape.beyond(cell, side);
			if (next === null || blocks[next] === blocks[cell]) continue;
			expect(painted[Number(blocks[next])]).not.toBe(painted[Number(blocks[cell])]);
		}
	}
});
