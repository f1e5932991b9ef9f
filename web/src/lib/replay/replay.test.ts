import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArchivedGame } from '#lib/club/types.ts';
import { readLine } from './notation.ts';
import { Replay } from './replay.ts';

type Name = 'passed' | 'joined' | 'resigned';
const games: Record<Name, ArchivedGame> = JSON.parse(readFileSync('../tests/vectors/archived.json', 'utf8'));
const replayOf = (name: Name) => new Replay(games[name]);

describe('a line of the notation', () => {
	test.each([
		['e4=7', { did: 'placed', cell: 'e4', digit: 7 }],
		['e4=7x', { did: 'missed', cell: 'e4', digit: 7 }],
		['e4*5', { did: 'took-clue', cell: 'e4', paid: [5] }],
		['e4*5,2', { did: 'took-clue', cell: 'e4', paid: [5, 2] }],
		['e4*', { did: 'took-clue', cell: 'e4', paid: [] }],
		['~', { did: 'exchanged' }],
		['t', { did: 'timed-out' }],
		['-', { did: 'passed' }],
		['0-1 resignation', { did: 'ended', winner: 'second', reason: 'resignation' }],
		['= agreement', { did: 'ended', winner: null, reason: 'agreement' }],
	])('%s is read', (text, line) => {
		expect(readLine(text)).toEqual(line);
	});

	test.each(['', 'j1=3', 'e0=3', 'e4=0', 'e4=77', 'toString', 'e4*5,', '1-0'])('%j is none', (text) => {
		expect(readLine(text)).toBeNull();
	});
});

describe.each(Object.keys(games) as Name[])('a replay of a game that was %s', (name) => {
	const replay = replayOf(name);

	test('has every line of the record once, in order', () => {
		expect(replay.lines.map(({ text }) => text)).toEqual(games[name].moves.map(([text]) => text));
		expect(replay.lines.map(({ number }) => number)).toEqual(games[name].moves.map((_, index) => index + 1));
		expect(replay.lines.every(({ line }) => line !== null)).toBe(true);
	});

	test('says of each line who played it, as the field shows it afterwards', () => {
		for (const { line, by, frame } of replay.lines) {
			if (line?.did !== 'placed' && line?.did !== 'took-clue') continue;
			const { owners, last } = replay.at(frame);
			expect(owners[last?.cell ?? -1]).toBe(by === 'first' ? '1' : '2');
		}
	});

	test('charges all time that the record has', () => {
		const [first, second] = replay.used[replay.end] ?? [0, 0];
		expect(first + second).toBe(games[name].moves.reduce((sum, [, ms]) => sum + ms, 0));
		expect(replay.used[0]).toEqual([0, 0]);
	});

	test('finds the position of a line, and the nearest for what is no line', () => {
		for (const { number, frame } of replay.lines) expect(replay.frameOf(number)).toBe(frame);
		expect([-5, 0].map((line) => replay.frameOf(line))).toEqual([0, 0]);
		expect(replay.frameOf(100_000)).toBe(replay.end);
	});

	test('marks a miss in the position it led to and nowhere else', () => {
		for (let frame = 0; frame <= replay.end; frame += 1) {
			const line = replay.leading(frame)?.line;
			const marks = replay.field(frame).marks?.map(({ digit }) => digit);
			expect(marks).toEqual(line?.did === 'missed' ? [line.digit] : []);
		}
	});

	test('shows the solution where no digit is', () => {
		const hidden = replay.hidden(0);
		const clues = [...games[name].clues].filter((clue) => clue === '1').length;
		expect(hidden.size).toBe(games[name].clues.length - clues);
		const { digits } = replay.at(0);
		const filled = [...digits].map((digit, cell) => hidden.get(cell) ?? digit).join('');
		expect(filled).toBe(games[name].solution);
	});
});

test('a pass stands in its own line, belongs to the move before it, and to who had nothing to play', () => {
	const replay = replayOf('passed');
	const pass = replay.lines.find(({ line }) => line?.did === 'passed');
	const before = replay.lines[(pass?.number ?? 0) - 2];
	expect(pass?.frame).toBe(before?.frame);
	expect(pass?.by).not.toBe(before?.by);
	expect(pass?.ms).toBe(0);
	expect(replay.leading(pass?.frame ?? 0)).toBe(before);
});

test('the win is shown at the end only', () => {
	const replay = replayOf('joined');
	expect(replay.field(replay.end).won?.size).toBe(games.joined.frames.at(-1)?.won_by?.length);
	expect(replay.field(replay.end - 1).won?.size).toBe(0);
});

test('what the table declared is nobody’s move: nothing is outlined again', () => {
	const replay = replayOf('resigned');
	expect(replay.lines.at(-1)?.by).toBeNull();
	expect(replay.field(replay.end).last).toBeUndefined();
	expect(replay.field(replay.end - 1).last).toBeDefined();
});
