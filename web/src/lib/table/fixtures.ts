import type { GameView, TableView } from '#lib/club/types.ts';
import { numbridgeMessages } from '#lib/messages/numbridge.ts';
import { tableMessages } from '#lib/messages/table.ts';

/** A game of four cells: an empty one, a free clue, an own tile, a clue of the opponent. */
export function game(changes: Partial<GameView> = {}): GameView {
	return {
		seat: 'first',
		settings: {
			variant: 'bridge',
			blocks: 'regular',
			clues: 2,
			grade: 'any',
			price: 1,
			candidates: false,
			first_clue_at_one: false,
			move_time: 60,
			game_time: 1200,
		},
		ply: 4,
		blocks: '0011',
		digits: '0234',
		clues: '0101',
		owners: '..12',
		turn: 'first',
		move: 1,
		of: 1,
		tiles: [3, 3],
		bag: 9,
		misses: [0, 0],
		hand: [1, 5, 5],
		may: { cells: 'pc..', price: 1, exchange: true },
		...changes,
	};
}

/** The same game while the other is to move. */
export function waiting(changes: Partial<GameView> = {}): GameView {
	const { may: _, ...rest } = game({ turn: 'second', ...changes });
	return rest;
}

/** A table where Ada, first, plays Bo. */
export function table(at: GameView = game(), changes: Partial<TableView> = {}): TableView {
	return {
		id: 'AAAAAAAAAAAA',
		seq: at.ply,
		status: at.end ? 'over' : 'running',
		room: 'training',
		rated: false,
		created: 0,
		players: [
			{ id: 1, name: 'Ada', kind: 'account' },
			{ id: 2, name: 'Bo', kind: 'guest' },
		],
		commitment: '00',
		game: at,
		clocks: { as_of: 0, running: at.turn, move: 60_000, game: [1_200_000, 1_200_000] },
		timeouts: [0, 0],
		...changes,
	};
}

export const words = { table: await tableMessages('en'), club: await numbridgeMessages('en') };

/** Without the marks that keep names from turning a sentence. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
