import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreBytes, loadedEngine } from '#lib/game/fixtures.ts';
import { DIRECTIONS, type Direction } from './engine.ts';

/** The vectors that the Python tests read too; they are written from an oracle of the rules. */
const data = JSON.parse(
	readFileSync(new URL('../../../../tests/vectors/twenty48.json', import.meta.url), 'utf8'),
) as {
	slides: { rows: number[][]; move: Direction; after: number[][]; gained: number; changed: boolean }[];
	games: { seed: string; start: number[][]; moves: string; score: number; rows: number[][]; steps: string }[];
};

const LETTERS: Record<string, Direction> = { U: 'up', D: 'down', L: 'left', R: 'right' };

function rowsOf(cells: readonly number[]): number[][] {
	return [0, 4, 8, 12].map((first) => cells.slice(first, first + 4));
}

describe('the vectors that Python reads too', () => {
	it('give the same slides', async () => {
		const { instance } = await WebAssembly.instantiate(coreBytes, {});
		const core = instance.exports as unknown as {
			memory: WebAssembly.Memory;
			_initialize(): void;
			cells_at(): number;
			board_slide(direction: number): number;
			board_valid_directions(): number;
		};
		core._initialize();
		const cells = new Uint8Array(core.memory.buffer, core.cells_at(), 16);
		const exponents = (rows: number[][]) => rows.flat().map((tile) => (tile === 0 ? 0 : Math.log2(tile)));
		for (const slide of data.slides) {
			const direction = DIRECTIONS.indexOf(slide.move);
			cells.set(exponents(slide.rows));
			expect((core.board_valid_directions() >> direction) & 1).toBe(slide.changed ? 1 : 0);
			expect(core.board_slide(direction)).toBe(slide.gained);
			expect([...cells]).toEqual(exponents(slide.after));
		}
	});

	it('give the same games from the same seeds, at every move', async () => {
		const engine = await loadedEngine();
		for (const game of data.games) {
			engine.start(BigInt(`0x${game.seed}`));
			expect(rowsOf(engine.cells)).toEqual(game.start);
			const steps = createHash('sha256');
			for (const letter of game.moves) {
				expect(engine.play(LETTERS[letter] as Direction)).not.toBeNull();
				steps.update(`${engine.score} ${JSON.stringify(rowsOf(engine.cells))}\n`);
			}
			expect(steps.digest('hex')).toBe(game.steps);
			expect(rowsOf(engine.cells)).toEqual(game.rows);
			expect([engine.score, engine.over]).toEqual([game.score, true]);
			expect(engine.replay(BigInt(`0x${game.seed}`), game.moves)).toBeNull();
			expect(rowsOf(engine.cells)).toEqual(game.rows);
		}
	});
});
