import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { PALETTE_KEY, PAPER, THEME_KEY } from './appearance.svelte.ts';

const script = readFileSync('static/boot.js', 'utf8');

interface Visit {
	path?: string;
	kept?: Record<string, string>;
	blocked?: boolean;
	speaks?: string[];
	from?: string;
}

/** What boot.js does at a visit: where it goes instead, what it puts on the root element. */
function visit({ path = '/', kept = {}, blocked = false, speaks = ['en-GB'], from = '' }: Visit) {
	const url = new URL(path, 'https://club.example');
	const dataset: Record<string, string> = {};
	let replaced: string | undefined;
	const metas = [
		{ media: '(prefers-color-scheme: light)', content: '' },
		{ media: '(prefers-color-scheme: dark)', content: '' },
	];
	runInNewContext(script, {
		document: {
			documentElement: { dataset },
			referrer: from,
			querySelectorAll: () => metas,
			addEventListener() {},
		},
		navigator: { languages: speaks, language: speaks[0] },
		location: {
			origin: url.origin,
			pathname: url.pathname,
			search: url.search,
			hash: url.hash,
			replace: (target: string) => {
				replaced = target;
			},
		},
		get localStorage() {
			if (blocked) throw new Error('storage is blocked');
			return { getItem: (key: string) => kept[key] ?? null };
		},
	});
	return { goesTo: replaced, dataset };
}

describe('a first visit', () => {
	test('goes to the first language of the browser that the club speaks', () => {
		expect(visit({ speaks: ['de-DE', 'fi-FI', 'tr'] }).goesTo).toBe('/fi');
		expect(visit({ path: '/2048', speaks: ['fa-IR'] }).goesTo).toBe('/fa/2048');
	});

	test('stays in English where English comes first or nothing fits', () => {
		expect(visit({ speaks: ['en-US', 'fa'] }).goesTo).toBeUndefined();
		expect(visit({ speaks: ['ja', 'de'] }).goesTo).toBeUndefined();
		expect(visit({ speaks: [] }).goesTo).toBeUndefined();
	});

	test('keeps the rest of the address', () => {
		expect(visit({ path: '/2048?a=b#c', speaks: ['tr'] }).goesTo).toBe('/tr/2048?a=b#c');
	});

	test('stays in the language that the address names', () => {
		expect(visit({ path: '/fa/2048', speaks: ['fi'] }).goesTo).toBeUndefined();
		expect(visit({ path: '/tr', speaks: ['fi'], kept: { 'vog.language': 'fa' } }).goesTo).toBeUndefined();
	});
});

describe('a language once chosen', () => {
	test('goes before those of the browser', () => {
		expect(visit({ speaks: ['fi'], kept: { 'vog.language': 'fa' } }).goesTo).toBe('/fa');
		expect(visit({ speaks: ['fi'], kept: { 'vog.language': 'en' } }).goesTo).toBeUndefined();
	});

	test('that is none of ours is passed over', () => {
		expect(visit({ speaks: ['fi'], kept: { 'vog.language': '//evil' } }).goesTo).toBe('/fi');
	});
});

test('a link of the club to an English page is followed even where nothing can be kept', () => {
	expect(visit({ speaks: ['fa'], blocked: true, from: 'https://club.example/fa' }).goesTo).toBeUndefined();
	expect(visit({ speaks: ['fa'], from: 'https://club.example.evil/' }).goesTo).toBe('/fa');
});

test('blocked storage stops nothing', () => {
	expect(visit({ speaks: ['tr'], blocked: true })).toEqual({ goesTo: '/tr', dataset: {} });
});

test('theme and palette are on the root element before the page is painted', () => {
	const kept = { [THEME_KEY]: 'dark', [PALETTE_KEY]: 'distinct' };
	expect(visit({ kept }).dataset).toEqual({ theme: 'dark', palette: 'distinct' });
	expect(visit({ kept: { [THEME_KEY]: 'purple', [PALETTE_KEY]: '' } }).dataset).toEqual({});
});

test('the paper of boot.js is that of the page', () => {
	for (const colour of Object.values(PAPER)) {
		expect(script).toContain(colour);
		expect(readFileSync('src/lib/style/tokens.css', 'utf8')).toContain(colour);
	}
});
