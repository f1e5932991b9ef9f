import { describe, expect, test } from 'vitest';
import { type Language, languages } from './language.ts';
import { writing } from './writing.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a number', () => {
	test.each<[Language, string]>([
		['en', '20,480'],
		['tr', '20.480'],
		['fa', '20,480'],
		['fi', '20 480'],
	])('is grouped as %s does it: %s', (language, text) => {
		expect(spaced(writing(language).number(20480))).toBe(text);
	});

	test('never breaks across lines', () => {
		expect(writing('fi').number(20480)).not.toContain(' ');
	});

	test('has the digits 0-9 in every language', () => {
		for (const language of languages) expect(writing(language).number(1234567890)).toMatch(/^[\d.,\u00a0]+$/);
	});
});

describe('a difference', () => {
	test('has its sign in front, in every language, and nothing that turns the line', () => {
		for (const language of languages) {
			expect([12, 0, -8].map((value) => writing(language).signed(value))).toEqual(['+12', '0', '−8']);
		}
	});
});

describe('a time', () => {
	test.each<[Language, string]>([
		['en', '3.1 sec'],
		['tr', '3,1 sn.'],
		['fa', '3.1 ثانیه'],
		['fi', '3,1 s'],
	])('in seconds is written as %s does it: %s', (language, text) => {
		expect(spaced(writing(language).seconds(3140))).toBe(text);
	});

	test('is of the calendar of its language', () => {
		const noon = new Date(2026, 10, 30, 12, 5).getTime();
		expect(writing('en').day(noon)).toBe('30 Nov 2026');
		expect(writing('fa').day(noon)).toContain('1405');
		expect(writing('fi').moment(noon)).toContain('12.05');
		expect(writing('tr').moment(noon)).toContain('12:05');
	});
});

describe('a share', () => {
	test.each<[Language, string]>([
		['en', '90%'],
		['tr', '%90'],
		['fa', '90٪'],
		['fi', '90 %'],
	])('is a percentage as %s writes it: %s', (language, text) => {
		expect(spaced(writing(language).percent(0.9))).toBe(text);
	});

	test('is rounded to the digits asked for', () => {
		expect(writing('en').percent(0.98765)).toBe('99%');
		expect(writing('en').percent(0.98765, 1)).toBe('98.8%');
	});
});

describe('a day', () => {
	test.each<[Language, string]>([
		['en', '30 November 2026'],
		['tr', '30 Kasım 2026'],
		['fa', '9 آذر 1405'],
		['fi', '30. marraskuuta 2026'],
	])('is written as %s does it: %s', (language, text) => {
		expect(writing(language).date('2026-11-30')).toBe(text);
	});
});

test('milliseconds have their unit', () => {
	expect(languages.map((language) => spaced(writing(language).milliseconds(10)))).toEqual([
		'10 ms',
		'10 msn',
		'10 میلی‌ثانیه',
		'10 ms',
	]);
});

describe('a counted word', () => {
	const forms = { one: 'one', other: 'other' };

	test('follows the rules of its language', () => {
		expect([0, 1, 2, 21].map((count) => writing('en').plural(count, forms))).toEqual([
			'other',
			'one',
			'other',
			'other',
		]);
		// Persian counts nothing with the form for one.
		expect([0, 1, 2].map((count) => writing('fa').plural(count, forms))).toEqual(['one', 'one', 'other']);
		expect([1, 2].map((count) => writing('fi').plural(count, forms))).toEqual(['one', 'other']);
	});
});

test('an inserted name is isolated from the sentence around it', () => {
	for (const language of languages) expect(writing(language).name('Ada')).toBe('\u2068Ada\u2069');
});
