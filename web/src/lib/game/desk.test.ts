import { beforeEach, describe, expect, it } from 'vitest';
import { DIRECTIONS, type Engine } from '#lib/engine/engine.ts';
import { Desk, KEYS } from './desk.ts';
import { games, loadedEngine, saved, TestDisk } from './fixtures.ts';
import { writeGame } from './save.ts';
import { Unreadable } from './shape.ts';
import { BrowserStore } from './store.ts';

let engine: Engine;
let disk: TestDisk;
beforeEach(async () => {
	engine = await loadedEngine();
	disk = new TestDisk();
});

let tabs = 0;
let seeds = 100n;

/** A tab of its own on the disk: its own core, too, unless one is given. */
function opened(core: Engine = engine): Desk {
	const desk = new Desk({
		engine: core,
		store: new BrowserStore(() => disk),
		tab: `tab ${++tabs}`,
		seed: () => seeds++,
		onchange: () => {},
	});
	desk.takeOver();
	return desk;
}

function playSome(desk: Desk, moves: number): void {
	let made = 0;
	for (let i = 0; made < moves && !desk.session.over; i++) {
		if (desk.play(DIRECTIONS[i % 4] as 'up', i).kind === 'moved') made += 1;
	}
}

function put(name: keyof typeof games, continued = false): void {
	disk.setItem(KEYS.game, JSON.stringify(writeGame(saved(games[name], continued))));
}

describe('the desk', () => {
	it('goes on at the next visit where the last one left off (T14)', () => {
		const first = opened();
		playSome(first, 30);
		const { saved: left } = first.session;
		const second = opened();
		expect(second.session.saved).toEqual(left);
		expect(second.best).toBe(left.record.score);
		expect(second.damage).toBe('none');
	});

	it.each([
		['bad JSON', '{"version":1,"record":'],
		['a tile 3', JSON.stringify(writeGame(saved(games.over))).replace('[[4,2', '[[3,2')],
		['a score of -5', JSON.stringify(writeGame(saved(games.over))).replace(/"score":\d+/, '"score":-5')],
		['an old version', JSON.stringify({ ...writeGame(saved(games.over)), version: 0 })],
		['the save of the original game', '{"grid":{"size":4},"score":12,"over":false,"won":false}'],
	])('opens a playable game and keeps best score and text where the save has %s', (_, text) => {
		disk.setItem(KEYS.best, '5120');
		disk.setItem(KEYS.game, text);
		const desk = opened();
		expect(desk.damage).toBe('damaged');
		expect(desk.best).toBe(5120);
		expect(desk.session.moveCount).toBe(0);
		playSome(desk, 3);
		expect(desk.session.moveCount).toBe(3);
		expect(JSON.parse(desk.damagedText ?? '{}')).toEqual({ [KEYS.game]: text });
		expect(opened().damage).toBe('none');
	});

	it('says so where a newer edition has written the save, and keeps its text', () => {
		disk.setItem(KEYS.game, '{"version":7}');
		const desk = opened();
		expect(desk.damage).toBe('newer');
		expect(JSON.parse(desk.damagedText ?? '{}')).toEqual({ [KEYS.game]: '{"version":7}' });
	});

	it.each([KEYS.best, KEYS.statistics, KEYS.shelf])('opens the game where only %s is damaged', (key) => {
		put('full_with_a_pair');
		disk.setItem(key, '-1');
		const desk = opened();
		expect(desk.session.record).toEqual(games.full_with_a_pair);
		expect(desk.damage).toBe('damaged');
	});

	it('never lowers the best score', () => {
		put('full_with_a_pair');
		disk.setItem(KEYS.best, '90000');
		const desk = opened();
		expect(desk.best).toBe(90_000);
		desk.newGame();
		playSome(desk, 5);
		expect(disk.getItem(KEYS.best)).toBe('90000');
	});

	it('plays where storage is blocked, and says that nothing is kept', () => {
		disk.full = true;
		const full = opened();
		expect(full.blocked).toBe(true);
		playSome(full, 10);
		expect(full.session.moveCount).toBe(10);
		const forbidden = new Desk({
			engine,
			store: new BrowserStore(() => {
				throw new DOMException('denied', 'SecurityError');
			}),
			tab: 'private',
			seed: () => 1n,
			onchange: () => {},
		});
		forbidden.takeOver();
		playSome(forbidden, 10);
		expect(forbidden.session.moveCount).toBe(10);
		expect(forbidden.blocked).toBe(true);
	});

	it('notices storage that fills up during the game, and that it is free again', () => {
		const desk = opened();
		playSome(desk, 2);
		expect(desk.blocked).toBe(false);
		disk.full = true;
		playSome(desk, 2);
		expect(desk.blocked).toBe(true);
		disk.full = false;
		playSome(desk, 2);
		expect(desk.blocked).toBe(false);
		expect(opened().session.moveCount).toBe(6);
	});
});

