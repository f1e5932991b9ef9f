import type { End, Face } from '#lib/club/types.ts';
import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';
import type { ReplayMessages } from '#lib/messages/replay.ts';
import { called } from '#lib/table/speech.ts';
import type { Told } from './replay.ts';

export interface Words {
	replay: ReplayMessages;
	club: NumbridgeMessages;
	/** How an end is put: who won, and why. */
	ended: (result: string, reason: string) => string;
}

/** A line of a record as a sentence; what this page cannot read stays as it is written. */
export function sentenceOf({ line, by, text }: Told, players: readonly [Face, Face], words: Words): string {
	const { said } = words.replay;
	if (line === null) return text;
	if (line.did === 'ended') return `${outcome(line, players, words)}.`;
	const who = by === null ? '' : called({ players }, by, words.club);
	switch (line.did) {
		case 'placed':
			return said.placed(who, line.digit, line.cell);
		case 'missed':
			return said.missed(who, line.digit, line.cell);
		case 'took-clue': {
			const [paid, other] = line.paid;
			if (paid === undefined) return said.tookFree(who, line.cell);
			return other === undefined
				? said.took(who, line.cell, paid)
				: said.tookForTwo(who, line.cell, paid, other);
		}
		case 'exchanged':
			return said.exchanged(who);
		case 'timed-out':
			return said.timedOut(who);
		case 'passed':
			return said.passed(who);
	}
}

/** How a game ended and why, for anybody. */
export function outcome(
	end: End,
	players: readonly [Face, Face],
	{ club, ended }: Pick<Words, 'club' | 'ended'>,
): string {
	const { results, reasons } = club;
	const nobody = end.reason === 'agreement' ? results.drawn : results.none;
	const result = end.winner === null ? nobody : results.won(called({ players }, end.winner, club));
	const reason = reasons[end.reason] as string | undefined;
	return reason === undefined ? result : ended(result, reason);
}
