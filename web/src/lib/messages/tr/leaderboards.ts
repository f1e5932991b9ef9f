import type { LeaderboardsMessages } from '../leaderboards.ts';
import { writing } from '../writing.ts';

const { number } = writing('tr');

export default {
	title: 'Sıralama – Numbridge – Vinco Online Games',
	description: 'Kulübün en yüksek puanları, her Numbridge türü için ayrı.',
	heading: 'Sıralama',
	variant: 'Oyun türü',
	label: (variant) => `En yüksek puanlar: ${variant}`,
	place: 'Sıra',
	player: 'Oyuncu',
	rating: 'Puan',
	deviation: 'Sapma',
	games: 'Oyun',
	you: 'siz',
	none: 'Bu sıralamada henüz kimse yok. Bir düzine kadar puanlı oyunla ilk siz olabilirsiniz.',
	play: 'Lobiye',
	about: {
		heading: 'Sapma ne demek',
		body: 'Puan bir tahmindir, sapma da tahminin ne kadar iyi olduğunu söyler: yirmi durumun on dokuzunda gerçek güç, puandan en çok iki sapma uzaktadır. Puan 1600, sapma 50 ise güç büyük olasılıkla 1500 ile 1700 arasındadır.',
		changes:
			'Sapma 350 ile başlar ve her puanlı oyunda küçülür; küçülene kadar tek bir galibiyet ya da yenilgi puanı çok oynatır.',
		listed: (most) =>
			`Hesabı olan ve sapması en çok ${number(most)} olan oyuncular yer alır. Robotlar yer almaz.`,
	},
} satisfies LeaderboardsMessages;
