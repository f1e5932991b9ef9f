import type { SolverBookMessages } from '../2048-solver.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('tr');
const boards = (count: number) => `${number(count)} tahta`;

export default {
	title: '2048 çözücüsü: nasıl çalışır, ne kadar güçlü – VOG',
	description:
		'2048 tahtasının yanındaki çözücü: kendi oyunlarıyla eğitilmiş bir ağ ve yeni kareler üzerinde bir arama. Ölçülmüş gücü ve hızı, kaynaklarıyla.',
	heading: '2048 çözücüsü',
	lead: 'Tahtanın yanında öneri veren, kendi başına oynayan ve hamleleri değerlendiren bir çözücü durur. Tarayıcında düşünür, hiçbir yere bir şey göndermez. Nasıl çalıştığı burada: önce sade sözlerle, sonra tam olarak.',
	sections: {
		use: {
			title: 'Tahtanın başında ne yapar',
			intro: '[Oyunun](2048) yanındaki ampulle açılır; [alıştırmada](2048-practice) kurduğun her tahtada da.',
			list: [
				'**Öneri**: kendisinin seçeceği yön.',
				'**Değerler**: her yönden oyun sonuna kadar daha kaç puan beklediği ve ötekilerin en iyisine göre ne kaybettirdiği.',
				'**Otomatik oynatma**: sen durdurana kadar, seçtiğin hızda kendi oynar.',
				'**Değerlendirme**: her hamleni kendi seçimiyle karşılaştırır.',
				'**İnceleme**: bütün oyuna yeniden bakar ve en pahalı hamleleri gösterir.',
			],
			grades: (inaccuracy: number, mistake: number, blunder: number) =>
				`Bir hamlenin notu, beklenen puanın ne kadarını yitirdiğine göredir: ${percent(inaccuracy)} altında iyi, oradan başlayarak küçük kayıp, en az ${percent(mistake)} ise hata, en az ${percent(blunder)} ise büyük hata. Küçük paylar çözücünün kendi dalgalanması içindedir; uzun bir oyunda tek bir küçük kayıp pek bir şey söylemez.`,
			honest:
				'Yardım ettiği oyun yardımlı olarak işaretlenir; en iyi skora ve istatistiklere girmez. Çözücü bir sonraki karenin nerede çıkacağını hiçbir zaman bilmez: senin gibi, bütün hücreleri hesaba katar.',
		},
		plain: {
			title: 'Sade sözlerle',
			body: (games: number, moves: number) => [
				`Çözücü bir gözle bir akıldan oluşur. **Göz** bir tahtaya bakar ve iyi bir oyuncunun ondan daha kaç puan çıkaracağını söyler. İyi tahtanın nasıl olduğunu ona kimse anlatmadı. Kendi kendine ${number(games)} oyun, yinelemelerle birlikte ${number(moves)} milyon hamle oynadı ve her oyundan sonra tahminlerini gerçekte olana göre düzeltti.`,
				'**Akıl** hamleleri dener. Her yön için, her boş hücrede çıkabilecek her yeni kareyi, sonra kendi en iyi karşılığını, sonra bir sonraki kareyi düşünür ve böyle sürdürür; sondaki tahtalar için gözün söylediklerinin ortalamasını alır. Ortalaması en iyi olan yönü seçer.',
				'Yer daraldıkça daha uzağa bakar: olasılığı düşük kareler, yüksek olanlar kadar uzağa izlenmez; tahta doldukça da daha çok hamle ileriyi görür.',
			],
		},
		example: {
			title: 'Çözülmüş bir örnek',
			body: (best: string, other: string, gained: number, loss: number) =>
				`Bu tahtada bir yön iki kareyi birleştirir ve hemen ${number(gained)} puan getirir: ${other}. Çözücü ise hiçbir şeyi birleştirmeyen yönü seçer: ${best}. Sonunda ondan yaklaşık ${number(loss)} puan daha çok bekler.`,
			caption: (nodes: number, depth: number) =>
				`Her yönden hâlâ beklenen puan; ${boards(nodes)} tartıldıktan ve en çok ${number(depth)} hamle ileriye bakıldıktan sonra. Bu sayfa yapılırken çözücünün kendisi hesapladı.`,
			practise: 'Alıştırmada kendin sor',
		},
		network: {
			title: 'Göz, tam olarak',
			body: (tuples: number, cells: number, lookups: number) => [
				`Bir tahtanın değeri ${number(lookups)} tablo değerinin toplamıdır. Her biri ${number(cells)} hücrelik ${number(tuples)} biçim vardır ve her biçim tahtaya sekiz yolla konur: çeyrek çeyrek döndürülerek ve yansıtılarak. Biçimin altındaki kareler, onun tablosundan bir değer gösterir. Buna n-demet ağı (n-tuple network) denir.`,
				'Değeri biçilen, itmeden sonraki ve yeni kareden önceki tahtadır (afterstate). Böylece yönleri karşılaştırmak için yeni karelerin ortalamasını almak gerekmez.',
				'Zamansal fark öğrenmesiyle, TD(λ) ve λ = 0,5 ile, her oyunun sonundan başına doğru eğitildi. Her değerin kendi öğrenme hızı vardır ve düzeltmeler birbirini götürdükçe düşer (temporal coherence). Uzun oyunlar ortasından yeniden ele alındı; böylece seyrek görülen geç tahtalarla daha sık karşılaştı.',
				'8192 karesinden büyüklerin olduğu tahtaları iyi tanıyacak kadar görmedi. Böyle bir kare varsa, basamaklardaki boşluğun üstünde kalan kareler bir küçükleri gibi okunur.',
			],
			caption: 'Ağın biçimleri. Her biri altı hücreye bakar.',
		},
		search: {
			title: 'Akıl, tam olarak',
			body: [
				'Arama expectimax’tır: sırayla, yönlerin en iyisi ve yeni karelerin ortalaması. Hamle hamle değil, olasılıksızlık adımlarıyla derinleşir. n boş hücreden birinde çıkan yeni kare yaklaşık log₂ n adıma mal olur, 4 ise 2 karesinden üç adım pahalıdır; her derinleşme bir adım daha izin verir. Bu yüzden tahta doldukça daha ileriye gidilir.',
				'Birkaç yoldan varılan tahtalar bir kez tartılır ve akılda tutulur. Bellek her soruda silinir; böylece bir yanıt, önceden ne sorulduğuna hiç bağlı değildir.',
				'Bütün hesap tam sayılarla yapılır. Aynı tahta bütçesiyle yanıt tarayıcıda, Python ile ve her makinede aynıdır.',
			],
			budgets: (hint: number, grade: number, autoplay: number, review: number) =>
				`Sayfada bir öneri için ${boards(hint)}, bir değerlendirme için ${number(grade)}, otomatik oynatmanın bir hamlesi için ${number(autoplay)}, bir incelemede ise oyunun bütün hamleleri için toplam ${boards(review)} tartılır.`,
		},
		strength: {
			title: 'Ne kadar güçlü',
			caption: (date: string) => `Eğitimde görmediği tohumlarla, baştan sona oynanan oyunlar, ${date}`,
			budget: 'Her hamle için',
			games: 'Oyun',
			score: 'Ortalama puan',
			speed: 'Saniyede hamle',
			plies: (count: number) => (count === 1 ? 'bir bakış (1 hamle)' : `${number(count)} hamle derinlik`),
			nodes: boards,
			inBrowser: 'WebAssembly olarak',
			stopped: (tile: number) => `${tile} karesinde durduruldu`,
			training: (minutes: number, games: number) =>
				`Eğitim iki işlemci çekirdeğinde ${number(minutes)} dakika sürdü: baştan sona ${number(games)} oyun ve bundan çok daha fazla oyun parçası.`,
			noise:
				'± standart hatadır. Makine bu sırada başka işler de yaptı; bu yüzden hızlar alt sınırdır, bütçesi milisaniye olan satırlarda güç de öyle.',
			commands: 'Bu sayıları yazdıran komutlar:',
		},
		speed: {
			title: 'Ne kadar hızlı',
			body: (native: number, wasm: number, ratio: string, moves: number) =>
				`Tek çekirdekte, başka bir iş yokken, saniyede yerel program olarak ${number(native)} milyon, Node altında WebAssembly olarak ${number(wasm)} milyon tahtaya değer biçer: ikincisi ${ratio} kat daha yavaştır. Tek bakışla saniyede ${number(moves)} hamle oynar.`,
			page: (megabytes: string) =>
				`Sayfa çözücüyü yalnızca sen istersen indirir: ${megabytes} MB, bir kez; sonra bağlantı olmadan da kullanılır. Çalışırken yaklaşık 300 MB bellek ister ve sayfadan ayrı düşünür, bu yüzden oyun hiç takılmaz.`,
		},
		limits: {
			title: 'Neyi yapamaz',
			list: [
				'Kusursuz değildir. Değerleri kendi oyunlarından öğrenilmiş beklentilerdir ve sayfadaki bütçelerle yüzde bir kadar şaşar.',
				'Beklentileri kendi oyununa göredir. Oyunu devralan bir insan çoğu kez daha az puan alır.',
				'16384 karesi olan pek az tahta gördü, eğitim oyunlarının hiçbirinde 32768 karesine ulaşmadı; en az bildiği, oyunun geç evresidir.',
			],
		},
		sources: {
			title: 'Kaynaklar',
			intro: 'Fikirler bu makalelerden gelir. Program baştan yazıldı.',
			code: (document: string, figures: string) =>
				`Başka nelerin denendiği ve nelerin denenmediği kaynak kodun \`${document}\` belgesinde, bu sayfanın sayıları \`${figures}\` klasöründedir.`,
		},
	},
} satisfies SolverBookMessages;
