/**
 * The player's desk: the game on the board, those put aside, the figures, and what is written where. Nothing here
 * touches the page; what changes is told to `onchange`.
 */
import type { Direction, Engine } from '#lib/engine/engine.ts';
import { OWNER_KEYS, TabGuard } from './guard.ts';
import { type Portable, readPortable, writePortable } from './portable.ts';
import { FromTheFuture, readGameText, type SavedGame, writeGame } from './save.ts';
import { type Outcome, type Player, Session } from './session.ts';
import { count, parsed, Unreadable } from './shape.ts';
import { putAside, readShelf, type Shelved, writeShelf } from './shelf.ts';
import {
	type Figures,
	figures,
	figuresOf,
	NO_GAMES,
	readTotals,
	summaryOf,
	type Totals,
	withGame,
	withoutGame,
	writeTotals,
} from './statistics.ts';
import type { Store } from './store.ts';

export const KEYS = {
	game: 'vog.2048.game',
	shelf: 'vog.2048.shelf',
	best: 'vog.2048.best',
	statistics: 'vog.2048.statistics',
	damaged: 'vog.2048.damaged',
} as const;

/** What could not be read when the desk was opened; its text is kept apart and can be saved to a file. */
export type Damage = 'none' | 'damaged' | 'newer';

export interface Surroundings {
	readonly engine: Engine;
	readonly store: Store;
	/** A name that no other tab has. */
	readonly tab: string;
	/** 64 random bits. */
	readonly seed: () => bigint;
	readonly onchange: () => void;
}

export class Desk {
	readonly #around: Surroundings;
	readonly #guard: TabGuard;
	#session: Session;
	#shelf: Shelved[] = [];
	#totals: Totals = NO_GAMES;
	#best = 0;
	#damage: Damage = 'none';
	/** What an import replaced, while it can be brought back. */
	#beforeImport: { readonly game: SavedGame; readonly totals: Totals; readonly shelf: Shelved[] } | null =
		null;

	/** Opens what the store holds, without claiming the game for this tab yet. */
	constructor(around: Surroundings) {
		this.#around = around;
		this.#guard = new TabGuard(around.store, OWNER_KEYS.game, around.tab, around.onchange);
		this.#session = this.#load();
	}

	/** This tab plays from now on, from where the last one that did so left off. */
	takeOver(): void {
		this.#guard.claim();
		this.#session = this.#load();
		this.#write();
	}

	/** To be called when the storage was changed by another tab, and when the page is looked at again. */
	lookAround(): void {
		this.#guard.lookAround();
	}

