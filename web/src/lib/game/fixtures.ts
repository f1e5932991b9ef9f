/** For tests: the real core, records of games in known states, a storage that can be looked into and broken. */
import { readFileSync } from 'node:fs';
import { Engine } from '#lib/engine/engine.ts';
import type { GameRecord } from './record.ts';
import type { SavedGame } from './save.ts';
import type { Disk } from './store.ts';

const root = new URL('../../../../', import.meta.url);

export const coreBytes: BufferSource = readFileSync(new URL('build/wasm/core.wasm', root));

export function loadedEngine(): Promise<Engine> {
	return Engine.load(coreBytes);
}

type Named = 'won_at_the_last_move' | 'won_and_over_at_the_last_move' | 'over' | 'full_with_a_pair';

/** The games that the browser tests read too. */
export const games: Readonly<Record<Named, GameRecord>> = JSON.parse(
	readFileSync(new URL('tests/vectors/page_games.json', root), 'utf8'),
);

export function saved(record: GameRecord, continued = false): SavedGame {
	return { record, continued, elapsed: 0 };
}

export class TestDisk implements Disk {
	readonly texts = new Map<string, string>();
	full = false;

	getItem(key: string): string | null {
		return this.texts.get(key) ?? null;
	}

	setItem(key: string, text: string): void {
		if (this.full) throw new DOMException('full', 'QuotaExceededError');
		this.texts.set(key, text);
	}

	removeItem(key: string): void {
		this.texts.delete(key);
	}
}
