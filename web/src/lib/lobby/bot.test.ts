import { describe, expect, test } from 'vitest';
import { Problem } from '#lib/club/api.ts';
import type { Ad } from '#lib/club/types.ts';
import { botAd, sitWithBot } from './bot.ts';
import { ad, botsAd } from './fixtures.ts';

const gone = () => Promise.reject(new Problem({ code: 'no-such-ad' }, 404));

/** A training room: what is known at first, then what each look finds; accepting the ids of `taken` comes too late. */
function around(known: Ad[], looks: Ad[][], taken: string[] = []) {
	const accepted: string[] = [];
	return {
		accepted,
		known: () => known,
		fresh: async () => looks.shift() ?? [],
		accept: (id: string) => {
			accepted.push(id);
			return taken.includes(id) ? gone() : Promise.resolve(`game of ${id}`);
		},
		pause: async () => {},
	};
}

test('a bot’s ad is told from a player’s, and from one for another variant', () => {
	const ads = [ad('player'), botsAd('lands', 'lands'), botsAd('bridge')];
	expect(botAd(ads, 'bridge')?.id).toBe('bridge');
	expect(botAd(ads, 'lightning')).toBeNull();
});

describe('one click', () => {
	test('accepts the bot’s ad', async () => {
		const room = around([botsAd('one')], []);
		expect(await sitWithBot('bridge', room)).toBe('game of one');
	});

	test('takes the next ad where somebody else was quicker', async () => {
		const room = around([botsAd('one')], [[botsAd('one')], [botsAd('two')]], ['one']);
		expect(await sitWithBot('bridge', room)).toBe('game of two');
		expect(room.accepted).toEqual(['one', 'two']);
	});

	test('waits a little for an ad, and gives up', async () => {
		expect(await sitWithBot('bridge', around([], [[], [botsAd('late')]]))).toBe('game of late');
		expect(await sitWithBot('bridge', around([], []))).toBeNull();
	});

	test('tells what else is refused', async () => {
		const refused = {
			...around([botsAd('one')], []),
			accept: () => Promise.reject(new Problem({ code: 'banned' }, 403)),
		};
		await expect(sitWithBot('bridge', refused)).rejects.toThrow('banned');
	});
});