	play(direction: Direction, now: number, by?: Player): Outcome | { readonly kind: 'elsewhere' } {
		if (!this.#guard.mayWrite) return { kind: 'elsewhere' };
		const outcome = this.#session.play(direction, now, by);
		if (outcome.kind === 'moved') this.#writeGame();
		return outcome;
	}

	/** The solver has told something about this game: from now on it is an assisted one. */
	hinted(): void {
		if (!this.#guard.mayWrite) return;
		this.#session.hinted();
		this.#writeGame();
	}

	undo(): boolean {
		if (!this.#guard.mayWrite || !this.#session.undo()) return false;
		this.#writeGame();
		return true;
	}

	keepPlaying(): void {
		if (!this.#guard.mayWrite) return;
		this.#session.keepPlaying();
		this.#writeGame();
	}

	/** A new game; the one on the board is put aside. */
	newGame(): void {
		if (!this.#guard.mayWrite) return;
		this.#putAside(this.#leaving(true));
		this.#session = Session.begin(this.#around.engine, this.#around.seed());
		this.#beforeImport = null;
		this.#write();
	}

	/** Brings a game back from the shelf, the last one put aside where none is named. The board's is put aside. */
	bringBack(index = 0): boolean {
		const chosen = this.#shelf[index];
		if (chosen === undefined || !this.#guard.mayWrite) return false;
		const left = this.#leaving(true);
		const others = this.#shelf.filter((each) => each !== chosen);
		try {
			this.#session = Session.resume(this.#around.engine, chosen.game);
		} catch (error) {
			this.#shelf = others;
			this.#keepDamaged(KEYS.shelf, JSON.stringify(writeGame(chosen.game)), error);
			this.#session = Session.resume(this.#around.engine, left.game);
			this.#write();
			return false;
		}
		this.#shelf = others;
		if (chosen.counted) this.#totals = withoutGame(this.#totals, chosen.summary);
		this.#putAside(left);
		this.#beforeImport = null;
		this.#write();
		return true;
	}

	exportText(): string {
		return writePortable(this.#session.saved, this.#totals, this.#best);
	}

	recordText(): string {
		return `${JSON.stringify(this.#session.record)}\n`;
	}

	/**
	 * Puts the game of an export file or of a record on the board, and the file's figures in place of these; the
	 * best score is never lowered. Throws Unreadable, and nothing has changed.
	 */
	importText(text: string): void {
		if (!this.#guard.mayWrite) return;
		const file: Portable = readPortable(text);
		const left = this.#leaving(file.totals === null);
		const before = { game: left.game, totals: this.#totals, shelf: this.#shelf };
		try {
			this.#session = Session.resume(this.#around.engine, file.game);
		} catch (error) {
			this.#session = Session.resume(this.#around.engine, left.game);
			throw error;
		}
		this.#putAside(left);
		if (file.totals !== null) {
			this.#shelf = this.#shelf.map((each) => ({ ...each, counted: false }));
			this.#totals = file.totals;
		}
		this.#beforeImport = before;
		this.#best = Math.max(this.#best, file.best);
		this.#write();
	}

	/** Game, figures and shelf as they were before the last import; what was played since goes on the shelf. */
	takeImportBack(): boolean {
		const before = this.#beforeImport;
		if (before === null || !this.#guard.mayWrite) return false;
		const left = this.#leaving(false);
		this.#session = Session.resume(this.#around.engine, before.game);
		this.#totals = before.totals;
		this.#shelf = before.shelf;
		this.#putAside(left);
		this.#beforeImport = null;
		this.#write();
		return true;
	}

	get session(): Session {
		return this.#session;
	}

	get best(): number {
		return this.#best;
	}

	get figures(): Figures {
		if (this.#session.assisted) return figuresOf(this.#totals);
		return figures(this.#totals, summaryOf(this.#session), this.#session.over);
	}

	get shelf(): readonly Shelved[] {
		return this.#shelf;
	}

	get damage(): Damage {
		return this.#damage;
	}

	/** The texts that could not be read, by key, as JSON. */
	get damagedText(): string | null {
		return this.#around.store.read(KEYS.damaged);
	}

	/** Another tab plays this game; nothing is written from here. */
	get elsewhere(): boolean {
		return this.#guard.elsewhere;
	}

	/** What is played here is not kept. */
	get blocked(): boolean {
		return this.#around.store.blocked;
	}

	/** The game on the board as the shelf takes it. One that a solver helped in never counts. */
	#leaving(counted: boolean): Shelved {
		const { saved, assisted } = this.#session;
		return { game: saved, summary: summaryOf(this.#session), counted: counted && !assisted };
	}

	/** A game without a move is nothing to be kept. */
	#putAside(left: Shelved): void {
		if (left.summary.moves === 0) return;
		this.#shelf = putAside(this.#shelf, left);
		if (left.counted) this.#totals = withGame(this.#totals, left.summary);
	}

	#load(): Session {
		const read = <T>(key: string, reader: (text: string) => T, otherwise: () => T): T => {
			const text = this.#around.store.read(key);
			if (text === null) return otherwise();
			try {
				return reader(text);
			} catch (error) {
				this.#keepDamaged(key, text, error);
				return otherwise();
			}
		};
		this.#best = read(
			KEYS.best,
			(text) => count(parsed(text), 'best'),
			() => 0,
		);
		this.#totals = read(
			KEYS.statistics,
			(text) => readTotals(parsed(text)),
			() => NO_GAMES,
		);
		this.#shelf = read(
			KEYS.shelf,
			(text) => readShelf(parsed(text)),
			() => [],
		);
		const session = read(
			KEYS.game,
			(text) => Session.resume(this.#around.engine, readGameText(text)),
			() => Session.begin(this.#around.engine, this.#around.seed()),
		);
		if (!session.assisted) this.#best = Math.max(this.#best, session.score);
		return session;
	}

	/** Keeps a text that could not be read. Any other error is a fault of ours and goes on. */
	#keepDamaged(key: string, text: string, error: unknown): void {
		if (!(error instanceof Unreadable)) throw error;
		this.#damage = error instanceof FromTheFuture ? 'newer' : 'damaged';
		let kept: Record<string, unknown> = {};
		try {
			kept = Object(JSON.parse(this.damagedText ?? '{}'));
		} catch {
			// What was kept before is no better than what is lost now.
		}
		this.#around.store.write(KEYS.damaged, JSON.stringify({ ...kept, [key]: text }));
	}

	/** Every move writes this much: nothing is lost, whatever happens next. */
	#writeGame(): void {
		const { store, onchange } = this.#around;
		store.write(KEYS.game, JSON.stringify(writeGame(this.#session.saved)));
		const { score, assisted } = this.#session;
		if (!assisted && score > this.#best) this.#best = score;
		store.write(KEYS.best, String(this.#best));
		onchange();
	}

	#write(): void {
		const { store } = this.#around;
		store.write(KEYS.shelf, JSON.stringify(writeShelf(this.#shelf)));
		store.write(KEYS.statistics, JSON.stringify(writeTotals(this.#totals)));
		this.#writeGame();
	}
}
