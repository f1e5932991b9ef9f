import type { Ad } from '#lib/club/types.ts';

/** How long the place of an ad that is gone stays, so that nothing moves under a finger. */
export const LINGER_MS = 4_000;
/** For so long after rows have moved a press is not taken: it was meant for what stood there before. */
export const SETTLE_MS = 350;

/** An ad in the list; `gone` is when it went, null while it stands. */
export interface Row {
	ad: Ad;
	gone: number | null;
}

/** The rows after news of the ads at `now`: new ones come last, those that went keep their places for a while. */
export function merged(rows: readonly Row[], ads: readonly Ad[], now: number): Row[] {
	const news = new Map(ads.map((ad) => [ad.id, ad]));
	const next: Row[] = [];
	for (const row of rows) {
		const ad = news.get(row.ad.id);
		news.delete(row.ad.id);
		if (ad) next.push({ ad, gone: null });
		else if (row.gone === null) next.push({ ad: row.ad, gone: now });
		else if (now - row.gone < LINGER_MS) next.push(row);
	}
	return [...next, ...[...news.values()].map((ad) => ({ ad, gone: null }))];
}
