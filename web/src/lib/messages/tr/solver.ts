import type { SolverMessages } from '../solver.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('tr');
const moves = (count: number) => `${number(count)} hamle`;
const points = (count: number) => `${number(count)} puan`;

export default {
	title: 'Çözücü',
	close: 'Çözücüyü kapat',
	loading: 'Çözücü yükleniyor. Bir kez indirilir ve çevrimdışı kullanım için saklanır.',
	loaded: (share: number) => `${percent(share)} yüklendi`,
	failed: {
		unreachable: 'Çözücü indirilemedi. Bağlantın var mı? Oyunun olduğu gibi sürüyor.',
		damaged: 'Çözücü bozuk geldi. Yeniden indirmek işe yarayabilir; oyunun olduğu gibi sürüyor.',
		unable:
			'Çözücü bu tarayıcıda çalışmıyor: WebAssembly ve yaklaşık 300 MB bellek gerekir. Oyunun olduğu gibi sürüyor.',
		retry: 'Yeniden indir',
	},
	hint: 'Öneri',
	hintIs: (direction: string) => `Öneri: ${direction}`,
	thinking: 'Düşünüyor…',
	autoplay: 'Otomatik oynat',
	stop: 'Durdur',
	stopHelp: 'Escape tuşuyla ya da senin bir hamlenle durur.',
	autoplayed: (count: number, score: number) =>
		`Otomatik oynatma ${moves(count)} sonra durdu. Puan ${number(score)}.`,
	speed: 'Hız',
	speeds: { slow: 'Yavaş', normal: 'Orta', fast: 'Hızlı', fastest: 'En hızlı' },
	values: 'Her yönün değeri, beklenen puan olarak',
	best: (value: number) => `en iyisi: yaklaşık ${number(value)} daha`,
	equal: 'aynı ölçüde iyi',
	less: (loss: number) => `${points(loss)} daha az`,
	closed: 'hiçbir kare kayamıyor',
	searched: (depth: number, nodes: number) =>
		`${moves(depth)} ileriye bakıldı, ${number(nodes)} tahta tartıldı`,
	grading: 'Hamlelerimi değerlendir',
	grades: { good: 'İyi', inaccuracy: 'Küçük kayıp', mistake: 'Hata', blunder: 'Büyük hata' },
	gradeIs: (grade: string, direction: string) => `${grade}: ${direction}`,
	gradeBest: 'çözücünün de seçimi',
	gradeLoss: (loss: number, share: number, best: string) =>
		`yaklaşık ${points(loss)} kaybettirir (${percent(share, 1)}); daha iyisi: ${best}`,
	gradesMean: (inaccuracy: number, mistake: number, blunder: number) =>
		`Beklenen puanın en az şu kadarını kaybettiren hamle: ${percent(inaccuracy)} küçük kayıp, ${percent(mistake)} hata, ${percent(blunder)} büyük hata.`,
	counts:
		'Öneri, değerlendirme, inceleme ya da otomatik oynatma kullanılan oyun yardımlı sayılır: en iyi skora ve istatistiklere girmez.',
	how: 'Çözücü nasıl çalışır',
	review: 'Oyunu incele',
	practice: 'Buradan alıştırma yap',
	reviewing: {
		title: 'İnceleme',
		running: (count: number) => `${moves(count)} inceleniyor…`,
		cancel: 'Vazgeç',
		cancelled: 'İnceleme durduruldu.',
		again: 'Yeniden incele',
		empty: 'Henüz hamle yapılmadı.',
		how: (each: number, looked: number, doubtful: number) =>
			`Her hamle için ${number(each)} tahta, en kuşkulu ${moves(looked)} için ${number(doubtful)} tahta tartıldı. Uzun oyunlarda hamle başına daha az bakılır, bu yüzden küçük kayıplar kabacadır.`,
		curve: (count: number, most: number) =>
			`${moves(count)} boyunca her hamlenin kaybettirdiği puan; tek hamlede en çok ${number(most)}.`,
		first: 'İlk hamle',
		lastMove: (count: number) => `${number(count)}. hamle`,
		worst: 'En pahalı hamleler',
		faultless: 'Her hamle çözücünün de seçimiydi.',
		moment: (move: number) => `${number(move)}. hamle`,
		played: (direction: string) => `Oynanan: ${direction}`,
		better: (direction: string) => `Daha iyisi: ${direction}`,
		tryAgain: 'Buradan tekrar dene',
		count: (grade: string, count: number) => `${grade}: ${number(count)}`,
	},
} satisfies SolverMessages;
