/** The tiles that can be put on a board, 0 for none. */
export const TILES: readonly number[] = [0, ...Array.from({ length: 17 }, (_, index) => 2 ** (index + 1))];

/** The next one on the ladder; the last stays. */
export function doubled(value: number): number {
	return TILES[Math.min(TILES.indexOf(value) + 1, TILES.length - 1)] ?? value;
}

/** The one before on the ladder, down to none. */
export function halved(value: number): number {
	return TILES[Math.max(TILES.indexOf(value) - 1, 0)] ?? value;
}
