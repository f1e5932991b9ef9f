import { type Language, speech } from '#lib/messages/language.ts';

/** A time played: hours and minutes, or minutes and seconds, in the words of the language. */
export function duration(language: Language, elapsed: number): string {
	const { locale } = speech[language];
	const part = (value: number, unit: 'hour' | 'minute' | 'second') =>
		new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
	const all = Math.floor(elapsed);
	const hours = Math.floor(all / 3600);
	const minutes = Math.floor((all % 3600) / 60);
	if (hours > 0) return `${part(hours, 'hour')} ${part(minutes, 'minute')}`;
	if (minutes > 0) return `${part(minutes, 'minute')} ${part(all % 60, 'second')}`;
	return part(all, 'second');
}
