/**
 * Where the hexagons of a field lie, in cell widths (flat to flat) from the upper left of the picture (N2, N3).
 *
 * Upright, rows are horizontal and each next one is half a cell further to the right. Turned, the whole picture is a
 * quarter further round clockwise: rows run down the screen, the first one at the right.
 */
export interface Point {
	x: number;
	y: number;
}

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** From one row of hexagons to the next, and from a hexagon's centre to its corner. */
export const ROW = Math.sqrt(3) / 2;
export const CORNER = 1 / Math.sqrt(3);

/** The six neighbours as (row, column) steps, clockwise from the right; side `i` of a cell faces neighbour `i`. */
const STEPS = [
	[0, 1],
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, 0],
	[-1, 1],
] as const;

const ARROWS: Record<Arrow, Point> = {
	left: { x: -1, y: 0 },
	right: { x: 1, y: 0 },
	up: { x: 0, y: -1 },
	down: { x: 0, y: 1 },
};

export interface Side {
	from: Point;
	to: Point;
}

export class Shape {
	readonly size: number;
	readonly turned: boolean;
	readonly width: number;
	readonly height: number;
	readonly cells: readonly number[];
	readonly centres: readonly Point[];

	constructor(size: number, turned: boolean) {
		this.size = size;
		this.turned = turned;
		const long = 1.5 * size - 0.5;
		const short = (size - 1) * ROW + 2 * CORNER;
		this.width = turned ? short : long;
		this.height = turned ? long : short;
		this.cells = Array.from({ length: size * size }, (_, cell) => cell);
		this.centres = this.cells.map((cell) => {
			const along = (cell % size) + Math.floor(cell / size) / 2 + 0.5;
			const across = Math.floor(cell / size) * ROW + CORNER;
			return turned ? { x: short - across, y: along } : { x: along, y: across };
		});
	}

	centre(cell: number): Point {
		return this.centres[cell] as Point;
	}

	/** The corners of a hexagon around (0, 0), clockwise; corner `i` and the next one bound side `i`. */
	corners(scale = 1): Point[] {
		return STEPS.map((_, side) => {
			const angle = (Math.PI / 3) * side - Math.PI / 6 + (this.turned ? Math.PI / 2 : 0);
			return { x: scale * CORNER * Math.cos(angle), y: scale * CORNER * Math.sin(angle) };
		});
	}

	/** The neighbour that a side faces; null at the rim (N3). */
	beyond(cell: number, side: number): number | null {
		const [down, right] = STEPS[side % 6] as readonly [number, number];
		const row = Math.floor(cell / this.size) + down;
		const column = (cell % this.size) + right;
		const inside = row >= 0 && row < this.size && column >= 0 && column < this.size;
		return inside ? row * this.size + column : null;
	}

	/** One side of a cell in the picture. */
	side(cell: number, side: number): Side {
		const { x, y } = this.centre(cell);
		const corners = this.corners();
		const at = (index: number) => {
			const corner = corners[index % 6] as Point;
			return { x: x + corner.x, y: y + corner.y };
		};
		return { from: at(side), to: at(side + 1) };
	}

	/** The rim on one edge of the field: top, bottom, left or right as N2 has them, whichever way the picture is. */
	rim(edge: 'top' | 'bottom' | 'left' | 'right'): Side[] {
		const { size } = this;
		const line = Array.from({ length: size }, (_, index) => index);
		const on = {
			top: { cells: line, sides: [4, 5] },
			bottom: { cells: line.map((at) => size * (size - 1) + at), sides: [2, 1] },
			left: { cells: line.map((at) => size * at), sides: [3, 2] },
			right: { cells: line.map((at) => size * at + size - 1), sides: [5, 0] },
		}[edge];
		return on.cells.flatMap((cell) =>
			on.sides.filter((side) => this.beyond(cell, side) === null).map((side) => this.side(cell, side)),
		);
	}

	/**
	 * A place in a block beside the middles of its cells: where three of them meet, or where none do, between two; of
	 * several the nearest to the middle of the block.
	 */
	between(block: ReadonlySet<number>): Point {
		const mean = (cells: readonly number[]): Point => {
			const points = cells.map((cell) => this.centre(cell));
			return {
				x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
				y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
			};
		};
		const groups = [...block].flatMap((cell) =>
			[0, 1, 2, 3, 4, 5].flatMap((side) => {
				const [one, other] = [this.beyond(cell, side), this.beyond(cell, side + 1)];
				if (one === null || !block.has(one)) return [];
				return [other !== null && block.has(other) ? [cell, one, other] : [cell, one]];
			}),
		);
		const most = Math.max(1, ...groups.map((cells) => cells.length));
		const middle = mean([...block]);
		const off = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
		return groups
			.filter((cells) => cells.length === most)
			.map(mean)
			.reduce((best, point) => (off(point) < off(best) - 1e-9 ? point : best), mean(groups[0] ?? [...block]));
	}

	/** Row, column and block of a cell, itself among them (N6). */
	regions(cell: number, blocks: string): Set<number> {
		const { size } = this;
		return new Set(
			this.cells.filter(
				(other) =>
					Math.floor(other / size) === Math.floor(cell / size) ||
					other % size === cell % size ||
					blocks[other] === blocks[cell],
			),
		);
	}

	/**
	 * Where an arrow key leads, as the picture shows it; null at the rim. Across the rows two neighbours lie in the
	 * way: of these the one that is nearer to the line on which the keys have gone so far, `anchor`.
	 */
	step(cell: number, arrow: Arrow, anchor: Point): number | null {
		const way = ARROWS[arrow];
		const from = this.centre(cell);
		let best: number | null = null;
		let nearest = Number.POSITIVE_INFINITY;
		for (let side = 0; side < 6; side += 1) {
			const next = this.beyond(cell, side);
			if (next === null) continue;
			const to = this.centre(next);
			if ((to.x - from.x) * way.x + (to.y - from.y) * way.y < 0.7) continue;
			const off = Math.abs((to.x - anchor.x) * way.y) + Math.abs((to.y - anchor.y) * way.x);
			if (off < nearest - 1e-9) {
				nearest = off;
				best = next;
			}
		}
		return best;
	}
}

/** A tint for each block, no two alike side by side: at most four, in the order of blocks. */
export function tints(shape: Shape, blocks: string): number[] {
	const touching = new Map<string, Set<string>>();
	for (const cell of shape.cells) {
		for (let side = 0; side < 6; side += 1) {
			const next = shape.beyond(cell, side);
			const [one, other] = [blocks[cell] as string, next === null ? undefined : blocks[next]];
			if (other === undefined || one === other) continue;
			if (!touching.has(one)) touching.set(one, new Set());
			touching.get(one)?.add(other);
		}
	}
	const names = [...new Set(blocks)].sort();
	const found: number[] = [];
	// By trying: nine blocks at most, and a map in the plane takes four colours.
	function paint(at: number): boolean {
		if (at === names.length) return true;
		for (let tint = 0; tint < 4; tint += 1) {
			const clash = names
				.slice(0, at)
				.some((name, index) => found[index] === tint && touching.get(names[at] as string)?.has(name));
			if (clash) continue;
			found[at] = tint;
			if (paint(at + 1)) return true;
		}
		return false;
	}
	paint(0);
	return found;
}
