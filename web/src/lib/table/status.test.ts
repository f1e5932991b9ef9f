import { describe, expect, test } from 'vitest';
import type { GameView, TableView } from '#lib/club/types.ts';
import { BARE, type Desk } from './desk.ts';
import { game, plain, table, waiting, words } from './fixtures.ts';
import { statusLine } from './status.ts';

const line = (
	view: TableView,
	desk: Partial<Desk> = {},
	sent: 'nothing' | 'on its way' | 'not sent' = 'nothing',
) => plain(statusLine(view, { ...BARE, ...desk }, sent, words));

describe('the line says what is wanted now', () => {
	const dear = { may: { cells: 'pc..', price: 2, exchange: true } };
	test.each<[string, Partial<GameView>, Partial<Desk>, string]>([
		['with nothing in hand', {}, {}, 'Your turn: pick a tile and a cell'],
		['with a tile', {}, { slot: 1 }, 'Put the 5 on an empty cell, or pay it for a free clue'],
		[
			'with a tile where clues cost two',
			dear,
			{ slot: 0 },
			'Put the 1 on an empty cell, or take a clue: it costs the 1 and a tile the game picks',
		],
		[
			'with a tile where no clue is free',
			{ may: { cells: 'p...', price: 1, exchange: true } },
			{ slot: 1 },
			'Put the 5 on an empty cell',
		],
		['with an empty cell', {}, { cell: 0 }, 'Now pick a tile for this cell'],
		['with a clue', {}, { cell: 1 }, 'Now pick the tile to pay with'],
		[
			'with a clue that costs two',
			dear,
			{ cell: 1 },
			'Pick the first tile to pay with; the game takes the second',
		],
		[
			'with an empty hand',
			{ hand: [], may: { cells: '.c..', price: 0, exchange: false } },
			{},
			'Your hand is empty: take a clue for free',
		],
		['in a pair of moves', { move: 2, of: 2 }, {}, 'Your turn: pick a tile and a cell · Move 2 of 2'],
	])('%s', (_, changes, desk, text) => {
		expect(line(table(game(changes)), desk)).toBe(text);
	});
});

describe('the line says what goes on', () => {
	test.each<[string, TableView, string]>([
		['the other is to move', table(waiting()), 'Bo is to move'],
		['the other is in a pair', table(waiting({ move: 1, of: 2 })), 'Bo is to move · Move 1 of 2'],
		['somebody looks on', table(waiting({ seat: 'spectator', turn: 'first' })), 'Ada is to move'],
		['the game is adjourned', table(game(), { status: 'adjourned' }), 'Adjourned'],
		[
			'it is over',
			table(waiting({ turn: null, end: { reason: 'connection', winner: 'second' } })),
			'You lost',
		],
	])('%s', (_, view, text) => {
		expect(line(view)).toBe(text);
	});
});

test('what is not acknowledged comes before all else, and says whether it went out', () => {
	expect(line(table(), { pencil: 3 }, 'on its way')).toBe('On its way …');
	expect(line(table(), { slot: 1 }, 'not sent')).toBe(
		'Not sent yet: it goes out when the connection is back',
	);
});

test('the pencil says which digit it notes, whoever is to move', () => {
	for (const view of [table(), table(waiting())]) {
		expect(line(view, { pencil: 3 })).toBe('Pencil: press cells to note 3');
	}
});
