import type { MissingMessages } from '../missing.ts';

export default {
	missingTitle: 'اینجا صفحه‌ای نیست',
	missingBody: 'شاید نشانی اشتباه نوشته شده یا صفحه جابه‌جا شده باشد.',
	offlineTitle: 'به اینترنت وصل نیستید',
	offlineBody: 'این صفحه روی دستگاه ذخیره نشده است، اما 2048 بدون اینترنت هم کار می‌کند.',
	home: 'رفتن به صفحهٔ اصلی',
	play: 'شروع 2048',
} satisfies MissingMessages;
