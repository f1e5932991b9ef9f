/** How far a game can go (T11, T15). Each figure follows from the number of cells and from what merges score. */
import { CHANCE_OF_FOUR, type Engine } from '#lib/engine/engine.ts';
import { empty } from './drawn.ts';

const CELLS = 16;
/** 2048 is 2 to the power of 11. */
const GOAL = 11;

export interface Rung {
	readonly tile: number;
	/** What all merges that led to it have scored, if every new tile was a 2. */
	readonly points: number;
}

export interface Limits {
	readonly highestTile: number;
	/** The highest where every new tile is a 2. */
	readonly highestOfTwos: number;
	/** The last board of the highest score, largest first. */
	readonly ladder: readonly number[];
	/** What that ladder stands for if every new tile was a 2, and what the 4s that it takes cost. */
	readonly ladderPoints: number;
	readonly foursNeeded: number;
	readonly pointsPerFour: number;
	readonly highestScore: number;
	readonly longestGame: number;
	readonly sumOfLadder: number;
	readonly tilesOfLongest: number;
	readonly fewest: Fewest;
	readonly fewestOfTwos: Fewest;
	/** Points a 2048 stands for: if every new tile was a 2, a 4, and with the usual share of 4s. */
	readonly goalOfTwos: number;
	readonly goalOfFours: number;
	readonly goalExpected: number;
}

interface Fewest {
	readonly moves: number;
	/** How many tiles make a 2048. */
	readonly tiles: number;
	/** The move whose new tile is the last that is needed. */
	readonly lastNeeded: number;
	/** Merges from that tile to 2048, each in a move of its own. */
	readonly doublings: number;
}

/** The tiles from 2 to the highest, each with its points; the points are summed up from pushes of the engine. */
export function rungs(engine: Engine): Rung[] {
	const found: Rung[] = [{ tile: 2, points: 0 }];
	for (let exponent = 2; exponent <= CELLS + 1; exponent++) {
		const half = found[found.length - 1] as Rung;
		const { cells, gained } = engine.slide([half.tile, half.tile, ...empty(CELLS - 2)], 'left');
		found.push({ tile: cells[0] as number, points: 2 * half.points + gained });
	}
	return found;
}

/**
 * Proofs, in the order of the figures. A tile is made of two halves that stand at the same time, so a tile needs a
 * ladder of all smaller ones below it, down to two equal tiles that have just appeared: sixteen cells hold 65536 to 8
 * and two 4s, which is one more step than they hold with 2s. The board of the highest score is that ladder once more,
 * 131072 to 4; each of its sixteen tiles was made with one cell too few for 2s, and so took one 4, and each 4 is one
 * merge of 4 points that never was. The longest game spawns as many 2s as that board allows. The fewest moves: a
 * tile merges once a move, so after the last tile that is needed every doubling takes a move of its own;
 * tests/vectors/fewest_moves.json has games that need no more.
 */
export function limits(ladder: readonly Rung[]): Limits {
	const pointsOf = (tile: number) => ladder.find((rung) => rung.tile === tile)?.points ?? Number.NaN;
	const goal = 2 ** GOAL;
	const pointsPerFour = pointsOf(4);
	const last = ladder.slice(1).map(({ tile }) => tile);
	const ladderPoints = last.reduce((sum, tile) => sum + pointsOf(tile), 0);
	const sum = last.reduce((total, tile) => total + tile, 0);
	const foursNeeded = last.length;
	const tilesOfLongest = (sum - 4 * foursNeeded) / 2 + foursNeeded;
	return {
		highestTile: 2 ** (CELLS + 1),
		highestOfTwos: 2 ** CELLS,
		ladder: last.toReversed(),
		ladderPoints,
		foursNeeded,
		pointsPerFour,
		highestScore: ladderPoints - foursNeeded * pointsPerFour,
		sumOfLadder: sum,
		tilesOfLongest,
		// Two tiles are there before the first move.
		longestGame: tilesOfLongest - 2,
		fewest: fewestMoves(4),
		fewestOfTwos: fewestMoves(2),
		goalOfTwos: pointsOf(goal),
		goalOfFours: pointsOf(goal) - (goal / 4) * pointsPerFour,
		goalExpected:
			pointsOf(goal) - Math.round((goal / (2 + 2 * CHANCE_OF_FOUR)) * CHANCE_OF_FOUR * pointsPerFour),
	};
}

/** Where every tile that appears has this value. */
function fewestMoves(value: number): Fewest {
	const tiles = 2 ** GOAL / value;
	// Two are there before the first move.
	const lastNeeded = tiles - 2;
	const doublings = GOAL - Math.log2(value);
	return { moves: lastNeeded + doublings, tiles, lastNeeded, doublings };
}
