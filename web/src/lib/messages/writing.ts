import { type Language, speech } from './language.ts';

/** The forms of a counted word. All four languages have these two; Turkish and Persian use one for both. */
export interface Forms {
	one: string;
	other: string;
}

export interface Writing {
	/** 20480 as 20,480 or 20.480 or 20 480. */
	number(value: number): string;
	/** 0.9 as 90% or %90 or 90٪ or 90 %. */
	percent(share: number, digits?: number): string;
	/** 10 as 10 ms. */
	milliseconds(count: number): string;
	/** A day, YYYY-MM-DD, in words: 30 November 2026. Persian counts by its own calendar. */
	date(day: string): string;
	/** A difference with its sign: +12, −8, 0. */
	signed(value: number): string;
	/** Milliseconds as seconds: 3.1 s. */
	seconds(ms: number): string;
	/** The day of an instant by the person's own clock. */
	day(instant: number): string;
	/** Day, hour and minute of an instant. */
	moment(instant: number): string;
	/** The form that goes with a count. */
	plural(count: number, forms: Forms): string;
	/** A name or other foreign text, kept from turning the sentence around it. */
	name(text: string): string;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** How numbers, counted words and names are written in a language. */
export function writing(language: Language): Writing {
	const { locale } = speech[language];
	// The day before the month, as most of the world writes it.
	const dated = language === 'en' ? 'en-GB' : locale;
	const numbers = new Intl.NumberFormat(locale);
	const plurals = new Intl.PluralRules(locale);
	const differences = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
	const times = new Intl.NumberFormat(locale, {
		style: 'unit',
		unit: 'second',
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	});
	return {
		number: (value) => numbers.format(value),
		percent(share, digits = 0) {
			const text = new Intl.NumberFormat(locale, {
				style: 'percent',
				maximumFractionDigits: digits,
			}).format(share);
			// With digits 0-9 Intl falls back to the Latin sign, and to marks that isolate it.
			return language === 'fa' ? text.replace(/[\u200e\u200f]/g, '').replace('%', '٪') : text;
		},
		milliseconds: (count) =>
			new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' }).format(
				count,
			),
		date: (day) =>
			new Intl.DateTimeFormat(dated, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
		// Not the hyphen that Intl writes, and without the marks that turn a Persian line.
		signed: (value) =>
			differences
				.format(value)
				.replace(/[\u200e\u200f]/g, '')
				.replace('-', '−'),
		seconds: (ms) => times.format(ms / 1000),
		day: (instant) => new Intl.DateTimeFormat(dated, { dateStyle: 'medium' }).format(instant),
		moment: (instant) =>
			new Intl.DateTimeFormat(dated, { dateStyle: 'medium', timeStyle: 'short' }).format(instant),
		plural: (count, forms) => (plurals.select(count) === 'one' ? forms.one : forms.other),
		name: (text) => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`,
	};
}
