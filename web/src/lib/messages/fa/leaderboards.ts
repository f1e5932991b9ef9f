import type { LeaderboardsMessages } from '../leaderboards.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('fa');

export default {
	title: `جدول امتیازها – ${name('Numbridge')} – ${name('Vinco Online Games')}`,
	description: `بالاترین ریتینگ‌های بازیکنان باشگاه در هر یک از سه گونهٔ ${name('Numbridge')}.`,
	heading: 'جدول امتیازها',
	variant: 'گونهٔ بازی',
	label: (variant) => `بالاترین ریتینگ‌ها: ${variant}`,
	place: 'جایگاه',
	player: 'بازیکن',
	rating: 'ریتینگ',
	deviation: 'انحراف',
	games: 'بازی‌ها',
	you: 'شما',
	none: 'هنوز کسی در این جدول نیست. با ده‌دوازده بازی رسمی شاید شما نفر اول باشید.',
	play: 'به لابی',
	about: {
		heading: 'انحراف یعنی چه',
		body: 'ریتینگ یک برآورد است و انحراف می‌گوید این برآورد چقدر خوب است: در نوزده مورد از بیست مورد، قدرت واقعی حداکثر دو انحراف از آن دور است. ریتینگ 1600 با انحراف 50 یعنی به احتمال زیاد میان 1500 و 1700.',
		changes:
			'انحراف از 350 آغاز می‌شود و با هر بازی رسمی کم می‌شود؛ تا کم نشده، هر برد یا باخت ریتینگ را زیاد جابه‌جا می‌کند.',
		listed: (most) =>
			`بازیکنانی در این جدول‌اند که حساب دارند و انحرافشان حداکثر ${number(most)} است. ربات‌ها در آن نیستند.`,
	},
} satisfies LeaderboardsMessages;
