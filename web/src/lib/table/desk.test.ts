import { describe, expect, test } from 'vitest';
import { afterView, BARE, pencilled, pressCell, pressTile, typeDigit } from './desk.ts';
import { game as view, waiting } from './fixtures.ts';

const mine = { game: view(), running: true, busy: false };
const theirs = { ...mine, game: waiting() };

describe('a tile and a cell', () => {
	test('make a placement in either order', () => {
		const tile = pressTile(BARE, mine, 1);
		expect(tile).toEqual({ desk: { ...BARE, slot: 1 } });
		expect(pressCell(tile.desk, mine, 0)).toEqual({ desk: BARE, move: { type: 'place', cell: 0, digit: 5 } });

		const cell = pressCell(BARE, mine, 0);
		expect(cell).toEqual({ desk: { ...BARE, cell: 0 }, advice: 'pick-a-tile' });
		expect(pressTile(cell.desk, mine, 0)).toEqual({ desk: BARE, move: { type: 'place', cell: 0, digit: 1 } });
	});

	test('pay for a clue in either order', () => {
		expect(pressCell({ ...BARE, slot: 0 }, mine, 1).move).toEqual({ type: 'take-clue', cell: 1, pay: 1 });
		const cell = pressCell(BARE, mine, 1);
		expect(cell.advice).toBe('pick-a-tile-to-pay');
		expect(pressTile(cell.desk, mine, 2).move).toEqual({ type: 'take-clue', cell: 1, pay: 5 });
	});

	test('are let go by a second press', () => {
		expect(pressTile({ ...BARE, slot: 1 }, mine, 1).desk).toEqual(BARE);
		expect(pressCell({ ...BARE, cell: 0 }, mine, 0).desk).toEqual(BARE);
	});
});

test('N16: a clue that costs nothing is taken by one press', () => {
	const free = { ...mine, game: view({ hand: [], may: { cells: 'cc..', price: 0, exchange: false } }) };
	expect(pressCell(BARE, free, 1).move).toEqual({ type: 'take-clue', cell: 1, pay: null });
});

describe('a press that does nothing says why', () => {
	test.each([
		['a filled cell', mine, 2, 'filled'],
		['an owned clue', mine, 3, 'owned'],
		[
			'a clue too dear',
			{ ...mine, game: view({ may: { cells: 'p...', price: 2, exchange: true } }) },
			1,
			'clue-too-dear',
		],
		['the turn of the other', theirs, 0, 'not-your-turn'],
		['a move on its way', { ...mine, busy: true }, 0, 'on-its-way'],
		['a game that does not run', { ...mine, running: false }, 0, 'not-running'],
	] as const)('%s', (_, situation, cell, advice) => {
		const step = pressCell({ ...BARE, slot: 0 }, situation, cell);
		expect(step.move).toBeUndefined();
		expect(step.advice).toBe(advice);
		expect(step.desk.slot).toBe(0);
	});
});

test('a tile may be picked while the other moves', () => {
	expect(pressTile(BARE, theirs, 1)).toEqual({ desk: { ...BARE, slot: 1 } });
});

describe('a digit that is typed', () => {
	test('picks the tile that bears it, and lets it go again', () => {
		const picked = typeDigit(BARE, mine, 5);
		expect(picked.desk.slot).toBe(1);
		expect(typeDigit(picked.desk, mine, 5).desk.slot).toBe(null);
	});

	test('places it where a cell waits', () => {
		expect(typeDigit({ ...BARE, cell: 0 }, mine, 5).move).toEqual({ type: 'place', cell: 0, digit: 5 });
	});

	test('does nothing where no tile bears it', () => {
		expect(typeDigit(BARE, mine, 9)).toEqual({ desk: BARE });
	});
});

describe('when a new view comes', () => {
	test('a tile stays picked if the hand still has it, wherever it lies', () => {
		expect(afterView({ ...BARE, slot: 1 }, mine.game, view({ hand: [2, 3, 5] })).slot).toBe(2);
		expect(afterView({ ...BARE, slot: 0 }, mine.game, view({ hand: [2, 3, 5] })).slot).toBe(null);
	});

	test('a cell waits no more once it is filled or the turn is over', () => {
		const waiting = { ...BARE, cell: 0 };
		expect(afterView(waiting, mine.game, mine.game).cell).toBe(0);
		expect(
			afterView(waiting, mine.game, view({ may: { cells: '.c..', price: 1, exchange: true } })).cell,
		).toBe(null);
		expect(afterView(waiting, mine.game, theirs.game).cell).toBe(null);
	});
});

test('pencil marks are set, kept in order and taken away', () => {
	let notes = pencilled(new Map(), 3, 7);
	notes = pencilled(notes, 3, 2);
	expect(notes.get(3)).toBe('27');
	notes = pencilled(pencilled(notes, 3, 7), 3, 2);
	expect(notes.has(3)).toBe(false);
});
