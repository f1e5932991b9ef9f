/** The losses of a game as a line that fits on a screen: many moves share a place, of which the worst is shown. */

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Drawn {
	readonly points: readonly Point[];
	/** The largest loss of all. */
	readonly most: number;
	/** Where a move stands; it counts from 1. */
	place(move: number): Point;
}

/** In a box of these measures, y from the top. */
export function drawn(losses: readonly number[], width: number, height: number, places = 160): Drawn {
	const most = Math.max(0, ...chunked(losses, places));
	const x = (index: number) => (losses.length <= 1 ? 0 : (index * width) / (losses.length - 1));
	// A square root: beside one blunder the inaccuracies would lie flat on the ground.
	const y = (loss: number) => (most === 0 ? height : height * (1 - Math.sqrt(loss / most)));
	const size = Math.max(1, Math.ceil(losses.length / places));
	const points = chunked(losses, places).map((worst, index) => {
		const at = losses.indexOf(worst, index * size);
		return { x: x(at), y: y(worst) };
	});
	return { points, most, place: (move) => ({ x: x(move - 1), y: y(losses[move - 1] ?? 0) }) };
}

function chunked(losses: readonly number[], places: number): number[] {
	const size = Math.max(1, Math.ceil(losses.length / places));
	const worst: number[] = [];
	for (let from = 0; from < losses.length; from += size) {
		worst.push(Math.max(...losses.slice(from, from + size)));
	}
	return worst;
}
