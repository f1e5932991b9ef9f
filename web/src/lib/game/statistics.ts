/** What is remembered of the games that were put aside, and the figures shown of them. */
import { migrated } from './save.ts';
import type { Session } from './session.ts';
import { count, type Fields, fields, seconds } from './shape.ts';

export const STATISTICS_VERSION = 1;

/** What one game adds. */
export interface Summary {
	readonly score: number;
	readonly highest: number;
	readonly moves: number;
	readonly won: boolean;
	readonly elapsed: number;
}

/** Sums over the games that were put aside. */
export interface Totals {
	readonly games: number;
	readonly wins: number;
	readonly score: number;
	readonly moves: number;
	readonly elapsed: number;
	/** The highest tile ever; taking a game back does not lower it. */
	readonly highest: number;
}

export const NO_GAMES: Totals = { games: 0, wins: 0, score: 0, moves: 0, elapsed: 0, highest: 0 };

export interface Figures {
	/** Games put aside or over. */
	readonly games: number;
	readonly wins: number;
	readonly highest: number;
	/** Null before the first game has ended. */
	readonly average: number | null;
	readonly moves: number;
	readonly elapsed: number;
}

export function summaryOf(session: Session): Summary {
	return {
		score: session.score,
		highest: session.highest,
		moves: session.moveCount,
		won: session.won,
		elapsed: session.elapsed,
	};
}

export function withGame(totals: Totals, game: Summary): Totals {
	return {
		games: totals.games + 1,
		wins: totals.wins + (game.won ? 1 : 0),
		score: totals.score + game.score,
		moves: totals.moves + game.moves,
		elapsed: totals.elapsed + game.elapsed,
		highest: Math.max(totals.highest, game.highest),
	};
}

/** The game goes on after all, so it counts again only when it is put aside again. */
export function withoutGame(totals: Totals, game: Summary): Totals {
	return {
		games: Math.max(0, totals.games - 1),
		wins: Math.max(0, totals.wins - (game.won ? 1 : 0)),
		score: Math.max(0, totals.score - game.score),
		moves: Math.max(0, totals.moves - game.moves),
		elapsed: Math.max(0, totals.elapsed - game.elapsed),
		highest: totals.highest,
	};
}

/** The figures of the games put aside alone: where the one on the board does not count. */
export function figuresOf(totals: Totals): Figures {
	const { games, wins, highest, score, moves, elapsed } = totals;
	return { games, wins, highest, average: games === 0 ? null : score / games, moves, elapsed };
}

/** The figures with the game on the board: its tile, moves and time count at once, its score when it is over. */
export function figures(totals: Totals, current: Summary, over: boolean): Figures {
	const { games, average } = figuresOf(over ? withGame(totals, current) : totals);
	return {
		games,
		wins: totals.wins + (current.won ? 1 : 0),
		highest: Math.max(totals.highest, current.highest),
		average,
		moves: totals.moves + current.moves,
		elapsed: totals.elapsed + current.elapsed,
	};
}

const TOTALS_FIELDS = ['version', 'games', 'wins', 'score', 'moves', 'elapsed', 'highest'];

/** Throws Unreadable. */
export function readTotals(value: unknown): Totals {
	const current = migrated(fields(value, TOTALS_FIELDS, 'statistics'), STATISTICS_VERSION, {});
	return {
		games: count(current.games, 'games'),
		wins: count(current.wins, 'wins'),
		score: count(current.score, 'score'),
		moves: count(current.moves, 'moves'),
		elapsed: seconds(current.elapsed, 'elapsed'),
		highest: count(current.highest, 'highest'),
	};
}

export function writeTotals(totals: Totals): Fields {
	return { version: STATISTICS_VERSION, ...totals };
}
