import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#lib/engine/engine.ts';
import { loadedEngine, TestDisk } from '#lib/game/fixtures.ts';
import { BrowserStore } from '#lib/game/store.ts';
import { cellsIn, linkTo } from './link.ts';
import { Practice } from './practice.ts';
import { PRACTICE_KEY } from './save.ts';
import { doubled, halved } from './tiles.ts';

const LATE = [1024, 512, 256, 128, 2, 4, 8, 64, 0, 0, 2, 4, 0, 0, 0, 2];

async function opened(disk = new TestDisk(), tab = 'this') {
	let seed = 1n;
	const practice = new Practice({
		engine: await loadedEngine(),
		store: new BrowserStore(() => disk),
		tab,
		seed: () => seed++,
		onchange: () => {},
	});
	return { practice, disk };
}

function playOn(practice: Practice, moves: number): void {
	for (let made = 0; made < moves; made++) {
		if (!DIRECTIONS.some((direction) => practice.play(direction) !== null)) return;
	}
}

describe('a practice', () => {
	it('begins with a board that can be set up', async () => {
		const { practice } = await opened();
		expect(practice.settingUp).toBe(true);
		practice.put(5, 2048);
		practice.put(10, 0);
		expect(practice.cells[5]).toBe(2048);
		expect(practice.cells[10]).toBe(0);
		practice.clear();
		expect(practice.flaw).toBe('empty');
	});

	it('is not played from a board that no game can come to', async () => {
		const { practice } = await opened();
		practice.clear();
		expect(practice.begin()).toBe(false);
		practice.put(0, 131_072);
		practice.put(1, 131_072);
		expect(practice.flaw).toBe('tooMuch');
		expect(practice.begin()).toBe(false);
		expect(practice.settingUp).toBe(true);
		practice.put(1, 65_536);
		expect(practice.begin()).toBe(true);
	});

	it('plays from what was set up, by the rules, and takes moves back', async () => {
		const { practice } = await opened();
		expect(practice.open(LATE)).toBe(true);
		expect(practice.cells).toEqual(LATE);
		expect(practice.play('left')).not.toBeNull();
		const after = practice.cells;
		expect(after).not.toEqual(LATE);
		expect(practice.undo()).toBe(true);
		expect(practice.cells).toEqual(LATE);
		practice.play('left');
		expect(practice.cells).toEqual(after);
	});

	it('goes on after a reload where it was, playing or setting up', async () => {
		const { practice, disk } = await opened();
		practice.open(LATE);
		playOn(practice, 12);
		const { cells, score } = practice;
		const again = (await opened(disk)).practice;
		expect(again.cells).toEqual(cells);
		expect(again.score).toBe(score);
		again.setUp();
		again.put(15, 4096);
		const third = (await opened(disk)).practice;
		expect(third.settingUp).toBe(true);
		expect(third.cells[15]).toBe(4096);
	});

	it('is changed by one tab at a time, the one that took it over last', async () => {
		const disk = new TestDisk();
		const older = (await opened(disk, 'older')).practice;
		older.takeOver();
		older.open(LATE);
		older.play('left');
		const newer = (await opened(disk, 'newer')).practice;
		newer.takeOver();
		expect(newer.cells).toEqual(older.cells);
		const kept = disk.texts.get(PRACTICE_KEY);
		const { cells } = older;
		expect(DIRECTIONS.map((direction) => older.play(direction))).toEqual([null, null, null, null]);
		expect(older.undo()).toBe(false);
		expect(older.setUp()).toBe(false);
		expect(older.open(LATE)).toBe(false);
		older.restart();
		expect(older.elsewhere).toBe(true);
		expect(older.cells).toEqual(cells);
		expect(disk.texts.get(PRACTICE_KEY)).toBe(kept);
		expect(newer.setUp()).toBe(true);
		newer.put(15, 4096);
		older.takeOver();
		expect(older.elsewhere).toBe(false);
		expect(older.cells[15]).toBe(4096);
		newer.put(15, 8192);
		newer.clear();
		expect(newer.begin()).toBe(false);
		expect(newer.elsewhere).toBe(true);
		expect(older.cells[15]).toBe(4096);
	});

	it('touches nothing of the game', async () => {
		const { practice, disk } = await opened();
		practice.open(LATE);
		playOn(practice, 30);
		expect([...disk.texts.keys()]).toEqual([PRACTICE_KEY]);
	});

	it('goes on after a look at the board that changed nothing', async () => {
		const { practice } = await opened();
		practice.open(LATE);
		playOn(practice, 5);
		const { score } = practice;
		practice.setUp();
		practice.begin();
		expect(practice.score).toBe(score);
		expect(practice.canUndo).toBe(true);
	});

	it('begins anew from its start, with other new tiles', async () => {
		const { practice } = await opened();
		practice.open(LATE);
		playOn(practice, 8);
		practice.restart();
		expect(practice.cells).toEqual(LATE);
		expect(practice.canUndo).toBe(false);
	});

	it('opens the same link without losing what was played from it', async () => {
		const { practice } = await opened();
		practice.open(LATE);
		playOn(practice, 8);
		const { cells } = practice;
		practice.open(LATE);
		expect(practice.cells).toEqual(cells);
	});

	it.each([
		['no JSON', '{'],
		[
			'a tile 3',
			JSON.stringify({
				version: 1,
				start: [[3, 0, 0, 0], ...Array(3).fill([0, 0, 0, 0])],
				seed: '0'.repeat(16),
				moves: '',
				draft: null,
			}),
		],
		[
			'moves that cannot be played',
			JSON.stringify({
				version: 1,
				start: [[2, 0, 0, 0], ...Array(3).fill([0, 0, 0, 0])],
				seed: '0'.repeat(16),
				moves: 'UL',
				draft: null,
			}),
		],
		['a later version', JSON.stringify({ version: 9, start: [], seed: '', moves: '', draft: null })],
	])('starts anew where what was kept is %s', async (_, text) => {
		const disk = new TestDisk();
		disk.setItem(PRACTICE_KEY, text);
		const { practice } = await opened(disk);
		expect(practice.damaged).toBe(true);
		expect(practice.settingUp).toBe(true);
		practice.open(LATE);
		playOn(practice, 3);
		expect((await opened(disk)).practice.damaged).toBe(false);
	});
});

describe('a link', () => {
	it('carries a position there and back', () => {
		const cells = [0, 2, 4, 131_072, 65_536, ...Array(11).fill(8)];
		const link = linkTo('/fa/2048/practice', cells);
		expect(link).toBe('/fa/2048/practice#board=012hg33333333333');
		expect(cellsIn(link.slice(link.indexOf('#')))).toEqual(cells);
	});

	it('is nothing where there is none, and told from one that is broken', () => {
		expect(cellsIn('')).toBeNull();
		expect(cellsIn('#content')).toBeNull();
		for (const hash of ['#board=', '#board=012', '#board=zzzzzzzzzzzzzzzz', '#board=01234567890123456'])
			expect(cellsIn(hash)).toBe('broken');
	});
});

describe('the ladder of tiles', () => {
	it('goes from none to 131072 and back, and no further', () => {
		expect(doubled(0)).toBe(2);
		expect(doubled(1024)).toBe(2048);
		expect(doubled(131_072)).toBe(131_072);
		expect(halved(2)).toBe(0);
		expect(halved(0)).toBe(0);
	});
});
