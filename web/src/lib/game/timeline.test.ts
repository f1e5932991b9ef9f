import { beforeEach, describe, expect, it } from 'vitest';
import { DIRECTIONS, type Engine, type Move } from '#lib/engine/engine.ts';
import { loadedEngine } from './fixtures.ts';
import { Stage } from './stage.ts';
import { HURRIED_MS, SLIDE_MS, Timeline } from './timeline.ts';

/** Time that passes when it is told to. */
class TestClock {
	now = 0;
	#due: { at: number; then: () => void }[] = [];

	after(ms: number, then: () => void): () => void {
		const entry = { at: this.now + ms, then };
		this.#due.push(entry);
		return () => {
			this.#due = this.#due.filter((each) => each !== entry);
		};
	}

	pass(ms: number): void {
		const end = this.now + ms;
		for (;;) {
			const next = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
			if (next === undefined) break;
			this.#due = this.#due.filter((each) => each !== next);
			this.now = next.at;
			next.then();
		}
		this.now = end;
	}
}

let engine: Engine;
let clock: TestClock;
let stage: Stage;
let timeline: Timeline;
let began: Move[];
let slides: number[];

beforeEach(async () => {
	engine = await loadedEngine();
	engine.start(11n);
	clock = new TestClock();
	stage = new Stage();
	began = [];
	slides = [];
	timeline = new Timeline(stage, clock, {
		draw: (ms) => slides.push(ms),
		began: (move) => began.push(move),
	});
	timeline.show(engine.cells);
});

function drawn(): number[] {
	const cells = new Array<number>(16).fill(0);
	for (const { cell, value } of stage.tiles) {
		if (cells[cell] !== 0) throw new Error(`two tiles on cell ${cell}`);
		cells[cell] = value;
	}
	return cells;
}

function playAll(moves: number, pause: number): number {
	let made = 0;
	for (let i = 0; made < moves && !engine.over; i++) {
		const move = engine.play(DIRECTIONS[i % 4] as 'up');
		if (move === null) continue;
		timeline.add(move);
		made += 1;
		clock.pass(pause);
	}
	return made;
}

describe('the drawing', () => {
	it('slides for 100 ms, then shows merges and the new tile', () => {
		const before = drawn();
		const move = engine.play(engine.validDirections[0] as 'up') as Move;
		timeline.add(move);
		expect(slides.at(-1)).toBe(SLIDE_MS);
		expect(stage.tiles.map(({ value }) => value).sort()).toEqual(before.filter((value) => value > 0).sort());
		clock.pass(SLIDE_MS - 1);
		expect(timeline.busy).toBe(true);
		clock.pass(1);
		expect(timeline.busy).toBe(false);
		expect(drawn()).toEqual(move.cells);
		expect(stage.tiles.filter(({ entrance }) => entrance === 'new').map(({ cell }) => cell)).toEqual([
			move.spawn.cell,
		]);
	});

	it.each([0, 1, 7, 16, 40, 99, 100, 250])('equals the model after 200 moves, one every %i ms', (pause) => {
		const made = playAll(200, pause);
		clock.pass(SLIDE_MS * 4);
		expect(drawn()).toEqual(engine.cells);
		expect(began).toHaveLength(made);
		expect(timeline.busy).toBe(false);
	});

	it('shows every move when it is made, however fast they come', () => {
		expect(playAll(100, 0)).toBe(began.length);
		clock.pass(HURRIED_MS);
		expect(drawn()).toEqual(engine.cells);
	});

	it('hurries where the move before is still on its way', () => {
		playAll(2, 0);
		expect(slides.at(-1)).toBe(HURRIED_MS);
		clock.pass(SLIDE_MS);
		playAll(1, 0);
		expect(slides.at(-1)).toBe(SLIDE_MS);
	});

	it('has no motion where none is wanted', () => {
		timeline.still = true;
		playAll(20, 0);
		expect(timeline.busy).toBe(false);
		expect(drawn()).toEqual(engine.cells);
		expect(slides.every((ms) => ms === 0)).toBe(true);
	});

	it('shows a board at once without any gain, whatever was on its way', () => {
		playAll(3, 0);
		const shown = began.length;
		engine.start(12n);
		timeline.show(engine.cells);
		clock.pass(1000);
		expect(drawn()).toEqual(engine.cells);
		expect(began).toHaveLength(shown);
		expect(stage.tiles.every(({ entrance }) => entrance === 'still')).toBe(true);
	});

	it('keeps a piece the same piece while it slides, and makes a new one of a merge', () => {
		for (let i = 0; i < 60 && !engine.over; i++) {
			const before = new Map(stage.tiles.map((tile) => [tile.id, tile]));
			const move = engine.play(engine.validDirections[0] as 'up') as Move;
			timeline.add(move);
			clock.pass(SLIDE_MS);
			for (const tile of stage.tiles) {
				const old = before.get(tile.id);
				if (tile.entrance === 'still') expect(old?.value).toBe(tile.value);
				else expect(old).toBeUndefined();
			}
		}
	});
});
