/** What a screen reader is told: in one sentence, what just happened. */
import type { Direction } from '#lib/engine/engine.ts';
import type { Twenty48Messages } from '#lib/messages/2048.ts';
import type { Desk } from '../desk.ts';
import { rowsOf } from '../record.ts';
import type { Shown } from './play.svelte.ts';

/** Null where what happened is said by what comes up over the board. */
export function outcomeText(
	words: Twenty48Messages,
	direction: Direction,
	outcome: ReturnType<Desk['play']>,
	shown: Pick<Shown, 'score' | 'over'>,
): string | null {
	const name = words.move[direction];
	switch (outcome.kind) {
		case 'moved': {
			const { gained, wonNow } = outcome.move;
			const parts = [words.said.moved(name, gained, shown.score)];
			if (wonNow) parts.push(words.won.title);
			if (shown.over) parts.push(wonNow ? words.over.afterWin(shown.score) : words.over.body(shown.score));
			return parts.join(' ');
		}
		case 'invalid':
			return words.said.invalid(name);
		case 'waiting':
			return words.said.waiting;
		case 'over':
			return words.over.body(shown.score);
		case 'elsewhere':
			return words.elsewhere.title;
	}
}

/** The whole board, row by row. */
export function boardText(words: Twenty48Messages, cells: readonly number[]): string {
	return rowsOf(cells)
		.map((row, index) =>
			words.said.row(index + 1, row.map((tile) => tile || words.said.empty).join(words.said.comma)),
		)
		.join(' ');
}
