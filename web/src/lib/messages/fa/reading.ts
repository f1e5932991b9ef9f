import type { ReadingMessages } from '../reading.ts';
import { writing } from '../writing.ts';

const { name } = writing('fa');

export default {
	way: 'جای این صفحه در سایت',
	contents: 'فهرست',
	revised: (date: string) => `بازنگری: ${date}`,
	print: 'چاپ',
	onward: 'ادامهٔ خواندن',
	before: 'پیش از این',
	after: 'پس از این',
	empty: 'خالی',
	games: {
		'2048': { play: 'شروع 2048' },
		numbridge: { play: `شروع ${name('Numbridge')}` },
	},
	shelf: (game: string) => `خواندنی‌های ${name(game)}`,
	books: {
		'2048-rules': {
			name: 'قوانین',
			title: 'قوانین 2048',
			about: 'از نخستین حرکت تا آخرین بحث، با صفحه‌های ترسیم‌شده.',
		},
		'2048-strategy': {
			name: 'استراتژی',
			title: 'استراتژی‌های آزموده',
			about: 'ده شیوهٔ بازی که هر یک در بازی‌های کامل سنجیده شده است.',
		},
		'2048-solver': {
			name: 'حل‌کننده',
			title: 'حل‌کننده چگونه کار می‌کند',
			about: 'نخست به زبان ساده، سپس دقیق؛ و این‌که چه اندازه قوی و تند است.',
		},
		'numbridge-rules': {
			name: 'قوانین',
			title: `قوانین ${name('Numbridge')}`,
			about: 'آنچه همهٔ بازی‌ها دارند، سه گونهٔ بازی و یک گشایش که حرکت به حرکت دیده می‌شود.',
		},
	},
} satisfies ReadingMessages;
