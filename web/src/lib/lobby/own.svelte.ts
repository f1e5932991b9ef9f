import { type Posting, Problem } from '#lib/club/api.ts';
import type { Ad } from '#lib/club/types.ts';

export interface Desk {
	post(posting: Posting): Promise<Ad>;
	/** Raises Problem where the ad is gone. */
	look(ad: string): Promise<Ad>;
	withdraw(ad: string): Promise<unknown>;
	/** These are renewed from now on, and nothing else is (C3). */
	keepOpen(ads: readonly string[]): void;
}

const gone = (problem: unknown) => problem instanceof Problem && problem.refusal.code === 'no-such-ad';

/** One's own ads as the open page keeps them: those that stand, and those that ran out without anybody's doing. */
export class OwnAds {
	standing = $state.raw<readonly Ad[]>([]);
	lapsed = $state.raw<readonly Ad[]>([]);
	readonly #desk: Desk;

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Ads that stood before the page was loaded: from now on they are its own. */
	adopt(ads: readonly Ad[]): void {
		const known = new Set(this.standing.map(({ id }) => id));
		this.#become([...this.standing, ...ads.filter(({ id }) => !known.has(id))]);
	}

	/** Raises Problem. */
	async post(posting: Posting): Promise<Ad> {
		const ad = await this.#desk.post(posting);
		this.#become([...this.standing, ad]);
		return ad;
	}

	/** Raises Problem; an ad that is gone already counts as withdrawn. */
	async withdraw(id: string): Promise<void> {
		try {
			await this.#desk.withdraw(id);
		} catch (problem) {
			if (!gone(problem)) throw problem;
		}
		this.#become(this.standing.filter((ad) => ad.id !== id));
	}

	/**
	 * Only these were renewed. An answer may be older than the newest ad, so each that is missing is looked at; one
	 * that still stands is kept, one that is gone has lapsed.
	 */
	async missing(renewed: readonly string[]): Promise<void> {
		const doubtful = this.standing.filter(({ id }) => !renewed.includes(id));
		if (doubtful.length === 0) return;
		const lost: Ad[] = [];
		for (const ad of doubtful) {
			try {
				await this.#desk.look(ad.id);
			} catch (problem) {
				if (gone(problem)) lost.push(ad);
			}
		}
		const still = this.standing.filter((ad) => !lost.includes(ad));
		this.lapsed = [...this.lapsed, ...lost.filter((ad) => this.standing.includes(ad))];
		this.#become(still);
	}

	forget(id: string): void {
		this.lapsed = this.lapsed.filter((ad) => ad.id !== id);
	}

	/** The page is left: nothing is renewed any more, and nobody is let down by an ad whose owner is away. */
	leave(): readonly Ad[] {
		const left = this.standing;
		this.#become([]);
		for (const { id } of left) this.#desk.withdraw(id).catch(() => {});
		return left;
	}

	/** A game began, which took the others away (C3). */
	clear(): void {
		this.#become([]);
	}

	#become(ads: readonly Ad[]): void {
		this.standing = ads;
		this.#desk.keepOpen(ads.map(({ id }) => id));
	}
}
