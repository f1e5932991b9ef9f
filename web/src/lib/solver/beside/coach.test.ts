import { afterEach, describe, expect, it } from 'vitest';
import type { Direction } from '#lib/engine/engine.ts';
import { loadedEngine } from '#lib/game/fixtures.ts';
import { Session } from '#lib/game/session.ts';
import { solverInProcess } from '../fixtures.ts';
import { Coach, type Coached } from './coach.svelte.ts';

const waits = { after: async () => {}, painted: async () => {} };
const open: Coach[] = [];

afterEach(() => {
	for (const coach of open.splice(0)) coach.solver.close();
});

/** A game with a solver beside it. */
async function table(...fates: Parameters<typeof solverInProcess>) {
	const session = Session.begin(await loadedEngine(), 2048n);
	const played: Direction[] = [];
	let coach: Coach | undefined;
	const coached: Coached = {
		get cells() {
			return session.cells;
		},
		get resting() {
			return session.over || session.banner;
		},
		play(direction) {
			const moved = session.play(direction, 0, 'solver').kind === 'moved';
			if (moved) played.push(direction);
			coach?.played(direction, 'solver', null);
			return moved;
		},
		hinted: () => session.hinted(),
	};
	coach = new Coach(solverInProcess(...fates), coached, false, waits);
	open.push(coach);
	return { coach, session, played };
}

describe('the solver beside the board', () => {
	it('gives a hint that moves nothing, and has it noted', async () => {
		const { coach, session } = await table();
		await coach.load();
		const before = session.cells;
		const hint = await coach.askHint();
		expect(hint).not.toBeNull();
		expect(coach.hint).toBe(hint);
		expect(session.cells).toEqual(before);
		expect(session.record).toMatchObject({ hints: 1, autoplayed: 0, moves: '' });
	});

	it('takes the hint away when the board is another one', async () => {
		const { coach, session } = await table();
		await coach.load();
		const hint = await coach.askHint();
		const before = session.cells;
		session.play(hint as Direction, 0);
		coach.played(hint as Direction, 'person', before);
		expect(coach.hint).toBeNull();
		expect(coach.choice).toBeNull();
		await coach.askHint();
		coach.changed();
		expect(coach.hint).toBeNull();
	});

	it('plays by itself until it is stopped, every move noted as its own', async () => {
		const { coach, session, played } = await table();
		await coach.load();
		const stopAt = 30;
		const waitsFor = coach.autoplay();
		const look = setInterval(() => played.length >= stopAt && coach.stopAutoplay(), 1);
		const made = await waitsFor;
		clearInterval(look);
		expect(made).toBe(played.length);
		expect(made).toBeGreaterThanOrEqual(stopAt);
		expect(session.record.autoplayed).toBe(made);
		expect(coach.autoplaying).toBe(false);
	});

	it('stops at a move of the person’s, also at one that is not valid', async () => {
		const { coach, played } = await table();
		await coach.load();
		const waitsFor = coach.autoplay();
		const look = setInterval(() => played.length >= 5 && coach.played('up', 'person', null), 1);
		await waitsFor;
		clearInterval(look);
		expect(coach.autoplaying).toBe(false);
	});

	it('plays the same game every time, for its budget is in nodes', async () => {
		const lines = [];
		for (let time = 0; time < 2; time++) {
			const { coach, played } = await table();
			await coach.load();
			const waitsFor = coach.autoplay();
			const look = setInterval(() => played.length >= 20 && coach.stopAutoplay(), 1);
			await waitsFor;
			clearInterval(look);
			lines.push(played.slice(0, 20).join());
		}
		expect(lines[0]).toBe(lines[1]);
	});

	it('grades a move of the person’s where that is wanted, and has it noted', async () => {
		const { coach, session } = await table();
		await coach.load();
		coach.grading = true;
		const before = session.cells;
		const direction = (['up', 'down', 'left', 'right'] as const).find(
			(one) => session.play(one, 0).kind === 'moved',
		) as Direction;
		coach.played(direction, 'person', before);
		await expect.poll(() => coach.last).not.toBeNull();
		expect(coach.last?.played).toBe(direction);
		expect(session.record.hints).toBe(1);
	});

	it('says why where the solver does not come, and can be asked again', async () => {
		const { coach } = await table('unreachable', 'arrives');
		await coach.load();
		expect(coach.state).toEqual({ kind: 'failed', trouble: 'unreachable' });
		await coach.load();
		expect(coach.state.kind).toBe('ready');
	});
});
