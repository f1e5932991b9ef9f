import type { ReadingMessages } from '../reading.ts';
import { writing } from '../writing.ts';

const { name } = writing('tr');

export default {
	way: 'Sayfa yolu',
	contents: 'İçindekiler',
	revised: (date: string) => `Gözden geçirildi: ${date}`,
	print: 'Yazdır',
	onward: 'Okumaya devam',
	before: 'Bundan önce',
	after: 'Sıradaki',
	empty: 'boş',
	games: {
		'2048': { play: '2048 oyna' },
		numbridge: { play: 'Numbridge oyna' },
	},
	shelf: (game: string) => `${name(game)} hakkında`,
	books: {
		'2048-rules': {
			name: 'Kurallar',
			title: '2048 oyununun kuralları',
			about: 'İlk hamleden son tartışmaya kadar, çizilmiş tahtalarla.',
		},
		'2048-strategy': {
			name: 'Strateji',
			title: 'Sınanmış stratejiler',
			about: 'On oynama biçimi, her biri baştan sona oynanan oyunlarla ölçüldü.',
		},
		'2048-solver': {
			name: 'Çözücü',
			title: 'Çözücü nasıl çalışır',
			about: 'Önce sade sözlerle, sonra tam olarak; gücü ve hızıyla birlikte.',
		},
		'numbridge-rules': {
			name: 'Kurallar',
			title: 'Numbridge kuralları',
			about: 'Ortak kurallar, üç tür ve hamle hamle bir açılış.',
		},
	},
} satisfies ReadingMessages;
