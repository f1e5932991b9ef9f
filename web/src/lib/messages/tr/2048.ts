import type { Twenty48Messages } from '../2048.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('tr');

export default {
	title: '2048 – Vinco Online Games',
	description:
		'2048 oyununu tarayıcında oyna: tuşlarla, kaydırarak, fareyle ya da oyun koluyla, çevrimdışıyken bile. Oyunun kendiliğinden kaydedilir, her sıfırlama geri alınabilir.',
	heading: '2048',
	score: 'Puan',
	best: 'En iyi skor',
	help: 'Bütün kareleri birden kaydır. Eşit olanlar birleşir. 2048 karesini yap!',
	howTo: 'Nasıl oynanır',
	newGame: 'Yeni oyun',
	undo: 'Geri al',
	statistics: 'İstatistikler',
	options: 'Oyun ayarları',
	board: 'Tahta',
	cell: (row: number, column: number, value: number) =>
		`${row}. satır, ${column}. sütun: ${value === 0 ? 'boş' : value}`,
	arrows: 'Hamleler',
	move: { up: 'Yukarı', down: 'Aşağı', left: 'Sol', right: 'Sağ' },
	needsScript: 'Oyun için JavaScript gerekli.',
	credit: (designer: string) => `2048 oyununu ${name(designer)} tasarladı (2014, MIT lisansı).`,
	said: {
		moved: (direction: string, gained: number, score: number) =>
			gained > 0 ? `${direction}. Artı ${number(gained)}. Puan ${number(score)}.` : `${direction}.`,
		invalid: (direction: string) => `${direction}: hiçbir kare kayamıyor.`,
		undone: (score: number) => `Hamle geri alındı. Puan ${number(score)}.`,
		row: (row: number, tiles: string) => `${row}. satır: ${tiles}.`,
		empty: 'boş',
		waiting: '2048 karesini yaptın. Devam mı, yeni oyun mu?',
	},
	won: { title: '2048 karesini yaptın!', body: 'Tahta dilediğin kadar senin: sırada 4096 var.' },
	keepPlaying: 'Devam et',
	over: {
		title: 'Oyun bitti',
		body: (score: number) => `Artık hiçbir kare kayamıyor. Puan: ${number(score)}.`,
		afterWin: (score: number) => `Kazandın ve tahta doldu: oyun bitti. Puan: ${number(score)}.`,
	},
	tryAgain: 'Tekrar dene',
	undoLast: 'Son hamleyi geri al',
	putAside: 'Yeni oyun başladı. Önceki oyun kenarda duruyor.',
	bringBack: 'Geri getir',
	broughtBack: 'Oyun yeniden tahtada.',
	notBroughtBack: 'O oyun okunamadı. Metni saklandı, dosyaya kaydedebilirsin.',
	blocked: 'Bu tarayıcı bu site için hiçbir şey saklamıyor: oyunun sayfa kapanana kadar durur.',
	damaged:
		'Kayıtlı oyun okunamadı, bu yüzden yeni bir oyun açıldı. En iyi skorun duruyor; eski metni dosyaya kaydedebilirsin.',
	newer:
		'Kayıtlı oyun bu sayfanın daha yeni bir sürümünden. Metni saklandı, dosyaya kaydedebilirsin; yeni sürüm için sayfayı yenile.',
	saveDamaged: 'Eski metni kaydet',
	dismiss: 'Kapat',
	elsewhere: {
		title: 'Başka bir sekmede oynanıyor',
		body: 'Oyun başka bir sekmede ya da pencerede sürüyor, bu yüzden burası bekliyor.',
		action: 'Burada oyna',
	},
	failed: {
		title: 'Oyun yüklenemedi',
		body: 'Bağlantı kopmuş olabilir. Hiçbir şey kaybolmadı.',
		action: 'Tekrar dene',
	},
	figures: {
		games: 'Oyun',
		wins: 'Kazanma',
		highest: 'En büyük kare',
		best: 'En iyi skor',
		average: 'Ortalama puan',
		moves: 'Hamle',
		time: 'Oynama süresi',
		none: '–',
		about: 'Bir oyun, bitince ya da kenara konunca sayılır.',
		earlier: 'Kenardaki oyunlar',
		game: (score: number, highest: number, count: number) =>
			`Puan ${number(score)}, kare ${highest}, ${number(count)} hamle`,
		restore: 'Geri getir',
	},
	settings: {
		arrows: 'Ok düğmeleri',
		shown: 'Göster',
		hidden: 'Gizle',
		keep: 'Oyununu sakla',
		keepAbout:
			'Oyun yalnızca bu tarayıcıda durur; bazı tarayıcılar birkaç gün uğramazsan onu siler. Dosya güvendedir ve oyunu başka bir cihaza taşır.',
		exportAll: 'Oyunu ve istatistikleri kaydet',
		exportRecord: 'Oyun kaydını kaydet',
		importFile: 'Dosya aç',
		importAbout: 'Önce tahtadaki oyun kenara konur.',
		imported: 'Dosya açıldı.',
		notImported: 'Bu dosyada okunabilen bir 2048 oyunu yok. Hiçbir şey değişmedi.',
		takeBack: 'Geri al',
	},
	guide: {
		rules: [
			'Bir hamle bütün kareleri gidebildikleri yere kadar kaydırır. Karşılaşan iki eşit kare, bir hamlede bir kez, toplamları olan tek kareye dönüşür.',
			'Sonra yeni bir kare çıkar: 2 ya da on seferde bir 4. Hiçbir şeyin kaymadığı yönü denemenin zararı yoktur.',
			'2048 karesiyle kazanırsın ve istersen devam edersin. Hiçbir kare kayamayınca oyun biter.',
		],
		controls: 'Kumandalar',
		keys: 'Tuşlar',
		keysAbout: 'Oklar, W A S D ya da H J K L',
		touch: 'Dokunma ya da fare',
		touchAbout: 'Düğmelerin dışında herhangi bir yerde kaydır ya da sürükle',
		pad: 'Oyun kolu',
		padAbout: 'Yön tuşları ya da sol çubuk',
		read: 'Sesli okuma',
		readAbout: 'B tuşu tahtayı ekran okuyucuna okutur',
		undo: 'Hiçbir şey kaybolmaz',
		undoAbout:
			'Her hamle geri alınabilir; kenara konan oyunlar istatistiklerde bekler. Yeniden yapılan hamle aynı yeni kareyi getirir.',
	},
} satisfies Twenty48Messages;
