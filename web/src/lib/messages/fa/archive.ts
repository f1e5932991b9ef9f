import type { ArchiveMessages } from '../archive.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('fa');

export default {
	title: `بایگانی – ${name('Numbridge')} – ${name('Vinco Online Games')}`,
	description: `بازی‌های پایان‌یافتهٔ ${name('Numbridge')}: چه کسانی بازی کردند، چگونه تمام شد، و بازبینی همهٔ حرکت‌ها.`,
	heading: 'بایگانی',
	lead: 'همهٔ بازی‌های پایان‌یافته اینجاست، برای همه باز، با بازبینی تک‌تک حرکت‌ها.',
	noScript: 'این صفحه بازی‌ها را از سرور باشگاه می‌گیرد و برای آن به جاوااسکریپت نیاز دارد.',
	loading: 'در حال دریافت از باشگاه…',
	again: 'تلاش دوباره',
	filters: {
		label: 'فیلترها',
		any: 'همه',
		player: 'بازیکن',
		playerHelp: 'شمارهٔ بازیکن یا پیوند نمایهٔ او',
		playerUnknown: 'این نه شماره است و نه پیوند یک نمایه.',
		apply: 'اعمال',
		result: 'نتیجه',
		won: 'برد',
		lost: 'باخت',
		variant: 'گونهٔ بازی',
		room: 'اتاق',
		games: 'بازی‌ها',
		reason: 'چگونگی پایان',
		since: 'از',
		until: 'تا',
		clear: 'نمایش همهٔ بازی‌ها',
		of: (who) => `بازی‌های ${name(who)}`,
		against: (who) => `در برابر ${name(who)}`,
		unknownPlayer: (id) => `بازیکن شمارهٔ ${id}`,
		remove: 'بدون این بازیکن',
		removeOpponent: 'بدون این حریف',
	},
	list: {
		label: 'بازی‌های پایان‌یافته',
		none: 'هنوز هیچ بازی‌ای تمام نشده است. یکی بازی کنید تا اینجا بیاید.',
		noneFits: 'با این فیلترها هیچ بازی‌ای پیدا نشد.',
		play: 'به لابی',
		more: 'نمایش بیشتر',
		shown: (count) => `${number(count)} بازی نشان داده شده است.`,
		winner: 'برنده',
		change: (after, change) => `ریتینگ ${after} (${change})`,
		ended: (result, reason) => `${result}، ${reason}`,
	},
} satisfies ArchiveMessages;
