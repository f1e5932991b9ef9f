import type { ReplayMessages } from '../replay.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('tr');

export default {
	title: 'Oyunu baştan izle – Numbridge – Vinco Online Games',
	description: 'Bitmiş bir Numbridge oyunu hamle hamle: iki el, ıskalar ve çözümle.',
	pageTitle: (first, second) => `${first} – ${second}, baştan izle`,
	heading: 'Baştan izle',
	missing: {
		title: 'Arşivde böyle bir oyun yok',
		body: 'Bağlantı yanlış yazılmış olabilir ya da oyun hâlâ sürüyordur: burada yalnızca bitmiş oyunlar var.',
	},
	toArchive: 'Arşive git',
	hand: (digits) => `El: ${digits}`,
	used: (time) => `harcanan süre ${time}`,
	controls: {
		label: 'İzleme',
		first: 'Başa git',
		back: 'Bir hamle geri',
		play: 'Oynat',
		pause: 'Duraklat',
		ahead: 'Bir hamle ileri',
		last: 'Sona git',
		position: 'Konum',
	},
	keys: 'Tuşlar: sol ve sağ ok hamle hamle ilerletir, Home ve End iki uca götürür, boşluk oynatır.',
	start: 'Dağıtım, ilk hamleden önce.',
	at: (line, of) => `Hamle ${line} / ${of}`,
	solution: 'Çözümü göster',
	solutionHere: (digit) => `çözümü ${digit}`,
	moves: 'Hamleler',
	said: {
		placed: (who, digit, cell) => `${name(who)}, ${name(cell)} hücresine ${digit} koydu.`,
		missed: (who, digit, cell) => `${name(who)}, ${name(cell)} hücresinde ${digit} ile ıskaladı.`,
		took: (who, cell, paid) => `${name(who)}, ${name(cell)} hücresindeki ipucunu aldı; ödediği taş: ${paid}.`,
		tookForTwo: (who, cell, paid, other) =>
			`${name(who)}, ${name(cell)} hücresindeki ipucunu aldı; ödediği taşlar: ${paid} ve ${other}.`,
		tookFree: (who, cell) => `${name(who)}, ${name(cell)} hücresindeki ipucunu ücretsiz aldı.`,
		exchanged: (who) => `${name(who)} elini değiştirdi.`,
		timedOut: (who) => `${name(who)} hamle süresini aştı.`,
		passed: (who) => `${name(who)} oynayacak bir şey bulamadı, sırası geçildi.`,
	},
	link: {
		copy: 'Bu hamlenin bağlantısını kopyala',
		copied: 'Bu hamlenin bağlantısı kopyalandı.',
		notCopied: 'Adres çubuğu artık bu hamleye götürüyor: oradan kopyalayın.',
	},
	record: {
		heading: 'Oyun kaydı',
		about: 'Ayarlar, tohum ve süreleriyle bütün hamleler; programlar için ve saklamak için.',
		json: 'JSON olarak indir',
		text: 'Metin olarak indir',
	},
	programs:
		'Her dağıtımın tek bir çözümü vardır; yani herhangi bir sudoku programı bütün rakamları bilir. Puanlı oyunda program kullanmak yasaktır ve hamleleri burada herkes görebilir.',
	deal: {
		kept: 'Dağıtım, söz verildiği gibi.',
		broken: 'Dağıtım, söz verildiği gibi değil.',
		seen: 'Bu tarayıcı masada, ilk hamleden önce aynı sözü görmüştü.',
		seenLater: (commands) =>
			`Bu tarayıcı sözü masada ilk kez şu kadar komut oynandıktan sonra gördü: ${number(commands)}.`,
		seenOther: 'Bu tarayıcının masada gördüğü söz, arşivin şimdi gösterdiğinden başka.',
		notSeen:
			'Bu tarayıcı masada değildi; söz arşivden alındı. Oyundan önce not etmiş olan karşılaştırabilir.',
		how: 'Bu neyi kanıtlar',
		proves:
			'İlk hamleden önce iki oyuncuya da gizli tohumdan ve ayarlardan çıkan bir sayı gösterildi. Tohum artık açık; bu sayfa sayıyı yeniden hesapladı. İkisi aynıysa alan, çözüm ve çekilen bütün taşlar oyundan önce belliydi ve kimse değiştirmedi.',
		provesNot:
			'Kulüp sorumlusunun tohumu bakmadan çektiğini ya da oyuncuların hamlelerini nasıl bulduğunu kanıtlamaz.',
		promised: 'Söz verilen',
		found: 'Burada hesaplanan',
		seed: 'Tohum',
		verify: 'Geri kalanını, çekilen her taşı ve her hamleyi, indirilen kayıt üzerinde şu komut denetler:',
	},
} satisfies ReplayMessages;