describe('a reset', () => {
	it('can be undone: the game comes back as it was', () => {
		const desk = opened();
		playSome(desk, 40);
		const { saved: long } = desk.session;
		desk.newGame();
		expect(desk.session.moveCount).toBe(0);
		expect(desk.bringBack()).toBe(true);
		expect(desk.session.saved).toEqual(long);
		expect(desk.shelf).toHaveLength(0);
	});

	it('can be undone after moves in the new game, which is kept as well', () => {
		const desk = opened();
		playSome(desk, 40);
		const { saved: long } = desk.session;
		desk.newGame();
		playSome(desk, 4);
		const { saved: short } = desk.session;
		desk.bringBack();
		expect(desk.session.saved).toEqual(long);
		desk.bringBack();
		expect(desk.session.saved).toEqual(short);
	});

	it('can be undone after a reload, and after many in a row', () => {
		const desk = opened();
		playSome(desk, 200);
		const { saved: long } = desk.session;
		for (let i = 0; i < 30; i++) {
			desk.newGame();
			playSome(desk, 3);
		}
		const later = opened();
		expect(later.shelf.length).toBeLessThanOrEqual(10);
		const place = later.shelf.findIndex((each) => each.game.record.moves === long.record.moves);
		expect(later.bringBack(place)).toBe(true);
		expect(later.session.saved).toEqual(long);
	});

	it('of a game without a move keeps the game that was put aside before', () => {
		const desk = opened();
		playSome(desk, 20);
		const { saved: long } = desk.session;
		desk.newGame();
		desk.newGame();
		desk.newGame();
		desk.bringBack();
		expect(desk.session.saved).toEqual(long);
	});

	it('survives a damaged game on the shelf', () => {
		const desk = opened();
		playSome(desk, 20);
		desk.newGame();
		playSome(desk, 5);
		disk.setItem(
			KEYS.shelf,
			(disk.getItem(KEYS.shelf) ?? '').replace(/"score":\d+,"rows"/, '"score":1,"rows"'),
		);
		const later = opened();
		const { saved: current } = later.session;
		expect(later.bringBack()).toBe(false);
		expect(later.session.saved).toEqual(current);
		expect(later.damagedText).toContain('vog-2048');
	});
});

describe('the figures', () => {
	it('count a game when it is put aside or over, once', () => {
		const desk = opened();
		expect(desk.figures).toMatchObject({ games: 0, average: null });
		playSome(desk, 20);
		const { score, highest } = desk.session;
		expect(desk.figures).toMatchObject({ games: 0, average: null, highest, moves: 20 });
		desk.newGame();
		expect(desk.figures).toMatchObject({ games: 1, average: score, highest, moves: 20 });
		desk.bringBack();
		expect(desk.figures).toMatchObject({ games: 0, average: null, highest, moves: 20 });
		while (!desk.session.over) playSome(desk, 1);
		expect(desk.figures).toMatchObject({ games: 1, average: desk.session.score });
		desk.newGame();
		expect(desk.figures.games).toBe(1);
	});

	it('count wins, whether the game goes on or not', () => {
		put('won_at_the_last_move');
		const desk = opened();
		expect(desk.figures).toMatchObject({ wins: 1, highest: 2048 });
		desk.newGame();
		expect(desk.figures).toMatchObject({ games: 1, wins: 1, highest: 2048 });
	});
});

