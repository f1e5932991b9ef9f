import { describe, expect, it } from 'vitest';
import { barsOf } from './beside/bars.ts';
import { drawn } from './beside/curve.ts';
import { graded, gradeOf, THRESHOLDS } from './grade.ts';

const choice = { best: 'left', values: { left: 1000, up: 985, down: 400 }, depth: 3, nodes: 99 } as const;

describe('the grade of a move', () => {
	it('is good where the solver would have played it', () => {
		expect(graded(choice, 'left')).toMatchObject({ grade: 'good', loss: 0, share: 0, best: 'left' });
	});

	it('goes by the share of the points to be expected that was given away', () => {
		expect(graded(choice, 'up')).toMatchObject({ grade: 'inaccuracy', loss: 15, share: 0.015 });
		expect(graded(choice, 'down')).toMatchObject({ grade: 'blunder', loss: 600 });
	});

	it('changes at the thresholds that are told, not before', () => {
		expect(gradeOf(THRESHOLDS.inaccuracy - 1e-9)).toBe('good');
		expect(gradeOf(THRESHOLDS.inaccuracy)).toBe('inaccuracy');
		expect(gradeOf(THRESHOLDS.mistake)).toBe('mistake');
		expect(gradeOf(THRESHOLDS.blunder)).toBe('blunder');
	});

	it('is none for what could not be played', () => {
		expect(graded(choice, 'right')).toBeNull();
		expect(graded({ best: null, values: {}, depth: 0, nodes: 0 }, 'up')).toBeNull();
	});

	it('is good where nothing was to be expected any more', () => {
		expect(graded({ best: 'up', values: { up: 0, left: 0 }, depth: 1, nodes: 1 }, 'left')?.grade).toBe(
			'good',
		);
	});
});

describe('the bars', () => {
	it('are full for the best, shorter by what a direction costs, and none where nothing moves', () => {
		const bars = barsOf(choice);
		expect(bars.left).toMatchObject({ best: true, length: 100, loss: 0 });
		expect(bars.up?.length).toBeCloseTo(94);
		expect(bars.down?.length).toBe(2);
		expect(bars.right).toBeNull();
	});
});

describe('the curve', () => {
	it('has a point for each move of a short game', () => {
		const curve = drawn([0, 100, 25], 200, 100);
		expect(curve.points).toEqual([
			{ x: 0, y: 100 },
			{ x: 100, y: 0 },
			{ x: 200, y: 50 },
		]);
		expect(curve.place(3)).toEqual({ x: 200, y: 50 });
	});

	it('keeps the worst move of a long game in sight', () => {
		const losses = Array.from({ length: 20_000 }, (_, move) => (move === 12_345 ? 5000 : move % 7));
		const curve = drawn(losses, 320, 96);
		expect(curve.points.length).toBeLessThanOrEqual(160);
		expect(curve.most).toBe(5000);
		expect(curve.points.some(({ y }) => y === 0)).toBe(true);
	});

	it('lies on the ground where nothing was lost', () => {
		expect(drawn([0, 0], 10, 10).points.every(({ y }) => y === 10)).toBe(true);
		expect(drawn([], 10, 10).points).toEqual([]);
	});
});
