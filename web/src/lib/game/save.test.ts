import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '#lib/engine/engine.ts';
import { games, loadedEngine, saved } from './fixtures.ts';
import { readPortable, writePortable } from './portable.ts';
import { BrokenRecord, readRecord, replayRecord } from './record.ts';
import { FromTheFuture, migrated, readGameText, writeGame } from './save.ts';
import { Unreadable } from './shape.ts';
import { NO_GAMES } from './statistics.ts';

let engine: Engine;
beforeEach(async () => {
	engine = await loadedEngine();
});

const record = games.full_with_a_pair;
const game = saved(record, true);

describe('the save of a game', () => {
	it('reads what it wrote', () => {
		expect(readGameText(JSON.stringify(writeGame(game)))).toEqual(game);
	});

	it.each([
		['no JSON', '{"version":1,'],
		['an empty text', ''],
		['null', 'null'],
		['a list', '[]'],
		['no version', JSON.stringify({ ...writeGame(game), version: undefined })],
		['a version before the first', JSON.stringify({ ...writeGame(game), version: 0 })],
		['the save of another 2048', JSON.stringify({ grid: { size: 4, cells: [] }, score: 8, over: false })],
		['a record that is none', JSON.stringify({ ...writeGame(game), record: 'UDLR' })],
		['a time that is none', JSON.stringify({ ...writeGame(game), elapsed: -1 })],
		['an unknown field', JSON.stringify({ ...writeGame(game), cheat: true })],
	])('refuses %s', (_, text) => {
		expect(() => readGameText(text)).toThrow(Unreadable);
	});

	it('knows the save of a newer edition from a damaged one', () => {
		expect(() => readGameText(JSON.stringify({ version: 2, future: true }))).toThrow(FromTheFuture);
	});

	it('raises an older version step by step', () => {
		const steps = {
			1: ({ points, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, version: 2, score: points }),
			2: (older: Readonly<Record<string, unknown>>) => ({ ...older, version: 3, tidy: true }),
		};
		expect(migrated({ version: 1, points: 8 }, 3, steps)).toEqual({ version: 3, score: 8, tidy: true });
		expect(() => migrated({ version: 1 }, 3, { 2: steps[2] })).toThrow(Unreadable);
	});
});

describe('a record', () => {
	it.each([
		['another format', { format: 'sgf' }],
		['another version', { version: 2 }],
		['a seed that is no 16 hex digits', { seed: '0xBEEF' }],
		['a move that is none', { moves: 'UDLX' }],
		['a score below zero', { score: -5 }],
		['three rows', { rows: record.rows.slice(1) }],
		['a row of five', { rows: [[0, 0, 0, 0, 0], ...record.rows.slice(1)] }],
		['half a tile', { rows: [[0.5, 0, 0, 0], ...record.rows.slice(1)] }],
		['an undo that is no count', { undos: 'many' }],
		['a field too many', { author: 'me' }],
	])('is refused with %s', (_, change) => {
		expect(() => readRecord({ ...record, ...change })).toThrow(Unreadable);
	});

	it.each([
		['a tile 3', { rows: [[3, ...(record.rows[0] as number[]).slice(1)], ...record.rows.slice(1)] }],
		['a wrong score', { score: record.score + 4 }],
		['another seed', { seed: 'ffffffffffffffff' }],
		['moves after the end of the game', { ...games.over, moves: `${games.over.moves}U` }],
	])('does not replay with %s', (_, change) => {
		expect(() => replayRecord(engine, readRecord({ ...record, ...change }))).toThrow(BrokenRecord);
	});

	it('replays to its score and rows', () => {
		for (const each of Object.values(games))
			expect(() => replayRecord(engine, readRecord(each))).not.toThrow();
	});
});

describe('the export file', () => {
	it('reads what it wrote: game, figures, best score', () => {
		const totals = { ...NO_GAMES, games: 3, score: 4000, highest: 512 };
		expect(readPortable(writePortable(game, totals, 9000))).toEqual({ game, totals, best: 9000 });
	});

	it('is read from a plain record too, which has no figures', () => {
		const file = readPortable(`${JSON.stringify(record)}\n`);
		expect(file.game.record).toEqual(record);
		expect(file.totals).toBeNull();
	});

	it.each(['', 'hello', '{}', '{"format":"vog-2048-export"}', '{"format":"vog-2048-export","version":9}'])(
		'is refused where it holds %j',
		(text) => {
			expect(() => readPortable(text)).toThrow(Unreadable);
		},
	);
});
