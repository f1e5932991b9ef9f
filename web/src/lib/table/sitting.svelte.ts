import { club, type Known } from '#lib/club/club.svelte.ts';
import type { Action, GameView, Player, TableView } from '#lib/club/types.ts';
import type { FieldState, Lights } from '#lib/field/picture.ts';
import { toasts } from '#lib/ui/toasts.svelte.ts';
import {
	type Advice,
	afterView,
	BARE,
	type Desk,
	pencilled,
	pressCell,
	pressTile,
	type Situation,
	type Step,
	typeDigit,
} from './desk.ts';
import { keepNotes, notesOf } from './notes.ts';

export type { TableView };

/** N40: marks fade after about this long, whatever follows. */
const MARKED_MS = 3_000;

/** One person at one table: what the club told of it, and what that person has in hand. */
export class Sitting {
	readonly id: string;
	desk = $state.raw<Desk>(BARE);
	advice = $state<Advice | null>(null);
	notes = $state.raw<ReadonlyMap<number, string>>(new Map());
	pointed = $state<number | null>(null);
	/** The club knows no such table. */
	missing = $state(false);
	#faded = $state(-1);
	#noted = '';

	constructor(id: string) {
		this.id = id;
	}

	get known(): Known | null {
		return club.tables.get(this.id) ?? null;
	}

	get view(): TableView | null {
		return this.known?.view ?? null;
	}

	/** What is shown is what the club says now. */
	get fresh(): boolean {
		return this.known?.fresh === true && club.connection === 'open';
	}

	/** Own commands that are not answered yet. */
	get kept(): Action[] {
		return club.kept.filter(({ table }) => table === this.id).map(({ action }) => action);
	}

	get #moving(): Action | undefined {
		return this.kept.find(({ type }) => type === 'play');
	}

	/** Its own marks, not those that have faded since. */
	get state(): FieldState | null {
		const game = this.view?.game;
		if (!game) return null;
		return {
			size: Math.sqrt(game.digits.length),
			blocks: game.blocks,
			digits: game.digits,
			clues: game.clues,
			owners: game.owners,
			lands: game.lands,
			last: game.last?.cell,
			marks: (game.marks ?? []).filter(({ ply }) => ply > this.#faded),
			won: new Set(game.won_by ?? []),
		};
	}

	get lights(): Lights {
		const game = this.view?.game;
		const action = this.#moving;
		const move = action?.type === 'play' ? action.move : null;
		const digit = this.desk.slot === null ? undefined : game?.hand?.[this.desk.slot];
		return {
			at: this.pointed,
			picked: this.desk.cell,
			candidates: new Set((digit !== undefined && game?.candidates?.[digit]) || []),
			notes: this.notes,
			waiting:
				move && move.type !== 'exchange'
					? { cell: move.cell, digit: move.type === 'place' ? move.digit : 0 }
					: null,
		};
	}

	get situation(): Situation | null {
		const view = this.view;
		if (!view) return null;
		return { game: view.game, running: view.status === 'running', busy: this.#moving !== undefined };
	}

	/** What was done last was to take an own offer back. */
	withdrawing = false;

	/** A new view has taken the place of `before`. */
	follow(before: TableView | null, now: TableView): void {
		this.desk = before ? afterView(this.desk, before.game, now.game) : this.desk;
		if (before?.game.ply !== now.game.ply) this.advice = null;
		const page = `${now.id}.${now.game.seat}`;
		if (this.#noted !== page && now.game.seat !== 'spectator') {
			this.#noted = page;
			this.notes = notesOf(now.id, now.game.seat);
		}
		const newest = Math.max(-1, ...(now.game.marks ?? []).map(({ ply }) => ply));
		if (newest > this.#faded) setTimeout(() => this.#fade(newest), MARKED_MS);
	}

	#fade(ply: number): void {
		this.#faded = Math.max(this.#faded, ply);
	}

	// ---- what a person does -------------------------------------------------------------------------------

	#take(step: Step): void {
		this.desk = step.desk;
		this.advice = step.advice ?? null;
		const ply = this.view?.game.ply;
		if (step.move && ply !== undefined) this.act({ type: 'play', ply, move: step.move });
	}

	act(action: Action): void {
		this.withdrawing = action.type === 'withdraw';
		club.command(this.id, action);
	}

	tile(slot: number): void {
		if (this.situation) this.#take(pressTile(this.desk, this.situation, slot));
	}

	cell(cell: number): void {
		if (this.desk.pencil !== null) this.pencil(cell, this.desk.pencil);
		else if (this.situation) this.#take(pressCell(this.desk, this.situation, cell));
	}

	digit(digit: number): void {
		if (this.situation) this.#take(typeDigit(this.desk, this.situation, digit));
	}

	exchange(): void {
		const game = this.view?.game;
		if (game?.may?.exchange && !this.#moving) {
			this.#take({ desk: BARE, move: { type: 'exchange' } });
		}
	}

	/** Sets or takes away a pencil mark on a cell that is still empty. */
	pencil(cell: number, digit: number): void {
		const game: GameView | undefined = this.view?.game;
		if (!game || game.seat === 'spectator' || game.digits[cell] !== '0') return;
		this.notes = pencilled(this.notes, cell, digit);
		keepNotes(this.id, game.seat, this.notes);
	}

	/** Presses make pencil marks with this digit from now on, or move again. */
	usePencil(digit: number | null): void {
		this.desk = { ...BARE, pencil: digit };
		this.advice = null;
	}

	letGo(): boolean {
		const { slot, cell, pencil } = this.desk;
		const held = slot !== null || cell !== null || pencil !== null;
		this.desk = BARE;
		this.advice = null;
		return held;
	}

	say(text: string): void {
		if (text !== '') toasts.say(text);
	}
}

export const opponentOf = (seat: Player): Player => (seat === 'first' ? 'second' : 'first');
export const indexOf = (seat: Player): 0 | 1 => (seat === 'first' ? 0 : 1);
