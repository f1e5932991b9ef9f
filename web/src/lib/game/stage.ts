/** The tiles as drawn: who slides where, who pops up. After every step they show what the model held. */
import type { Move } from '#lib/engine/engine.ts';

export type Entrance = 'still' | 'new' | 'merged';

export interface Tile {
	/** The same number is the same piece of the drawing from step to step. */
	readonly id: number;
	readonly cell: number;
	readonly value: number;
	readonly entrance: Entrance;
}

export class Stage {
	#nextId = 1;
	#tiles: readonly Tile[] = [];

	get tiles(): readonly Tile[] {
		return this.#tiles;
	}

	/** Shows these sixteen values at once, without any entrance. */
	show(cells: readonly number[]): void {
		this.#tiles = cells.flatMap((value, cell) => (value === 0 ? [] : [this.#tile(cell, value, 'still')]));
	}

	/** The tiles on their way: pairs that merge lie on one another, nothing has popped up yet. */
	slide(move: Move): void {
		const target = new Map(move.motions.map(({ from, to }) => [from, to]));
		this.#tiles = this.#tiles.map((tile) => ({
			...tile,
			cell: target.get(tile.cell) ?? tile.cell,
			entrance: 'still',
		}));
	}

	/** The tiles after the move, to follow `slide`: what the model says, the pieces that stayed themselves kept. */
	settle(move: Move): void {
		const merged = new Set(move.motions.filter((motion) => motion.merged).map((motion) => motion.to));
		const standing = new Map(this.#tiles.map((tile) => [tile.cell, tile]));
		this.#tiles = move.cells.flatMap((value, cell) => {
			if (value === 0) return [];
			const same = standing.get(cell);
			if (merged.has(cell)) return [this.#tile(cell, value, 'merged')];
			if (same === undefined || same.value !== value) return [this.#tile(cell, value, 'new')];
			return [same];
		});
	}

	#tile(cell: number, value: number, entrance: Entrance): Tile {
		return { id: this.#nextId++, cell, value, entrance };
	}
}
