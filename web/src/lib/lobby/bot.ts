import { Problem } from '#lib/club/api.ts';
import type { Ad, Variant } from '#lib/club/types.ts';

/** The training room's bots leave a new ad soon after one was taken. */
const TRIES = 5;
const PAUSE_MS = 500;

export interface Seating {
	/** The ads as they are known now. */
	known(): readonly Ad[];
	/** The ads asked for anew. */
	fresh(): Promise<readonly Ad[]>;
	accept(ad: string): Promise<string>;
	pause(ms: number): Promise<unknown>;
}

/** A bot's ad for a variant; null where no bot waits for that. */
export function botAd(ads: readonly Ad[], variant: Variant, but: ReadonlySet<string> = new Set()): Ad | null {
	const suits = (ad: Ad) => ad.owner.kind === 'bot' && ad.settings.variant === variant && !but.has(ad.id);
	return ads.find(suits) ?? null;
}

/**
 * Sits down against a bot: accepts its ad, and the next one where somebody else was quicker. The game's id, or null
 * where no bot is left. Raises Problem.
 */
export async function sitWithBot(variant: Variant, around: Seating): Promise<string | null> {
	const gone = new Set<string>();
	let ads = around.known();
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		if (attempt > 0) {
			await around.pause(PAUSE_MS);
			ads = await around.fresh();
		}
		const ad = botAd(ads, variant, gone);
		if (ad === null) continue;
		try {
			return await around.accept(ad.id);
		} catch (problem) {
			if (!(problem instanceof Problem) || problem.refusal.code !== 'no-such-ad') throw problem;
			gone.add(ad.id);
		}
	}
	return null;
}
