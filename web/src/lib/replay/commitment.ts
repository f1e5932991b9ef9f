import type { ArchivedGame, Settings } from '#lib/club/types.ts';
import { sha256 } from './sha256.ts';

/** The settings in the order in which they are hashed. */
const ORDER = [
	'variant',
	'blocks',
	'clues',
	'grade',
	'price',
	'candidates',
	'first_clue_at_one',
	'move_time',
	'game_time',
] as const satisfies readonly (keyof Settings)[];

/** What binds seed and settings before the first move (N31), as docs/numbridge-record.md describes it. */
export function commitmentOf(settings: Settings, deal: number, seed: string): string {
	const lines = [
		'vog-numbridge-commitment-1',
		`deal=${deal}`,
		...ORDER.map((name) => `${name}=${settings[name]}`),
		`seed=${seed}`,
	];
	return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
}

export interface Check {
	/** What was promised: this browser's own memory of it where there is one, else what the archive says. */
	promised: string;
	found: string;
	kept: boolean;
}

/** Whether the deal that the archive reveals is the one that was promised. */
export function check(told: ArchivedGame, remembered: string | null): Check {
	const found = commitmentOf(told.game.settings, told.deal, told.seed);
	const promised = remembered ?? told.commitment;
	return { promised, found, kept: found === promised && found === told.commitment };
}
