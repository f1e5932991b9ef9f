import type { PlayerMessages } from '../player.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('fa');

export default {
	title: `بازیکن – ${name('Vinco Online Games')}`,
	description: 'یکی از بازیکنان باشگاه: ریتینگ در گذر زمان، نتیجه‌ها و بازی‌های پایان‌یافته.',
	pageTitle: (who) => `${name(who)} در باشگاه ${name('Vinco Online Games')}`,
	since: (date) => `از ${date} در باشگاه`,
	missing: { title: 'چنین بازیکنی نیست', body: 'شاید پیوند نادرست نوشته شده باشد.' },
	toLeaderboards: 'به جدول امتیازها',
	you: 'این خودِ شما هستید.',
	account: 'حساب شما',
	ratings: 'ریتینگ‌ها',
	provisional: 'هنوز قطعی نیست',
	games: (count) => `${number(count)} بازی رسمی`,
	unratedYet: 'هنوز بازی رسمی ندارد.',
	plot: {
		label: (variant, first, last, games) =>
			`${variant}: از ${first} به ${last} در ${number(games)} بازی رسمی`,
		variant: 'گونهٔ بازی',
		band: 'نوار، انحراف را نشان می‌دهد: هرچه باریک‌تر باشد ریتینگ مطمئن‌تر است.',
		latest: (count) => `${number(count)} بازی آخر.`,
		table: 'به‌صورت جدول',
		ended: 'پایان بازی',
		before: 'پیش از بازی',
		after: 'پس از بازی',
		replay: 'بازبینی',
	},
	results: {
		heading: 'نتیجه‌ها',
		none: 'هنوز نتیجه‌ای نیست.',
		variant: 'گونهٔ بازی',
		won: 'برد',
		lost: 'باخت',
		drawn: 'تساوی',
	},
	finished: 'بازی‌های پایان‌یافته',
	archive: 'همه در بایگانی',
	between: 'بازی‌های شما دو نفر',
	block: 'مسدود کردن',
	unblock: 'رفع مسدودی',
	blockedNow: (who) => `شما و ${name(who)} دیگر روبه‌روی هم نمی‌نشینید.`,
	unblockedNow: (who) => `شما و ${name(who)} دوباره می‌توانید روبه‌روی هم بنشینید.`,
	blockAbout: 'با مسدود کردن، شما دو نفر روبه‌روی هم نمی‌نشینید.',
	report: {
		open: 'گزارش به میزبان',
		title: (who) => `گزارش دربارهٔ ${name(who)}`,
		about: 'تنها میزبان باشگاه آن را می‌خواند.',
		text: 'چه پیش آمد؟',
		game: (id) => `دربارهٔ بازی ${name(id)}`,
		empty: 'در چند کلمه بگویید چه پیش آمد.',
		send: 'فرستادن',
		cancel: 'انصراف',
		sent: 'گزارش شما به میزبان رسید.',
	},
} satisfies PlayerMessages;
