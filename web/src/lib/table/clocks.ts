import type { Clocks, Player, Settings } from '#lib/club/types.ts';

/** What one player's clock shows, in milliseconds; `move` is null where that player is not to move. */
export interface ClockFace {
	running: boolean;
	game: number;
	move: number | null;
	/** How much of the move time is left, 0 to 1. */
	share: number;
}

/** Both clocks at an instant of the club's clock. They never show less than nothing, nor more than was told. */
export function clockFaces(
	clocks: Clocks,
	settings: Settings,
	turn: Player | null,
	now: number,
): Record<Player, ClockFace> {
	const elapsed = clocks.running ? Math.max(0, now - clocks.as_of) : 0;
	const face = (seat: Player, index: 0 | 1): ClockFace => {
		const running = clocks.running === seat;
		const gone = running ? elapsed : 0;
		const move = turn === seat ? Math.max(0, clocks.move - gone) : null;
		return {
			running,
			game: Math.max(0, clocks.game[index] - gone),
			move,
			share: move === null ? 0 : Math.min(1, move / (1000 * settings.move_time)),
		};
	};
	return { first: face('first', 0), second: face('second', 1) };
}

/** 83000 as 1:23; seconds are rounded up, so that 0:00 is the end. */
export function minutes(ms: number): string {
	const seconds = Math.ceil(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
