import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Scheme = 'light' | 'dark';

const sheet = (name: string) => readFileSync(`src/lib/style/${name}.css`, 'utf8');

/** The light-dark() properties of a rule in one scheme. */
function properties(css: string, selector: string, scheme: Scheme): Map<string, string> {
	const start = css.indexOf(`${selector} {`);
	const rule = css.slice(start, css.indexOf('}', start));
	const pairs = rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
	return new Map(
		[...pairs].map(([, name, light, dark]) => [name ?? '', (scheme === 'light' ? light : dark) ?? '']),
	);
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

/** Lightness as the eye orders greys, 0 to 100 (CIE L*). */
function lightness(hex: string): number {
	return 116 * Math.cbrt(luminance(hex)) - 16;
}

const values = Array.from({ length: 17 }, (_, index) => 2 ** (index + 1));
const rooms = (['light', 'dark'] as const).flatMap((scheme) => [
	{ scheme, palette: 'warm', selector: ':root' },
	{ scheme, palette: 'distinct', selector: ':root[data-palette="distinct"]' },
]);

describe.each(rooms)('tiles, $palette and $scheme', ({ scheme, selector }) => {
	const tiles = properties(sheet('tiles'), selector, scheme);
	const colour = (name: string) => tiles.get(name) ?? expect.fail(`--${name} is missing`);

	test('from 2 to 131072 can be read', () => {
		for (const value of values) {
			expect(
				contrast(colour(`tile-${value}`), colour(`tile-${value}-ink`)),
				`${value}`,
			).toBeGreaterThanOrEqual(4.5);
		}
	});

	test('go one way from light to dark, so that each differs from the next in grey as well', () => {
		const greys = values.map((value) => lightness(colour(`tile-${value}`)));
		const steps = greys
			.slice(1)
			.map((grey, index) => (grey - (greys[index] ?? 0)) * (scheme === 'light' ? -1 : 1));
		expect(Math.min(...steps)).toBeGreaterThan(3.4);
	});
});

describe.each(['light', 'dark'] as const)('text in the %s room', (scheme) => {
	const room = properties(sheet('tokens'), ':root', scheme);
	const pairs = [
		...['paper', 'surface', 'sunken'].flatMap((ground) =>
			['ink', 'ink-quiet', 'accent', 'danger'].map((ink) => [ink, ground]),
		),
		['accent-ink', 'accent'],
		['accent-ink', 'accent-strong'],
		['accent', 'accent-wash'],
		['ink', 'accent-wash'],
		['toast-ink', 'toast'],
		['toast-accent', 'toast'],
	] as [string, string][];

	test.each(pairs)('%s on %s can be read', (ink, ground) => {
		expect(contrast(room.get(ink) ?? '', room.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
	});
});

describe.each(['light', 'dark'] as const)('the field in the %s room', (scheme) => {
	const field = properties(sheet('field'), ':root', scheme);
	const colour = (name: string) => field.get(name) ?? expect.fail(`--${name} is missing`);
	const grounds = {
		empty: ['field-0', 'field-1', 'field-2', 'field-3'],
		first: ['first', 'first-mark'],
		second: ['second', 'second-mark'],
	};

	test('digits can be read on every ground, pattern and all', () => {
		for (const ground of grounds.empty) {
			expect(contrast(colour('field-ink'), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
			expect(contrast(colour('field-miss'), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
		}
		for (const owner of ['first', 'second'] as const) {
			for (const ground of grounds[owner]) {
				expect(contrast(colour(`${owner}-ink`), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
			}
		}
	});

	test('in grey, own cells, those of the other and free ones differ', () => {
		const grey = (name: string) => lightness(colour(name));
		for (const one of grounds.first) {
			for (const other of [...grounds.second, ...grounds.empty]) {
				expect(Math.abs(grey(one) - grey(other)), `${one} and ${other}`).toBeGreaterThan(15);
			}
		}
		for (const one of grounds.second) {
			for (const other of grounds.empty) {
				expect(Math.abs(grey(one) - grey(other)), `${one} and ${other}`).toBeGreaterThan(12);
			}
		}
	});
});
