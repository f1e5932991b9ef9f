import type { StrategyMessages } from '../2048-strategy.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('tr');

export default {
	title: '2048 stratejileri, baştan sona oyunlarla sınandı – VOG',
	description:
		'2048 oynamanın on yolu, herkesin yineleyebileceği, baştan sona oynanan oyunlarla sınandı: köşe, açgözlülük, yılan düzeni, bir kare ileriye bakmak ve eğitilmiş bir çözücü.',
	heading: 'Sınanmış 2048 stratejileri',
	lead: '2048 üzerine öğüt çok, sınanmışı azdır. Burada her oynama biçimi, onunla baştan sona oyunlar oynayan bir programa verildi. Değerini sayılar söylüyor.',
	sections: {
		results: {
			title: 'Her biçimin değeri',
			caption: (date: string) => `Ortalama puan ve her kareye ulaşan oyunların payı, ${date}`,
			games: 'Oyun',
			strategy: 'Strateji',
			score: 'Ortalama puan',
			reading: [
				'± işaretinden sonraki sayı standart hatadır: aynı türden başka oyunlarla ortalama, hemen her zaman en çok bunun iki katı kadar uzağa düşerdi. Bütün stratejiler aynı tohumların oyunlarını oynadı.',
			],
		},
		strategies: {
			title: 'Her biri nasıl oynar',
			list: {
				random: { name: 'Rastgele yön', how: 'Geçerli yönlerden biri, kurayla.' },
				clockwise: {
					name: 'Dönüp durmak',
					how: 'Sırayla yukarı, sağ, aşağı, sol; geçersiz yön atlanır.',
				},
				corner: {
					name: 'Sabit sıra',
					how: 'Geçerliyse aşağı, değilse sol, o da değilse sağ; yukarı ancak başka yön kalmayınca.',
				},
				'two directions': {
					name: 'İki yön',
					how: 'Bir aşağı, bir sol; ikisi de geçersizse sağ, son çare yukarı.',
				},
				'score greedy': {
					name: 'Hemen en çok puan',
					how: 'O anda en çok puanı getiren yön; eşitlikte kurayla biri.',
				},
				'empty greedy': {
					name: 'En çok boş hücre',
					how: 'En çok hücreyi boş bırakan yön; eşitlikte kurayla biri.',
				},
				'snake greedy': {
					name: 'Yılan',
					how: 'Bir köşeden başlayıp satır satır gidip gelerek bütün tahtayı dolaşan çizgi üzerinde büyük karelerin en iyi dizildiği yön.',
				},
				'snake, one spawn ahead': {
					name: 'Yılan, bir kare ileriye bakarak',
					how: 'Aynı ölçü, ama bir adım sonrasında: çıkabilecek her yeni kareden ve ona verilecek en iyi karşılıktan sonra.',
				},
				'solver, 1 ply': {
					name: 'Çözücü, ilk bakışta',
					how: '[Yerleşik çözücü](2048-solver), ileriye bakmadan: her yönden sonraki tahtaları, kendi oyunlarından öğrendiklerine göre karşılaştırır.',
				},
				'solver, 1000 nodes': {
					name: 'Çözücü, ileriye bakarak',
					how: 'Aynı çözücü, her hamle için yaklaşık bin tahta tartarak.',
				},
			},
			snake:
				'Yılan: köşedeki en büyük kareden başlayıp satır boyunca, sonra bir üst satırda geri, böylece sürer.',
		},
		lessons: {
			title: 'Bundan ne öğrenilir',
			greed: {
				title: 'Bugünün puanı yarının puanı değildir',
				body: (greedy: number, round: number) =>
					`Her hamlede en çok puanı almak ortalama ${number(greedy)} eder. Tahtaya hiç bakmadan dönüp durmak ${number(round)} eder. Her birleşmeye atılan, gözünü kapayandan daha iyi oynamaz.`,
			},
			direction: {
				title: 'Bir yönden vazgeç',
				body: (order: number, two: number, random: number) =>
					`Sabit bir sıraya (${number(order)}) ya da iki yöne (${number(two)}) bağlı kalmak, hiç düşünmeden, rastgele oyunun (${number(random)}) iki katından çoğunu getirir. Nedeni, neredeyse hiç kullanılmayan yöndür: büyük kareler bir kenarda kalır. Tek başına yine de zayıftır.`,
			},
			order: {
				title: 'Düzen, boş yerden değerlidir',
				body: (snake: number, empty: number) =>
					`Kareleri bir çizgi boyunca sıralı tutmak (${number(snake)}), olabildiğince çok hücreyi boş tutmanın (${number(empty)}) neredeyse iki katı eder. Düzen kendiliğinden yer açar: her kare, eşinin geleceği yerdedir.`,
			},
			ahead: {
				title: 'En önemlisi bir kare ileriye bakmak',
				body: (ahead: number, snake: number, share: number) =>
					`Başka hiçbir şey bu kadar fark etmez. Aynı yılan, her hamleden önce bir sonraki karenin nerede zarar vereceğini sorunca ${number(snake)} yerine ${number(ahead)} puan alır. 2048 karesine de oyunların çoğunda (${percent(share)}) ulaşır; sormayan neredeyse hiç ulaşamaz.`,
			},
			judgement: {
				title: 'Yargı, hazır kurallardan üstündür',
				body: (glance: number, ahead: number, search: number) =>
					`Bir tahtanın değerini kendi oyunlarından öğrenmiş bir çözücü, ileriye hiç bakmadan ${number(glance)} puan alır; hazır kurallar ileriye bakarak ${number(ahead)} alır. İkisi bir arada: ${number(search)}.`,
			},
		},
		byHand: {
			title: 'Elle nasıl oynanır',
			intro: 'İnsan böyle hesaplayamaz, ama aynı fikirlerle oynayabilir.',
			steps: [
				'En büyük karen için **bir köşe seç**, bir de o köşeye götüren iki yön. Üçüncüyü ancak o köşenin kenarı dolu kalıyorsa, dördüncüyü ancak başka yön kalmayınca kullan.',
				'**Kenar satırını dolu tut.** Dolu olduğu ve içinde eşit komşular bulunmadığı sürece, o satır boyunca yapılan hamle onu kaydıramaz ve köşe güvendedir.',
				'**Kareleri sıralı tut**: en büyüğün yanında ikinci büyük, sonra üçüncü, bir sonraki satırda da geriye doğru.',
				'**Her hamleden önce en kötü yeni kareyi ara.** Belli bir hücrede çıkacak bir 2 her şeyi bozacaksa, o hücrenin boş kalmadığı bir yön seç.',
				'**Küçük kareleri erken birleştir**, büyüklerin arasında değil, yanında. Büyüklerin arkasında kalan küçük kareyi, hâlâ yapılabiliyorken kurtarmak gerekir.',
				'**Hücreler azalınca yavaşla.** Sekiz boş hücre varken bir sürçme onarılır, iki hücre varken çoğu kez onarılmaz.',
				'**Dördüncü yöne zorlandıysan** hemen geri it, köşeye yeni bir kare yerleşmeden.',
			],
			more: '[Kurallar sayfası](2048-rules), oyunların çoğunu bitiren dört hatayı tahtalarıyla gösterir. [Oyunda](2048), istersen çözücü hamlelerini değerlendirir.',
		},
		repeat: {
			title: 'Kendin yinele',
			body: [
				'Bütün bunları, bu sayfayı da sunan programın tek bir komutu oynadı; onu herkes çalıştırabilir. Aynı tohum aynı oyunları verir.',
			],
			after: '`--games` yazılmazsa her birinden bin oyun oynar.',
		},
		more: {
			title: 'Şimdi sıra sende',
			body: [
				'Yargısının nereden geldiğini merak edenler için [çözücü nasıl çalışır](2048-solver). Ya da [alıştırmada](2048-practice) bir tahta kur ve bir fikri oradan dene.',
			],
		},
	},
} satisfies StrategyMessages;
