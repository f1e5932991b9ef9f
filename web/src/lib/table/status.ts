import type { TableView } from '#lib/club/types.ts';
import type { Desk } from './desk.ts';
import { called, result, type Words } from './speech.ts';

/** The one line that says what is going on and what is wanted now. */
export function statusLine(
	view: TableView,
	desk: Desk,
	sent: 'nothing' | 'on its way' | 'not sent',
	words: Words,
): string {
	const { game } = view;
	const { status } = words.table;
	if (sent !== 'nothing') return sent === 'not sent' ? status.notSent : status.sending;
	if (desk.pencil !== null) return status.pencil(desk.pencil);
	if (view.status === 'adjourned') return status.adjourned;
	if (game.turn === null) return result(view, words);
	const pair = game.of > 1 ? ` · ${status.pair(game.move, game.of)}` : '';
	if (!game.may) return `${status.waiting(called(view, game.turn, words.club))}${pair}`;
	return `${wanted(view, desk, words)}${pair}`;
}

function wanted({ game }: TableView, desk: Desk, { table: { status } }: Words): string {
	const price = game.may?.price ?? 1;
	const clues = game.may?.cells.includes('c') ?? false;
	const digit = desk.slot === null ? undefined : game.hand?.[desk.slot];
	if (digit !== undefined) {
		if (!clues) return status.placeOnly(digit);
		return price > 1 ? status.placeForTwo(digit) : status.place(digit);
	}
	if (desk.cell !== null) {
		if (game.may?.cells[desk.cell] === 'p') return status.pickForCell;
		return price > 1 ? status.pickToPayTwo : status.pickToPay;
	}
	return game.hand?.length === 0 && clues ? status.freeClue : status.yourTurn;
}
