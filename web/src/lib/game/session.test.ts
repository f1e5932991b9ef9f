import { beforeEach, describe, expect, it } from 'vitest';
import { DIRECTIONS, type Engine } from '#lib/engine/engine.ts';
import { games, loadedEngine, saved } from './fixtures.ts';
import { Session } from './session.ts';

let engine: Engine;
beforeEach(async () => {
	engine = await loadedEngine();
});

/** A game up to before its last move, and that move. */
function beforeTheEnd(name: keyof typeof games) {
	const record = games[name];
	const last = { U: 'up', D: 'down', L: 'left', R: 'right' }[record.moves.at(-1) as 'U'] as 'up';
	const session = Session.resume(engine, saved(record));
	session.undo();
	const { saved: game } = session;
	return { session: Session.resume(engine, { ...game, continued: false }), last };
}

describe('a game in play', () => {
	it('is the same game for the same seed and moves', () => {
		const session = Session.begin(engine, 2024n);
		for (let i = 0; i < 100; i++) session.play(DIRECTIONS[i % 4] as 'up', i);
		const cells = session.cells;
		const again = Session.resume(engine, session.saved);
		expect(again.cells).toEqual(cells);
		expect(again.saved).toEqual(session.saved);
	});

	it('changes nothing at an invalid move: no tile, no entry in the history, the same chance after it', () => {
		const session = Session.begin(engine, 1n);
		while (engine.validDirections.length === 4) session.play(engine.validDirections[0] as 'up', 0);
		const invalid = DIRECTIONS.find((direction) => !engine.validDirections.includes(direction)) as 'up';
		const valid = engine.validDirections[0] as 'up';
		const before = session.saved;
		expect(session.play(invalid, 0)).toEqual({ kind: 'invalid' });
		expect(session.saved).toEqual(before);
		session.play(valid, 0);
		const withAttempt = session.cells;
		const without = Session.resume(engine, before);
		without.play(valid, 0);
		expect(without.cells).toEqual(withAttempt);
	});

	it('brings the same new tile when a move is taken back and made again, and counts the undo', () => {
		const session = Session.begin(engine, 9n);
		const [first] = engine.validDirections;
		session.play(first as 'up', 0);
		const { cells, score } = session;
		expect(session.undo()).toBe(true);
		expect(session.moveCount).toBe(0);
		session.play(first as 'up', 0);
		expect(session.cells).toEqual(cells);
		expect(session.score).toBe(score);
		expect(session.record.undos).toBe(1);
	});

	it('has nothing to take back at the start', () => {
		const session = Session.begin(engine, 9n);
		expect(session.canUndo).toBe(false);
		expect(session.undo()).toBe(false);
		expect(session.record.undos).toBe(0);
	});

	it('shows the banner at the winning move and waits for the answer (T12)', () => {
		const { session, last } = beforeTheEnd('won_at_the_last_move');
		expect(session.banner).toBe(false);
		const outcome = session.play(last, 0);
		expect(outcome.kind === 'moved' && outcome.move.wonNow).toBe(true);
		expect(session.banner).toBe(true);
		expect(session.status).toBe('won');
		const waiting = session.saved;
		for (const direction of DIRECTIONS) expect(session.play(direction, 0)).toEqual({ kind: 'waiting' });
		expect(session.saved).toEqual(waiting);
		session.keepPlaying();
		expect(session.banner).toBe(false);
		expect(session.play(engine.validDirections[0] as 'up', 0).kind).toBe('moved');
		expect(session.banner).toBe(false);
	});

	it('remembers over a reload that the player went on (T12, T19)', () => {
		const first = Session.resume(engine, saved(games.won_at_the_last_move));
		expect(first.banner).toBe(true);
		first.keepPlaying();
		const reloaded = Session.resume(engine, first.saved);
		expect(reloaded.banner).toBe(false);
		reloaded.play(engine.validDirections[0] as 'up', 0);
		expect(reloaded.banner).toBe(false);
	});

	it('still asks after a reload where nobody has answered', () => {
		const session = Session.resume(engine, saved(games.won_at_the_last_move));
		expect(Session.resume(engine, session.saved).banner).toBe(true);
	});

	it('shows the banner once a game, also where the winning move is taken back (T19)', () => {
		const { session, last } = beforeTheEnd('won_at_the_last_move');
		session.play(last, 0);
		session.undo();
		expect(session.banner).toBe(false);
		session.play(last, 0);
		expect(session.won).toBe(true);
		expect(session.banner).toBe(false);
	});

	it('is won and over where the winning move leaves the board dead (T19)', () => {
		const { session, last } = beforeTheEnd('won_and_over_at_the_last_move');
		session.play(last, 0);
		expect(session.banner).toBe(true);
		expect(session.over).toBe(true);
		expect(session.status).toBe('over');
		expect(session.play('up', 0)).toEqual({ kind: 'over' });
	});

	it('goes on with a full board that has a pair, and ends without one (T13)', () => {
		const full = Session.resume(engine, saved(games.full_with_a_pair));
		expect(full.cells).not.toContain(0);
		expect(full.over).toBe(false);
		const dead = Session.resume(engine, saved(games.over));
		expect(dead.over).toBe(true);
	});

	it('counts the time between moves, but no more than half a minute of it', () => {
		const session = Session.begin(engine, 3n);
		session.play(engine.validDirections[0] as 'up', 1_000);
		session.play(engine.validDirections[0] as 'up', 3_500);
		expect(session.elapsed).toBe(2.5);
		session.play(engine.validDirections[0] as 'up', 9_000_000);
		expect(session.elapsed).toBe(32.5);
	});
});
