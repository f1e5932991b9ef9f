/** The drawings and figures of the rulebook of 2048, all of them asked of the engine and the solver. */
import { CHANCE_OF_FOUR, type Direction, type Engine } from '#lib/engine/engine.ts';
import { builtEngine, type Judged, judged, lossOf } from './built.server.ts';
import { type Cells, pairsOn, pushed, pushedRow, type Turn, turn, validOn } from './drawn.ts';
import { limits, rungs } from './limits.ts';

// biome-ignore format: boards are read row by row
const BOARDS = {
	move: [
		0, 2, 0, 2,
		4, 0, 0, 8,
		0, 0, 4, 0,
		2, 0, 0, 8,
	],
	invalid: [
		2, 0, 0, 0,
		8, 2, 0, 0,
		16, 4, 2, 0,
		64, 8, 4, 0,
	],
	beside: [
		0, 0, 0, 0,
		0, 0, 0, 0,
		8, 2, 0, 0,
		8, 4, 0, 0,
	],
	scoring: [
		0, 0, 0, 0,
		2, 2, 0, 0,
		4, 8, 8, 0,
		16, 64, 2, 2,
	],
	winning: [
		0, 2, 0, 0,
		8, 4, 0, 0,
		64, 16, 4, 2,
		1024, 1024, 128, 8,
	],
	pair: [
		2, 8, 4, 2,
		4, 16, 64, 8,
		8, 32, 64, 4,
		256, 128, 16, 2,
	],
	dead: [
		2, 8, 4, 2,
		4, 16, 64, 8,
		8, 32, 16, 4,
		256, 128, 4, 2,
	],
	wrongWay: [
		0, 0, 0, 0,
		2, 0, 0, 0,
		8, 4, 2, 0,
		256, 64, 32, 16,
	],
	greed: [
		2, 2, 2, 0,
		4, 0, 8, 4,
		32, 32, 32, 8,
		512, 256, 128, 64,
	],
	free: [
		0, 0, 0, 0,
		2, 0, 0, 0,
		4, 8, 16, 32,
		512, 256, 128, 64,
	],
	trapped: [
		0, 0, 0, 0,
		64, 0, 0, 0,
		4, 8, 16, 32,
		512, 256, 2, 128,
	],
	tight: [
		2, 8, 2, 4,
		4, 16, 32, 8,
		32, 64, 16, 0,
		256, 512, 128, 4,
	],
} as const satisfies Record<string, Cells>;

/** Where a seed puts its new tile is up to the engine: the first that puts it where the figure wants it. */
function turnThatSpawns(
	engine: Engine,
	before: Cells,
	direction: Direction,
	where: (turn: Turn) => boolean,
): Turn {
	for (let seed = 0n; seed < 1000n; seed++) {
		const found = turn(engine, before, direction, seed);
		if (where(found)) return found;
	}
	throw new Error('no seed puts the new tile where the figure wants it');
}

function openingOf(engine: Engine, wanted: readonly number[]): Cells {
	for (let seed = 0n; seed < 1000n; seed++) {
		engine.start(seed);
		const tiles = engine.cells.filter((value) => value > 0).sort((one, other) => one - other);
		if (tiles.join() === wanted.join()) return engine.cells;
	}
	throw new Error('no seed begins like this');
}

/** A board that is full; the engine says whether it is over. */
function full(engine: Engine, cells: Cells, over: boolean): { cells: Cells; pairs: [number, number][] } {
	if (cells.includes(0) || (validOn(engine, cells).length === 0) !== over)
		throw new Error(`not as wanted: ${cells}`);
	return { cells, pairs: pairsOn(cells) };
}

/** So much of what was to be expected a mistake must cost to be shown as one. */
const WORTH_SHOWING = 0.05;

/** A cost as one says it, rounded to two digits. Throws where the example would prove nothing. */
function costOf(points: number, expected: number): number {
	if (points < WORTH_SHOWING * expected)
		throw new Error(`a mistake that costs ${points} of ${expected} is none`);
	return Number(points.toPrecision(2));
}

async function mistakes(engine: Engine) {
	const wrongWay = await judged(BOARDS.wrongWay);
	const greed = await judged(BOARDS.greed);
	const [free, trapped] = [await judged(BOARDS.free), await judged(BOARDS.trapped)];
	const tight = await judged(BOARDS.tight);
	const best = ({ values }: Judged) => values[0] as Judged['values'][number];
	// What the captions say of the better move.
	const kept = engine.slide(BOARDS.wrongWay, best(wrongWay).direction).cells;
	if (kept.slice(12).join() !== BOARDS.wrongWay.slice(12).join())
		throw new Error('the bottom row does not stay');
	if (engine.slide(BOARDS.greed, best(greed).direction).gained > 0) throw new Error('the better move merges');
	return {
		/** Up costs the corner: a new tile may take it. */
		wrongWay: {
			turn: turnThatSpawns(engine, BOARDS.wrongWay, 'up', ({ spawned }) => spawned === 12),
			better: best(wrongWay).direction,
			loss: costOf(lossOf(wrongWay, 'up'), best(wrongWay).points),
		},
		greed: {
			push: pushed(engine, BOARDS.greed, 'left'),
			better: best(greed).direction,
			loss: costOf(lossOf(greed, 'left'), best(greed).points),
		},
		trapped: {
			free: BOARDS.free,
			trapped: BOARDS.trapped,
			small: BOARDS.trapped.indexOf(2),
			loss: costOf(best(free).points - best(trapped).points, best(free).points),
		},
		tight,
	};
}

export async function rulebook() {
	const engine = await builtEngine();
	const ladder = rungs(engine);
	engine.setUp(BOARDS.winning, 0n);
	const win = engine.play('left');
	if (win?.wonNow !== true) throw new Error('this move should win');
	return {
		chanceOfFour: CHANCE_OF_FOUR,
		openings: [openingOf(engine, [2, 2]), openingOf(engine, [2, 4]), openingOf(engine, [4, 4])],
		move: turn(engine, BOARDS.move, 'left', 3n),
		invalid: { cells: BOARDS.invalid, valid: validOn(engine, BOARDS.invalid) },
		merging: {
			pair: pushedRow(engine, [2, 2, 0, 0], 'left'),
			apart: pushedRow(engine, [4, 0, 0, 4], 'left'),
			between: pushedRow(engine, [4, 2, 4, 0], 'right'),
			four: pushedRow(engine, [4, 4, 4, 4], 'left'),
			fresh: pushedRow(engine, [2, 2, 4, 0], 'left'),
			two: pushedRow(engine, [8, 4, 4, 8], 'left'),
			threeLeft: pushedRow(engine, [4, 4, 4, 0], 'left'),
			threeRight: pushedRow(engine, [4, 4, 4, 0], 'right'),
			across: pushed(engine, BOARDS.beside, 'right'),
			along: pushed(engine, BOARDS.beside, 'down'),
			pairValue: BOARDS.beside[pairsOn(BOARDS.beside)[0]?.[0] ?? 0] ?? 0,
		},
		scoring: pushed(engine, BOARDS.scoring, 'left'),
		winning: { ...pushed(engine, BOARDS.winning, 'left'), made: 2048 },
		over: full(engine, BOARDS.dead, true),
		pair: full(engine, BOARDS.pair, false),
		ladder,
		limits: limits(ladder),
		mistakes: await mistakes(engine),
	};
}

export type Rulebook = Awaited<ReturnType<typeof rulebook>>;
