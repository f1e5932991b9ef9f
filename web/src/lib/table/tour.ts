/**
 * The first steps at a table: what a newcomer is told, one thing after another. The game and its clock go on
 * meanwhile, so each step is a few sentences beside the table, about this very game and this seat.
 */
import type { GameView, Player, TableView } from '#lib/club/types.ts';
import type { TableMessages } from '#lib/messages/table.ts';

export const stops = ['hand', 'cell', 'move', 'win', 'clock', 'menu'] as const;

/** What a step points at. */
export type Stop = (typeof stops)[number];

/** Whether there is anybody to be told, and a game to be told of. */
export const guided = (view: TableView): boolean => view.game.seat !== 'spectator' && view.status !== 'over';

/** What is said at a stop: its title, and the sentences that hold for this game and this seat. */
export function told(stop: Stop, game: GameView, { tour }: TableMessages): { title: string; text: string } {
	const sentences = {
		hand: () => [tour.hand.body],
		cell: () => [tour.cell.body, game.settings.candidates && tour.cell.rings],
		move: () => [
			tour.move.body,
			tour.move.price(game.settings.price),
			game.settings.first_clue_at_one && game.seat === 'second' && tour.move.firstClue,
			game.lands && tour.move.pair,
		],
		win: () =>
			game.lands
				? [tour.win.blocks]
				: [tour.win.chain[game.seat as Player](Math.sqrt(game.digits.length)), tour.win.sign],
		clock: () => [
			game.lands ? tour.clock.pair(game.settings.move_time) : tour.clock.move(game.settings.move_time),
			tour.clock.game,
		],
		menu: () => [tour.menu.body],
	}[stop]();
	return { title: tour[stop].title, text: sentences.filter((each) => typeof each === 'string').join(' ') };
}

/** The cell by which a step shows what row, column and block are: an empty one, as near to the middle as there is. */
export function example({ digits }: Pick<GameView, 'digits'>): number | null {
	const size = Math.sqrt(digits.length);
	const off = (cell: number) =>
		Math.abs(Math.floor(cell / size) - (size - 1) / 2) + Math.abs((cell % size) - (size - 1) / 2);
	const empty = [...digits].flatMap((digit, cell) => (digit === '0' ? [cell] : []));
	return empty.reduce<number | null>(
		(best, cell) => (best === null || off(cell) < off(best) ? cell : best),
		null,
	);
}
