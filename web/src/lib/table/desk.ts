/**
 * What a player has picked up and what a press of a tile or a cell means. It knows no rules: what may be done is in
 * the view (`may`), and what was done comes back from the club as the next view.
 */
import type { GameView, Move } from '#lib/club/types.ts';

export interface Desk {
	/** The place in the hand of the tile that is picked. */
	slot: number | null;
	/** The cell that waits for a tile. */
	cell: number | null;
	/** Presses make pencil marks with this digit; null while they move. */
	pencil: number | null;
}

export const BARE: Desk = { slot: null, cell: null, pencil: null };

/** Why a press did nothing, or what is wanted next. */
export type Advice =
	| 'pick-a-tile'
	| 'pick-a-tile-to-pay'
	| 'filled'
	| 'owned'
	| 'clue-too-dear'
	| 'not-your-turn'
	| 'on-its-way'
	| 'not-running';

export interface Step {
	desk: Desk;
	move?: Move;
	advice?: Advice;
}

export interface Situation {
	game: GameView;
	running: boolean;
	/** A move is on its way to the club, or the line is cut. */
	busy: boolean;
}

function hindrance({ game, running, busy }: Situation): Advice | null {
	if (!running) return 'not-running';
	if (busy) return 'on-its-way';
	return game.may ? null : 'not-your-turn';
}

/** What the cell asks for, or why nothing can be done there. */
function use(game: GameView, cell: number): 'place' | 'clue' | Advice {
	const may = game.may?.cells[cell];
	if (may === 'p') return 'place';
	if (may === 'c') return 'clue';
	if (game.owners[cell] !== '.') return game.clues[cell] === '1' ? 'owned' : 'filled';
	return game.clues[cell] === '1' ? 'clue-too-dear' : 'filled';
}

function moveOf(game: GameView, cell: number, slot: number | null): Move | null {
	const what = use(game, cell);
	const digit = slot === null ? undefined : game.hand?.[slot];
	if (what === 'clue' && game.may?.price === 0) return { type: 'take-clue', cell, pay: null };
	if (digit === undefined) return null;
	if (what === 'place') return { type: 'place', cell, digit };
	return what === 'clue' ? { type: 'take-clue', cell, pay: digit } : null;
}

/** A tile of the own hand is pressed. */
export function pressTile(desk: Desk, situation: Situation, slot: number): Step {
	const picked = { ...desk, pencil: null, slot: desk.slot === slot ? null : slot };
	if (picked.slot === null || desk.cell === null) return { desk: picked };
	const hindered = hindrance(situation);
	if (hindered) return { desk: picked, advice: hindered };
	const move = moveOf(situation.game, desk.cell, slot);
	return move ? { desk: BARE, move } : { desk: { ...picked, cell: null } };
}

/** A cell is pressed, not for a pencil mark. */
export function pressCell(desk: Desk, situation: Situation, cell: number): Step {
	const hindered = hindrance(situation);
	if (hindered) return { desk: { ...desk, cell: null }, advice: hindered };
	const what = use(situation.game, cell);
	if (what !== 'place' && what !== 'clue') return { desk: { ...desk, cell: null }, advice: what };
	const move = moveOf(situation.game, cell, desk.slot);
	if (move) return { desk: BARE, move };
	if (desk.cell === cell) return { desk: { ...desk, cell: null } };
	return { desk: { ...desk, cell }, advice: what === 'clue' ? 'pick-a-tile-to-pay' : 'pick-a-tile' };
}

/** A digit is typed: the tile that bears it is picked; typed again, the next one like it or none. */
export function typeDigit(desk: Desk, situation: Situation, digit: number): Step {
	const slots = (situation.game.hand ?? []).flatMap((held, slot) => (held === digit ? [slot] : []));
	const first = slots[0];
	if (first === undefined) return { desk };
	return pressTile(desk, situation, desk.slot !== null && slots.includes(desk.slot) ? desk.slot : first);
}

/** What stays picked when a new view comes: nothing that is not there any more. */
export function afterView(desk: Desk, before: GameView, now: GameView): Desk {
	const digit = desk.slot === null ? undefined : before.hand?.[desk.slot];
	const slot = digit === undefined ? -1 : (now.hand ?? []).indexOf(digit);
	const open = desk.cell !== null && use(now, desk.cell);
	const cell = now.may && (open === 'place' || open === 'clue') ? desk.cell : null;
	return { ...desk, slot: slot < 0 ? null : slot, cell };
}

/** Pencil marks after a digit was set on a cell, or taken away where it stood. Digits rise. */
export function pencilled(
	notes: ReadonlyMap<number, string>,
	cell: number,
	digit: number,
): Map<number, string> {
	const before = notes.get(cell) ?? '';
	const mark = String(digit);
	const after = before.includes(mark) ? before.replace(mark, '') : [...before, mark].sort().join('');
	const next = new Map(notes);
	if (after === '') next.delete(cell);
	else next.set(cell, after);
	return next;
}
