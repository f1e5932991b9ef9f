import type { FrameMessages } from '../frame.ts';

export default {
	club: 'Vinco Online Games',
	skip: 'رفتن به محتوا',
	home: 'صفحهٔ اصلی',
	language: 'زبان',
	settings: 'تنظیمات',
	close: 'بستن',
	theme: 'پوسته',
	themes: { system: 'مانند دستگاه', light: 'روشن', dark: 'تیره' },
	palette: 'رنگ‌ها',
	palettes: { warm: 'گرم', distinct: 'متمایز' },
	paletteHelp: 'رنگ‌های متمایز را با هر نوع دید رنگی آسان‌تر می‌توان از هم تشخیص داد.',
	notKept: 'این مرورگر چیزی از این سایت را نگه نمی‌دارد؛ تنظیمات فقط تا بسته شدن صفحه می‌ماند.',
	update: 'نسخهٔ تازه آماده است. بازی شما دست‌نخورده می‌ماند.',
	reload: 'بارگذاری دوباره',
	footer: 'رایگان، بدون حساب کاربری، تبلیغ و ردیابی.',
	errorTitle: 'مشکلی پیش آمد',
	errorBody: 'صفحه نمایش داده نشد. چیزی از دست نرفته است؛ صفحه را دوباره بارگذاری کنید.',
} satisfies FrameMessages;