describe('export and import', () => {
	it('give the identical game, figures and best score in another browser', () => {
		const desk = opened();
		playSome(desk, 30);
		desk.newGame();
		playSome(desk, 10);
		desk.undo();
		const text = desk.exportText();
		const { saved: game } = desk.session;
		const { figures: old, best } = desk;
		disk = new TestDisk();
		const other = opened();
		other.importText(text);
		expect(other.session.saved).toEqual(game);
		expect(other.figures).toEqual(old);
		expect(other.best).toBe(best);
		const reloaded = opened();
		expect(reloaded.session.saved).toEqual(game);
		expect(reloaded.figures).toEqual(old);
	});

	it('can be taken back, with the figures', () => {
		const desk = opened();
		playSome(desk, 30);
		const { saved: game } = desk.session;
		const { figures: old } = desk;
		const file = {
			...JSON.parse(desk.exportText()),
			statistics: { version: 1, games: 9, wins: 2, score: 90, moves: 80, elapsed: 5, highest: 2048 },
		};
		desk.importText(JSON.stringify(file));
		expect(desk.figures.games).toBe(9);
		expect(desk.takeImportBack()).toBe(true);
		expect(desk.session.saved).toEqual(game);
		expect(desk.figures).toEqual(old);
		expect(desk.takeImportBack()).toBe(false);
	});

	it('refuse a file that is none or does not replay, and change nothing', () => {
		const desk = opened();
		playSome(desk, 12);
		const { saved: game } = desk.session;
		const wrong = desk.exportText().replace(/"score":\d+,"rows"/, '"score":2,"rows"');
		for (const text of ['', '{}', 'moves: UDLR', wrong]) {
			expect(() => desk.importText(text)).toThrow(Unreadable);
			expect(desk.session.saved).toEqual(game);
		}
	});

	it('read a record, and keep the figures', () => {
		const desk = opened();
		playSome(desk, 12);
		const text = desk.recordText();
		desk.newGame();
		desk.importText(text);
		expect(`${JSON.stringify(desk.session.record)}\n`).toBe(text);
		expect(desk.figures.games).toBe(1);
	});

	it('never lower the best score', () => {
		disk.setItem(KEYS.best, '70000');
		const desk = opened();
		desk.importText(JSON.stringify(games.over));
		expect(desk.best).toBe(70_000);
	});
});

describe('two tabs', () => {
	it('do not fork the game: the older one is told, writes nothing, and can take over on purpose', async () => {
		const older = opened();
		playSome(older, 5);
		const newer = opened(await loadedEngine());
		expect(newer.session.moveCount).toBe(5);
		playSome(newer, 5);
		const kept = disk.getItem(KEYS.game);
		expect(older.elsewhere).toBe(false);
		expect(older.play('up', 0)).toEqual({ kind: 'elsewhere' });
		expect(older.elsewhere).toBe(true);
		older.undo();
		older.newGame();
		older.keepPlaying();
		older.importText(JSON.stringify(games.over));
		expect(disk.getItem(KEYS.game)).toBe(kept);
		older.takeOver();
		expect(older.elsewhere).toBe(false);
		expect(older.session.moveCount).toBe(10);
		playSome(older, 1);
		newer.lookAround();
		expect(newer.elsewhere).toBe(true);
		expect(newer.play('up', 0)).toEqual({ kind: 'elsewhere' });
	});

	it('are none where the storage was cleared by hand', () => {
		const desk = opened();
		playSome(desk, 5);
		disk.texts.clear();
		playSome(desk, 1);
		expect(desk.elsewhere).toBe(false);
		expect(opened().session.moveCount).toBe(6);
	});
});

describe('a game that the solver helped in', () => {
	it('is known as such after a reload, and sets no best score', () => {
		const desk = opened();
		playSome(desk, 10);
		const honest = desk.best;
		desk.hinted();
		playSome(desk, 40);
		expect(desk.session.score).toBeGreaterThan(honest);
		expect(desk.best).toBe(honest);
		const again = opened();
		expect(again.session.assisted).toBe(true);
		expect(again.best).toBe(honest);
	});

	it('is one after a single move of the solver, also where that was taken back', () => {
		const desk = opened();
		const direction = DIRECTIONS.find((one) => desk.play(one, 0, 'solver').kind === 'moved');
		expect(direction).toBeDefined();
		desk.undo();
		expect(desk.session.assisted).toBe(true);
		expect(desk.session.record).toMatchObject({ autoplayed: 1, moves: '' });
	});

	it('stays out of the statistics, on the board, put aside and brought back', () => {
		put('won_at_the_last_move', true);
		const desk = opened();
		const { figures } = desk;
		expect(figures.wins).toBe(1);
		desk.hinted();
		expect(desk.figures).toMatchObject({ games: 0, wins: 0, moves: 0, highest: 0, average: null });
		desk.newGame();
		expect(desk.shelf[0]?.counted).toBe(false);
		expect(desk.figures.games).toBe(0);
		desk.bringBack();
		expect(desk.session.assisted).toBe(true);
		expect(desk.figures).toMatchObject({ games: 0, wins: 0 });
	});

	it('raises no best score when it is imported, as a record or with the figures', () => {
		const assisted = { ...games.won_at_the_last_move, autoplayed: 900 };
		const desk = opened();
		desk.importText(JSON.stringify(assisted));
		expect(desk.session.assisted).toBe(true);
		expect(desk.best).toBe(0);
		const text = desk.exportText();
		const other = opened();
		other.importText(text);
		expect(other.session.assisted).toBe(true);
		expect(other.best).toBe(0);
	});
});
