import type { Player, Reason } from '#lib/club/types.ts';

/** A line of a record, read for display only (N32): who played it, and whether it was allowed, is the club's to say. */
export type Line =
	| { did: 'placed' | 'missed'; cell: string; digit: number }
	| { did: 'took-clue'; cell: string; paid: number[] }
	| { did: 'exchanged' | 'timed-out' | 'passed' }
	| { did: 'ended'; winner: Player | null; reason: Reason };

const PLACED = /^([a-i][1-9])=([1-9])(x?)$/;
const CLUE = /^([a-i][1-9])\*(?:([1-9])(?:,([1-9]))?)?$/;
const ENDED = /^(1-0|0-1|=) ([a-z-]+)$/;
const WORDS = { '~': 'exchanged', t: 'timed-out', '-': 'passed' } as const;
const WINNERS = { '1-0': 'first', '0-1': 'second', '=': null } as const;

/** What a line tells; null where it is of no form that this page knows. */
export function readLine(text: string): Line | null {
	const placed = PLACED.exec(text);
	if (placed) {
		return { did: placed[3] ? 'missed' : 'placed', cell: placed[1] as string, digit: Number(placed[2]) };
	}
	const clue = CLUE.exec(text);
	if (clue) {
		const paid = [clue[2], clue[3]].filter((digit) => digit !== undefined).map(Number);
		return { did: 'took-clue', cell: clue[1] as string, paid };
	}
	if (Object.hasOwn(WORDS, text)) return { did: WORDS[text as keyof typeof WORDS] };
	const ended = ENDED.exec(text);
	if (!ended) return null;
	return { did: 'ended', winner: WINNERS[ended[1] as keyof typeof WINNERS], reason: ended[2] as Reason };
}
