import type { PracticeMessages } from '../practice.ts';
import { writing } from '../writing.ts';

const { number } = writing('tr');

export default {
	title: '2048 alıştırma – Vinco Online Games',
	description: 'İstediğin 2048 konumunu kur, çözücünün ne düşündüğünü gör ve oradan oyna. Hiçbiri sayılmaz.',
	heading: 'Alıştırma',
	about: 'Bir konum kur ve oradan oyna. Alıştırma, asıl oyunundan ayrı saklanır ve hiç sayılmaz.',
	toGame: 'Oyuna dön',
	mode: 'Tahtada ne yapılacak',
	setUp: 'Kur',
	play: 'Oyna',
	editor: 'Kurulacak tahta',
	tile: 'Konacak kare',
	empty: 'Boş',
	clear: 'Tahtayı boşalt',
	undo: 'Geri al',
	restart: 'Başa dön',
	score: 'Alıştırma puanı',
	help: 'Bir kare, sonra bir hücre seç. Klavyeyle: oklar hücreden hücreye gider, Enter kareyi koyar, + ve − iki katına çıkarır ve yarıya indirir, Delete hücreyi boşaltır.',
	put: (row: number, column: number, value: number) =>
		`${row}. satır, ${column}. sütun: ${value === 0 ? 'boş' : value}`,
	cleared: 'Tahta boş.',
	flaws: {
		empty: 'Tahta boş. En az bir kare koy.',
		tooMuch: `Hiçbir oyun buraya varamaz: on altı hücredeki karelerin toplamı ${number(262_140)} sayısını geçmez.`,
	},
	dead: 'Bu tahtada hiçbir kare kayamıyor.',
	over: (score: number) => `Artık hiçbir kare kayamıyor. Alıştırma puanı: ${number(score)}.`,
	share: 'Bu konumun bağlantısını kopyala',
	copied: 'Bağlantı kopyalandı.',
	notCopied: 'Bağlantı kopyalanamadı. Adres çubuğunda duruyor.',
	badLink: 'Bağlantıda okunabilen bir konum yok, bu yüzden son konum açıldı.',
	damaged: 'Saklanan alıştırma okunamadı, bu yüzden tahta baştan başlıyor.',
} satisfies PracticeMessages;
