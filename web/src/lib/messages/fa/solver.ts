import type { SolverMessages } from '../solver.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('fa');
const moves = (count: number) => `${number(count)} حرکت`;
const points = (count: number) => `${number(count)} امتیاز`;

export default {
	title: 'حل‌کننده',
	close: 'بستن حل‌کننده',
	loading: 'حل‌کننده در حال بار شدن است. یک بار دریافت می‌شود و برای کار بدون اینترنت می‌ماند.',
	loaded: (share: number) => `${percent(share)} بار شد`,
	failed: {
		unreachable: 'حل‌کننده دریافت نشد. آیا اتصال برقرار است؟ بازی شما همان‌طور که هست ادامه دارد.',
		damaged: 'حل‌کننده آسیب‌دیده رسید. شاید دریافت دوباره مشکل را حل کند؛ بازی شما همان‌طور که هست ادامه دارد.',
		unable:
			'حل‌کننده در این مرورگر کار نمی‌کند: به وب‌اسمبلی و حدود 300 مگابایت حافظه نیاز دارد. بازی شما همان‌طور که هست ادامه دارد.',
		retry: 'دریافت دوباره',
	},
	hint: 'راهنمایی',
	hintIs: (direction: string) => `راهنمایی: ${direction}`,
	thinking: 'در حال فکر کردن…',
	autoplay: 'بازی خودکار',
	stop: 'توقف',
	stopHelp: 'با کلید Escape یا با هر حرکت شما می‌ایستد.',
	autoplayed: (count: number, score: number) =>
		`بازی خودکار پس از ${moves(count)} ایستاد. امتیاز ${number(score)}.`,
	speed: 'سرعت',
	speeds: { slow: 'آهسته', normal: 'معمولی', fast: 'تند', fastest: 'تندترین' },
	values: 'ارزش هر جهت، به امتیاز مورد انتظار',
	best: (value: number) => `بهترین: حدود ${number(value)} دیگر`,
	equal: 'به همان خوبی',
	less: (loss: number) => `${points(loss)} کمتر`,
	closed: 'هیچ کاشی‌ای جابه‌جا نمی‌شود',
	searched: (depth: number, nodes: number) => `${moves(depth)} جلوتر، ${number(nodes)} صفحه سنجیده شد`,
	grading: 'ارزیابی حرکت‌های من',
	grades: { good: 'خوب', inaccuracy: 'نادقیق', mistake: 'اشتباه', blunder: 'اشتباه بزرگ' },
	gradeIs: (grade: string, direction: string) => `${grade}: ${direction}`,
	gradeBest: 'انتخاب حل‌کننده هم همین است',
	gradeLoss: (loss: number, share: number, best: string) =>
		`حدود ${points(loss)} از دست می‌دهد (${percent(share, 1)})؛ بهتر: ${best}`,
	gradesMean: (inaccuracy: number, mistake: number, blunder: number) =>
		`حرکتی که دست‌کم ${percent(inaccuracy)} از امتیاز مورد انتظار را از دست بدهد نادقیق است، از ${percent(mistake)} اشتباه و از ${percent(blunder)} اشتباه بزرگ.`,
	counts:
		'بازی‌ای که در آن راهنمایی، ارزیابی، مرور یا بازی خودکار به کار رود «با کمک» است و در بهترین امتیاز و آمار شمرده نمی‌شود.',
	how: 'حل‌کننده چگونه کار می‌کند',
	review: 'مرور بازی',
	practice: 'تمرین از اینجا',
	reviewing: {
		title: 'مرور',
		running: (count: number) => `در حال بررسی ${moves(count)}…`,
		cancel: 'لغو',
		cancelled: 'مرور متوقف شد.',
		again: 'مرور دوباره',
		empty: 'هنوز حرکتی انجام نشده است.',
		how: (each: number, looked: number, doubtful: number) =>
			`برای هر حرکت ${number(each)} صفحه سنجیده شد و برای ${moves(looked)} که بیش از همه جای تردید داشت ${number(doubtful)} صفحه. در بازی‌های بلند به هر حرکت کمتر پرداخته می‌شود، پس زیان‌های کوچک تقریبی‌اند.`,
		curve: (count: number, most: number) =>
			`امتیازهای ازدست‌رفته، حرکت به حرکت، در ${moves(count)}؛ در یک حرکت حداکثر ${number(most)}.`,
		first: 'حرکت نخست',
		lastMove: (count: number) => `حرکت ${number(count)}`,
		worst: 'پرهزینه‌ترین حرکت‌ها',
		faultless: 'هر حرکت همان انتخاب حل‌کننده بود.',
		moment: (move: number) => `حرکت ${number(move)}`,
		played: (direction: string) => `انجام‌شده: ${direction}`,
		better: (direction: string) => `بهتر: ${direction}`,
		tryAgain: 'دوباره از اینجا',
		count: (grade: string, count: number) => `${grade}: ${number(count)}`,
	},
} satisfies SolverMessages;
