import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView, Settings } from '#lib/club/types.ts';
import { game, table, words } from './fixtures.ts';
import { Tour } from './tour.svelte.ts';
import { example, guided, type Stop, stops, told } from './tour.ts';

let store: Map<string, string>;
let blocked: boolean;

beforeEach(() => {
	store = new Map();
	blocked = false;
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => {
			if (blocked) throw new Error('blocked');
			return store.get(key) ?? null;
		},
		setItem: (key: string, value: string) => {
			if (blocked) throw new Error('blocked');
			store.set(key, value);
		},
	});
	return () => vi.unstubAllGlobals();
});

/** A visit to a table, in the same browser as the ones before. */
function visit(): Tour {
	const tour = new Tour();
	tour.start();
	return tour;
}

describe('the first steps', () => {
	test('are shown to a newcomer from the first to the last one, and not again', () => {
		const tour = visit();
		const seen: (Stop | null)[] = [];
		for (let press = 0; press <= stops.length; press += 1) {
			seen.push(tour.at);
			tour.next();
		}
		expect(seen).toEqual([...stops, null]);
		expect(visit().at).toBe(null);
	});

	test('are not shown again once they are skipped', () => {
		const tour = visit();
		tour.next();
		tour.end();
		expect(tour.at).toBe(null);
		expect(visit().at).toBe(null);
	});

	test('go on where a reload, or the end of a game, broke them off', () => {
		const tour = visit();
		tour.next();
		tour.next();
		expect(visit().at).toBe(stops[2]);
	});

	test('go back, but not beyond the first', () => {
		const tour = visit();
		tour.next();
		tour.back();
		tour.back();
		expect(tour.at).toBe(stops[0]);
	});

	test('begin anew for whoever asks for them', () => {
		visit().end();
		const tour = visit();
		tour.begin();
		expect(tour.at).toBe(stops[0]);
	});

	test('begin where something unknown was kept', () => {
		store.set('vog.tour', 'a step that is no more');
		expect(visit().at).toBe(stops[0]);
	});

	test('can be gone through in a browser that keeps nothing', () => {
		blocked = true;
		const tour = visit();
		tour.next();
		expect(tour.at).toBe(stops[1]);
		tour.end();
		expect(tour.at).toBe(null);
	});
});

test.each([
	['somebody who plays', table(), true],
	['somebody whose game is adjourned', table(game(), { status: 'adjourned' }), true],
	['a spectator', table(game({ seat: 'spectator' })), false],
	['somebody whose game is over', table(game(), { status: 'over' }), false],
])('whether they are for %s', (_, view, wanted) => {
	expect(guided(view)).toBe(wanted);
});

describe('what is told is true of this game and this seat', () => {
	const settings = (changes: Partial<Settings>) => ({ settings: { ...game().settings, ...changes } });
	const lands = { lands: { cells: [], blocks: [0, 0], holders: '....' } } as Partial<GameView>;
	test.each<[string, Stop, Partial<GameView>, RegExp, RegExp]>([
		['the first player joins rows', 'win', {}, /row 1 and row 2,/, /column|blocks/],
		['the second joins columns', 'win', { seat: 'second' }, /column 1 and column 2,/, /row|blocks/],
		['Lands is won by blocks', 'win', lands, /five of the nine blocks/, /edges|chain/],
		['a single move is spent by a time-out', 'clock', {}, /60 s.*the move is spent/, /turn is over/],
		['in Lands the whole turn', 'clock', lands, /60 s.*whole turn is over/, /move is spent/],
		['Lands is played in pairs', 'move', lands, /pair of moves/, /first clue/],
		['a clue costs a tile', 'move', {}, /costs one tile/, /pair|first clue/],
		['a clue costs two', 'move', settings({ price: 2 }), /costs 2 tiles.*the game the other/, /first clue/],
		[
			'the second player’s first clue is cheap',
			'move',
			{ seat: 'second', ...settings({ price: 2, first_clue_at_one: true }) },
			/first clue costs only one/,
			/pair/,
		],
		[
			'the first player’s is not',
			'move',
			settings({ price: 2, first_clue_at_one: true }),
			/costs 2 tiles/,
			/first clue/,
		],
		['rings are told of where they are', 'cell', settings({ candidates: true }), /Rings/, /pair/],
		['and not where they are not', 'cell', {}, /a miss/, /Rings/],
	])('%s', (_, stop, changes, there, absent) => {
		const { text } = told(stop, game(changes), words.table);
		expect(text).toMatch(there);
		expect(text).not.toMatch(absent);
	});
});

test.each([
	['the middle of an empty field', '000000000', 4],
	['the nearest to it that is empty', '110111111', 2],
	['none in a full field', '123412341', null],
])('the cell that shows row, column and block is %s', (_, digits, cell) => {
	expect(example({ digits })).toBe(cell);
});
