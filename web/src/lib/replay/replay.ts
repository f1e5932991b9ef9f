import type { ArchivedGame, ArchiveFrame, Face, Player } from '#lib/club/types.ts';
import type { FieldState } from '#lib/field/picture.ts';
import type { Shown } from '#lib/table/speech.ts';
import { type Line, readLine } from './notation.ts';

/** A line of the list of moves. */
export interface Told {
	/** Counts from 1. */
	number: number;
	text: string;
	line: Line | null;
	/** Whose line it is; null for what the table declared. */
	by: Player | null;
	/** Milliseconds that were charged, and on whose clock. */
	ms: number;
	charged: Player | null;
	/** The position after it. */
	frame: number;
}

export const players: readonly Player[] = ['first', 'second'];

export const at = <Value>(pair: readonly [Value, Value], seat: Player): Value =>
	pair[seat === 'first' ? 0 : 1];

/**
 * A finished game, position by position. Positions count from 0, the deal; a pass that follows from a move by itself
 * stands in a line of its own, and belongs to the same position (N37).
 */
export class Replay {
	readonly told: ArchivedGame;
	readonly lines: readonly Told[];
	readonly size: number;
	/** Milliseconds used until each position. */
	readonly used: readonly [number, number][];

	constructor(told: ArchivedGame) {
		this.told = told;
		this.size = Math.sqrt(told.blocks.length);
		this.lines = told.frames.slice(1).flatMap((frame, index) => this.#linesOf(frame, index));
		const used: [number, number] = [0, 0];
		this.used = told.frames.map((_, frame) => {
			for (const { ms, charged } of this.lines.filter((line) => line.frame === frame)) {
				if (charged !== null) used[charged === 'first' ? 0 : 1] += ms;
			}
			return [...used];
		});
	}

	#linesOf(frame: ArchiveFrame, index: number): Told[] {
		const before = this.told.frames[index] as ArchiveFrame;
		return this.told.moves.slice(before.lines, frame.lines).map(([text, ms], offset) => {
			const line = readLine(text);
			const own = line?.did === 'ended' ? null : (frame.last?.seat ?? null);
			return {
				number: before.lines + offset + 1,
				text,
				line,
				by: offset === 0 ? own : (frame.last?.then_passed ?? null),
				ms,
				charged: before.turn,
				frame: index + 1,
			};
		});
	}

	/** The number of the last position. */
	get end(): number {
		return this.told.frames.length - 1;
	}

	at(frame: number): ArchiveFrame {
		return this.told.frames[Math.min(Math.max(frame, 0), this.end)] as ArchiveFrame;
	}

	/** The position after a line of the record; numbers that are too high or too low lead to the nearest. */
	frameOf(line: number): number {
		const found = this.told.frames.findIndex((frame) => frame.lines >= line);
		return found === -1 ? this.end : found;
	}

	/** The first line that led to a position; undefined for the deal. */
	leading(frame: number): Told | undefined {
		return this.lines.find((line) => line.frame === frame);
	}

	/** What the field shows at a position: its digits, the move that led to it, a miss, and at last what won. */
	field(frame: number): FieldState {
		const { digits, owners, lands, last, won_by } = this.at(frame);
		const moved = this.#moved(frame) ? last : undefined;
		return {
			size: this.size,
			blocks: this.told.blocks,
			clues: this.told.clues,
			digits,
			owners,
			lands,
			last: moved?.cell,
			marks: this.#marks(frame),
			won: new Set(won_by),
		};
	}

	/** The same as words are made from. */
	shown(frame: number): Shown {
		const { digits, owners, lands, last } = this.at(frame);
		return {
			players: this.told.game.players,
			game: {
				seat: 'spectator',
				digits,
				owners,
				clues: this.told.clues,
				blocks: this.told.blocks,
				marks: this.#marks(frame),
				...(lands ? { lands } : {}),
				...(last && this.#moved(frame) ? { last } : {}),
			},
		};
	}

	/** Digits of the solution where a position has none, by cell. */
	hidden(frame: number): Map<number, string> {
		const { digits } = this.at(frame);
		return new Map(
			[...this.told.solution].flatMap((digit, cell) =>
				digits[cell] === '0' ? [[cell, digit] as [number, string]] : [],
			),
		);
	}

	face(seat: Player): Face {
		return at(this.told.game.players, seat);
	}

	/** Whether it was a move that led to a position. */
	#moved(frame: number): boolean {
		return this.leading(frame)?.by !== null;
	}

	#marks(frame: number): NonNullable<FieldState['marks']> {
		const { last } = this.at(frame);
		if (!this.#moved(frame) || last?.did !== 'missed') return [];
		return [{ ply: frame, seat: last.seat, cell: last.cell ?? 0, digit: last.digit ?? 0 }];
	}
}
