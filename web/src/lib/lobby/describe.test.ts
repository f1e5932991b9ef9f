import { describe, expect, test } from 'vitest';
import lobby from '#lib/messages/en/lobby.ts';
import game from '#lib/messages/en/numbridge.ts';
import {
	describeChoice,
	describeLimits,
	describePlace,
	describeRating,
	describeSettings,
	playerName,
	roomName,
} from './describe.ts';
import { ad, bridge, lightning, room } from './fixtures.ts';

const told = (facts: { label: string; values: string[] }[]) =>
	facts.map(({ label, values }) => `${label}: ${values.join(', ')}`);

describe('a room is described in full', () => {
	test('with all of its limits', () => {
		expect(told(describeLimits(bridge, game, lobby))).toEqual([
			'Time: 60 s a move, 20 min a player',
			'Clues: 24 to 40, usually 30, a clue costs a tile',
			'Deal: regular or irregular blocks, easy, hard or any',
			'Candidates: highlighting allowed',
		]);
	});

	test('with the first clue at one where that holds, and what is not allowed', () => {
		const limits = {
			...lightning,
			blocks: ['irregular' as const],
			grades: ['hard' as const, 'any' as const],
		};
		expect(told(describeLimits(limits, game, lobby))).toEqual([
			'Time: 30 s a move, 5 min a player',
			'Clues: 9 to 14, usually 12, a clue costs 2 tiles, second player’s first clue costs one tile',
			'Deal: irregular blocks, hard deal, any deal',
			'Candidates: no highlighting',
		]);
	});

	test('with what rated games forbid', () => {
		expect(told([describeRating(room('r', [bridge]), lobby)])).toEqual([
			'Games: rated or unrated, no sudoku programs',
		]);
		expect(told([describeRating(room('r', [bridge], { rated: false }), lobby)])).toEqual(['Games: unrated']);
	});
});

test('an ad is described by what it chose', () => {
	const { settings } = ad('a');
	expect(describeChoice(settings, game)).toEqual(['regular blocks', 'easy deal']);
	expect(describeChoice({ ...settings, candidates: true }, game)).toContain('candidate highlighting');
});

test('a game is described with its exact clues', () => {
	expect(told(describeSettings(ad('a').settings, game, lobby))).toEqual([
		'Time: 60 s a move, 20 min a player',
		'Clues: 31 clues, a clue costs a tile',
		'Deal: regular blocks, easy deal',
		'Candidates: not highlighted',
	]);
});

test('a room of the host’s own goes by the name that the host gave', () => {
	expect(roomName('bridge-60', [], game)).toBe('Bridge 60');
	expect(roomName('cellar', [room('cellar', [bridge])], game)).toBe('The cellar');
	expect(roomName('unknown', [], game)).toBe('unknown');
});

test('a deleted player has no name', () => {
	expect(playerName({ id: 3, name: 'x', kind: 'deleted' }, game)).toBe('deleted player');
});

test('a place names the variant where its room does not', () => {
	expect(describePlace('bridge-60', 'bridge', [], game)).toEqual(['Bridge 60']);
	expect(describePlace('training', 'lands', [], game)).toEqual(['Training room', 'Lands']);
});
