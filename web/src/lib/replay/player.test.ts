import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keys, Playing, STAND_MS } from './player.svelte.ts';
import { Replay } from './replay.ts';

const replay = new Replay(JSON.parse(readFileSync('../tests/vectors/archived.json', 'utf8')).resigned);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playing(frame = 0) {
	const heard: number[] = [];
	return { heard, playing: new Playing(replay, frame, (at) => heard.push(at)) };
}

const press = (key: string, on: Playing) => keys[key]?.(on);

describe('keys', () => {
	test('go move by move and to both ends, and no further', () => {
		const { playing: on, heard } = playing(3);
		for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) press(key, on);
		expect(heard).toEqual([4, 3, replay.end, 0]);
	});
});

describe('a replay that plays', () => {
	test('goes on by itself to the end and halts there', () => {
		const { playing: on, heard } = playing(replay.end - 3);
		press(' ', on);
		expect(on.running).toBe(true);
		vi.advanceTimersByTime(10 * STAND_MS);
		expect(heard).toEqual([replay.end - 2, replay.end - 1, replay.end]);
		expect(on.running).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});

	test('halts by the same key and at any step by hand', () => {
		for (const halt of [' ', 'ArrowLeft', 'Home']) {
			const { playing: on } = playing();
			press(' ', on);
			press(halt, on);
			const stood = on.frame;
			vi.advanceTimersByTime(5 * STAND_MS);
			expect(on.frame).toBe(stood);
		}
	});

	test('begins anew from the end', () => {
		const { playing: on, heard } = playing(replay.end);
		press(' ', on);
		expect(heard).toEqual([0]);
		vi.advanceTimersByTime(STAND_MS);
		expect(on.frame).toBe(1);
		on.halt();
	});

	test('says nothing of what is dragged by', () => {
		const { playing: on, heard } = playing();
		on.drag(7);
		expect(on.frame).toBe(7);
		expect(heard).toEqual([]);
	});
});
