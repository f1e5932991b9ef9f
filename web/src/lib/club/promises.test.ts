import { afterEach, describe, expect, test, vi } from 'vitest';
import { notePromise, promiseOf } from './promises.ts';

class Storage {
	readonly items = new Map<string, string>();
	getItem = (key: string) => this.items.get(key) ?? null;
	setItem = (key: string, value: string) => this.items.set(key, value);
	removeItem = (key: string) => this.items.delete(key);
}

let next = 0;
const game = () => `game${String(next++).padStart(8, '0')}`;
const table = (id: string, seq: number, commitment: string, status = 'running') => ({
	id,
	seq,
	commitment,
	status,
});

afterEach(() => vi.unstubAllGlobals());

describe('a promise', () => {
	test('is what was seen first, whatever is said later', () => {
		vi.stubGlobal('localStorage', new Storage());
		const id = game();
		notePromise(table(id, 0, 'aa'));
		notePromise(table(id, 1, 'bb'));
		expect(promiseOf(id)).toEqual({ commitment: 'aa', seq: 0 });
	});

	test('that came with the end of the game is none', () => {
		vi.stubGlobal('localStorage', new Storage());
		const id = game();
		notePromise(table(id, 40, 'aa', 'over'));
		expect(promiseOf(id)).toBeNull();
	});

	test('of the newest three hundred games is kept', () => {
		vi.stubGlobal('localStorage', new Storage());
		const ids = Array.from({ length: 301 }, game);
		for (const id of ids) notePromise(table(id, 0, 'aa'));
		expect(promiseOf(ids[0] as string)).toBeNull();
		expect(promiseOf(ids[1] as string)).not.toBeNull();
	});

	test.each(['', '{', '7', '[[1, 2, 3], "x", null]'])('is not found in %j', (stored) => {
		const storage = new Storage();
		storage.items.set('vog.promises', stored);
		vi.stubGlobal('localStorage', storage);
		expect(promiseOf('game00000000')).toBeNull();
	});
});
