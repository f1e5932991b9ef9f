import { describe, expect, test } from 'vitest';
import { everything, type Filters, playerIn, read, wanted, write } from './filters.ts';

const of = (query: string) => read(new URLSearchParams(query));

describe('filters', () => {
	const all: Filters = {
		player: 7,
		opponent: 12,
		won: false,
		room: 'lands-45',
		variant: 'lands',
		rated: true,
		reason: 'game-time',
		since: '2026-11-01',
		until: '2026-11-30',
	};

	test('are the same after a trip through an address', () => {
		expect(of(write(all))).toEqual(all);
		expect(of(write(everything))).toEqual(everything);
	});

	test('that do not narrow are not in the address', () => {
		expect(write(everything)).toBe('');
		expect(write({ ...everything, variant: 'bridge' })).toBe('?variant=bridge');
	});

	test.each([
		'player=0',
		'player=x',
		'player=1e3',
		'won=true',
		'room=Up%20There',
		'variant=chess',
		'rated=maybe',
		'reason=boredom',
		'since=2026-02-30',
		'until=yesterday',
	])('that make no sense do not narrow: %s', (query) => {
		expect(of(query)).toEqual(everything);
	});

	test('ask for whole days of the person’s own clock, the last one included', () => {
		const { since, until } = wanted({ ...everything, since: '2026-11-01', until: '2026-11-01' });
		expect(new Date(since ?? 0).toString()).toContain('Nov 01 2026 00:00:00');
		expect(new Date(until ?? 0).toString()).toContain('Nov 02 2026 00:00:00');
	});

	test('ask the club for nothing that is not chosen', () => {
		expect(wanted(everything)).toEqual({});
		expect(wanted({ ...everything, rated: false, player: 3 })).toEqual({ rated: false, player: 3 });
	});
});

test.each([
	['12', 12],
	[' #12 ', 12],
	['https://club.example/player?id=12', 12],
	['https://club.example/fa/player?id=12&game=abc', 12],
	['/player?id=12', 12],
	['https://club.example/numbridge/archive?player=12', 12],
	['Ada', null],
	['https://club.example/player?id=Ada', null],
	['', null],
	['-3', null],
])('a player is found in %j', (text, player) => {
	expect(playerIn(text)).toBe(player);
});
