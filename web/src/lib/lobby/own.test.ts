import { beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '#lib/club/api.ts';
import { ad } from './fixtures.ts';
import { OwnAds } from './own.svelte.ts';

const gone = () => Promise.reject(new Problem({ code: 'no-such-ad' }, 404));
const posting = ad('x').settings;

let there: Set<string>;
let kept: readonly string[];
let own: OwnAds;

beforeEach(() => {
	let next = 0;
	there = new Set();
	kept = [];
	own = new OwnAds({
		post: async () => {
			const id = 'abc'[next++] as string;
			there.add(id);
			return ad(id);
		},
		look: async (id) => (there.has(id) ? ad(id) : gone()),
		withdraw: async (id) => (there.delete(id) ? null : gone()),
		keepOpen: (ads) => {
			kept = ads;
		},
	});
});

const post = () => own.post({ ...posting, room: 'r', rated: false, private: false });
const ids = () => [own.standing, own.lapsed].map((ads) => ads.map(({ id }) => id).join(''));

describe('own ads', () => {
	test('are renewed from the moment they are posted', async () => {
		await post();
		await post();
		expect(kept).toEqual(['a', 'b']);
		expect(ids()).toEqual(['ab', '']);
	});

	test('of an earlier page are adopted, once', () => {
		own.adopt([ad('e')]);
		own.adopt([ad('e')]);
		expect(kept).toEqual(['e']);
	});

	test('are renewed no more once they are withdrawn, also where they were gone already', async () => {
		await post();
		await post();
		there.delete('b');
		await own.withdraw('b');
		expect(kept).toEqual(['a']);
		await own.withdraw('a');
		expect(ids()).toEqual(['', '']);
	});

	test('that another answer is older than are kept', async () => {
		await post();
		await post();
		await own.missing(['a']);
		expect(kept).toEqual(['a', 'b']);
	});

	test('that ran out are told, and can be forgotten', async () => {
		await post();
		await post();
		there.delete('a');
		await own.missing(['b']);
		expect(ids()).toEqual(['b', 'a']);
		expect(kept).toEqual(['b']);
		own.forget('a');
		expect(ids()).toEqual(['b', '']);
	});

	test('are withdrawn when the page is left, because nobody would be at the table', async () => {
		await post();
		expect(own.leave().map(({ id }) => id)).toEqual(['a']);
		expect(kept).toEqual([]);
		await Promise.resolve();
		expect(there.size).toBe(0);
	});
});
