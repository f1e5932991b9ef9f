import type { Posting } from '#lib/club/api.ts';
import type { Blocks, Grade, Limits, Me, Range, Room, Variant } from '#lib/club/types.ts';

/** An ad that is being written. What a room allows is told by the room; nothing here knows a rule of the game. */
export interface Draft {
	room: string;
	variant: Variant;
	blocks: Blocks;
	grade: Grade;
	/** Null as long as nobody chose a number: then it is the standard one. */
	clues: number | null;
	candidates: boolean;
	rated: boolean;
	private: boolean;
}

/** Whether an ad may be rated, and if not, why (C2, C8). */
export type Rating = 'possible' | 'unrated-room' | 'guest';

export function ratingIn(room: Room, me: Me | null): Rating {
	if (!room.rated) return 'unrated-room';
	return me?.kind === 'account' ? 'possible' : 'guest';
}

/** The room's limits in a variant; those of its first one where it has none of that. */
export function limitsOf(room: Room, variant: Variant): Limits {
	return room.limits.find((limits) => limits.variant === variant) ?? (room.limits[0] as Limits);
}

/** Blocks that may be chosen. */
export function blocksIn({ ranges }: Limits): Blocks[] {
	return [...new Set(ranges.map((range) => range.blocks))];
}

/** Grades that may be chosen with these blocks. */
export function gradesWith({ ranges }: Limits, blocks: Blocks): Grade[] {
	return ranges.filter((range) => range.blocks === blocks).map((range) => range.grade);
}

/** The clues that may be chosen with the draft's blocks and grade. */
export function rangeFor(draft: Draft, room: Room): Range {
	const { ranges } = limitsOf(room, draft.variant);
	const fits = ({ blocks, grade }: Range) => blocks === draft.blocks && grade === draft.grade;
	return ranges.find(fits) ?? (ranges[0] as Range);
}

/** The exact number of clues that the ad will show (N8). */
export function cluesOf(draft: Draft, room: Room): number {
	const { clues, least, most } = rangeFor(draft, room);
	return draft.clues === null ? clues : Math.min(Math.max(draft.clues, least), most);
}

/** An ad in that room before anything is chosen. */
export function blank(room: Room, me: Me | null, as: { private: boolean; variant?: Variant }): Draft {
	return fitted(
		{
			room: room.id,
			variant: as.variant ?? limitsOf(room, 'bridge').variant,
			blocks: 'regular',
			grade: 'singles',
			clues: null,
			candidates: false,
			rated: !as.private,
			private: as.private,
		},
		room,
		me,
	);
}

/** The draft with whatever the room does not allow replaced by what is nearest to it. */
export function fitted(draft: Draft, room: Room, me: Me | null): Draft {
	const limits = limitsOf(room, draft.variant);
	const blocks = nearest(draft.blocks, blocksIn(limits));
	const next: Draft = {
		...draft,
		room: room.id,
		variant: limits.variant,
		blocks,
		grade: nearest(draft.grade, gradesWith(limits, blocks)),
		candidates: draft.candidates && limits.candidates,
		rated: draft.rated && ratingIn(room, me) === 'possible',
	};
	return { ...next, clues: next.clues === null ? null : cluesOf(next, room) };
}

/** What is sent to the club: the exact number, so that nothing else can be posted than what was shown. */
export function postingOf(draft: Draft, room: Room): Posting {
	return { ...draft, clues: cluesOf(draft, room) };
}

function nearest<Choice>(wanted: Choice, allowed: Choice[]): Choice {
	return allowed.includes(wanted) ? wanted : (allowed[0] as Choice);
}
