import type { NumbridgePlayMessages } from '../numbridge-play.ts';
import { writing } from '../writing.ts';

const { number, percent, name } = writing('tr');

export default {
	sections: {
		opening: {
			title: 'Açıklamalı on hamlelik bir açılış',
			intro: (clues) => [
				`**Birinci oyuncunun** gözünden bir Yıldırım oyunu: ${clues} ipucu var ve bir ipucu iki taş ediyor. Sizin hücreleriniz çizgilidir, üstü altla birleştirmelidir; rakibinizinkiler noktalıdır, solu sağla birleştirmelidir. Görünen el sizindir, hamleden sonraki hâliyle.`,
			],
			label: 'Hamle hamle açılış',
			step: (move, of) => (move === 0 ? 'Dağıtım' : `${of} hamlenin ${move}. hamlesi`),
			back: 'Bir hamle geri',
			ahead: 'Bir hamle ileri',
			keys: 'Tuşlar: sol ve sağ ok, Home ve End.',
			deal: 'İlk hamleden önce. Sizi yukarıdan aşağıya götürecek bir hücre için kesin olan bir taş arayın.',
			you: {
				placed: (digit, cell) => `${name(cell)} hücresine ${digit} koyuyorsunuz.`,
				missed: (digit, cell) => `${name(cell)} hücresinde ${digit} ile ıskalıyorsunuz.`,
				took: (digit, cell, paid, other) =>
					`${name(cell)} hücresindeki ipucunu (${digit}) alıyor, bedel olarak ${paid} veriyorsunuz; oyun bir de ${other} alıyor.`,
			},
			they: {
				placed: (digit, cell) => `Rakibiniz ${name(cell)} hücresine ${digit} koyuyor.`,
				missed: (digit, cell) => `Rakibiniz ${name(cell)} hücresinde ${digit} ile ıskalıyor.`,
				took: (digit, cell) => `Rakibiniz ${name(cell)} hücresindeki ipucunu (${digit}) alıyor.`,
			},
			why: {
				block: (digit) => `Kesin: blokta başka hiçbir hücre ${digit} için açık değil.`,
				row: (digit) => `Kesin: satırda başka hiçbir hücre ${digit} için açık değil.`,
				column: (digit) => `Kesin: sütunda başka hiçbir hücre ${digit} için açık değil.`,
				digit: (digit) => `Kesin: orada yalnızca ${digit} durabilir.`,
				second: (digit) => `İkinci bakışta kesin: ${digit}.`,
			},
			notes: [
				'Ortadadır ve üç ipucuna değer: altta c4 ile d4, üstte e2. Önünüzde birçok yol var.',
				'Dördüncü satırda dört ipucu var. Rakibiniz sağ kenardan başlayıp bunları birer birer alarak yolunuzu kesebilirdi.',
				'Bu yüzden önce siz kesiyorsunuz: iki hücreniz artık alt alta. Bedeli ağır: elinizde tek taş kaldı ve ancak sonraki hamlenizden sonra çekeceksiniz.',
				'Sizi altta durdurmak için bir tahmin. O blokta 2 ya b5 ya c5 hücresinde olabilirdi; şimdi b5 hücresinde olduğunu herkes biliyor.',
				'6 da b5 ya da c5 hücresinde olabilirdi, ama b5 artık 2 bekliyor: bunu size ıska söyledi. Eliniz de yeniden tamamlandı.',
				'c5 hücresinden alt kenara iki ipucu gider: b6 ve c6. Rakibiniz birini alıyor…',
				'…siz de ötekini alıyorsunuz. Bu bir çift bağlantıydı: hangisi giderse gitsin biri kalır. Alt kenara vardınız.',
				'Elinde kalan tek taşla. e2 hücresinden üst kenara iki hücre gider: e1 ve f1. Artık f1 yok.',
				'Bu blokta 2 yalnızca e1 hücresinde durabilir; öyleyse 1, d1 hücresindedir. Üst kenara değer ve d2 onu d3 ile birleştirirdi.',
				'Yine bir tahmin, d2 ya da f2, ama yerinde bir tahmin: d2 zincirinizi tamamlardı. Şimdi size e2 ile e1 gerekiyor. e2 ipucu herhangi iki taşla alınır; e1 hücresine ise yalnızca 2 uyar ve bir tanesi sizde. Öyleyse önce ipucu gelir; bedel olarak elinizdeki 2 gidebilse de.',
			],
		},
		sure: {
			title: 'Kesin rakam neden tahminden iyidir',
			body: (open) => [
				'Bir rakam, bir satırda, sütunda ya da blokta başka hiçbir hücre ona açık değilse ya da hücrede başka rakam duramıyorsa **kesindir**. Bu kadarı bir bakışta görülür; her yeni rakamdan sonra ikinci bir bakış daha fazlasını bulur.',
				`Bir bloğun ${number(open)} hücresinde durabilecek bir rakam, her birinde tahmindir. Bildiğiniz tek şey, birinin doğru olduğudur.`,
			],
			caption: (sure, cell, guess, open) =>
				`Elinizde ${sure} ve ${guess} var. ${sure}, ${name(cell)} hücresinde kesin (çerçeveli). ${guess} ise bir bloğun halkalı ${number(open)} hücresinde durabilir.`,
			cost: (bridge, lightning) => [
				`Iska taş kaybettirmez, ama hamleyi götürür; hamle de pahalıdır: **kazanma şansından Köprü’de yaklaşık ${number(bridge)}, Yıldırım’da ${number(lightning)} puan eder**. Denk yüz oyunda, bir hamlesini boşa harcayan o kadar oyun eksik kazanır.`,
				'Üstelik bir şeyi ele verir. Rakamın nerede olmadığını herkes görür; taş da torbaya döner ve sıradaki çekişte rakibinize gelebilir.',
				'Öyleyse ancak doğru çıkması oyunu belirleyecekse ya da kesin olan hiçbir şey bir hamleye değmiyorsa tahmin edin.',
			],
		},
		strong: {
			title: 'İyi oyun ne kazandırır',
			intro:
				'Bu sayılar güçlü robotların oyunlarından gelir; her dağıtım, yerler değiştirilerek iki kez oynandı. Birim, yüz üzerinden kazanma şansı puanıdır; ± değeri %95 aralığıdır.',
			caption: 'Kazanma şansında artış ya da düşüş, puan olarak',
			what: 'Yaptığınız ya da bildiğiniz',
			rows: {
				waste: 'Bir hamleyi boşa harcamak: ıska, süre aşımı',
				knowing: 'Rakibin elini bilmek',
				double: 'İpucunu, eşit iki taştan biriyle ödemek',
				rarest: 'En az hücreye açık rakamla ödemek',
				tile: 'İpucu almak yerine taş koymak, ortalama',
			},
			none: 'fark yok',
			lessons: {
				exchange: (bridge, lightning) =>
					`**Elinizi neredeyse hiç değiştirmeyin.** Boşa giden bir hamle kadar pahalıdır; en iyi hamle olduğu konumların oranı Köprü’de en çok ${percent(bridge)}, Yıldırım’da en çok ${percent(lightning)} oldu.`,
				clue: (share) =>
					`**İpucu bir taş ediyorsa taş kadar iyidir.** İki taş ediyorsa ortalamada taş daha iyidir; yine de konumların ${percent(share)} kadarında doğru hamle ipucuydu.`,
				links: (one, two, oneSmall, twoSmall) =>
					`**Çift bağlantı kurun.** Belirli bir rakam yeni bir elde ${percent(one)} olasılıkla bulunur (Yıldırım’da ${percent(oneSmall)}), iki rakamdan en az biri ise ${percent(two)} olasılıkla (${percent(twoSmall)}). Zincirlerinizi iki hücreden birinin yeteceği yerde, en iyisi ipuçlarının ya da elinizdeki rakamların üstünden birleştirin: biri alınırsa öteki kalır.`,
				count:
					'**Sayın.** Boş hücrelerin beklediği ne varsa torbada ve ellerdedir. Biri dışında bütün 4 rakamları konmuşsa ve o taş sizdeyse, o hücreyi kimse alamaz.',
			},
			first: {
				caption: 'Aynı güçte oynanınca birinci oyuncu ne sıklıkla kazandı',
				game: 'Oyun',
				share: 'Birinci oyuncu',
				even: (variant) => `${variant}, ikinci oyuncunun ilk ipucu bir taş`,
				clues: (variant, clues) => `${variant}, ${number(clues)} ipucu`,
			},
		},
		questions: {
			title: 'Masada tartışma çıkarsa',
			items: {
				oneTile: {
					question: 'İpucu iki taş ediyor, elimde bir taş var. Alabilir miyim?',
					answer: 'Hayır. [İki, iki demektir](#take).',
				},
				emptyHand: {
					question: 'Elim boş. Ne yapabilirim?',
					answer:
						'Sahibi olmayan bir ipucu alın: [ücretsizdir](#take). Torbada taş varsa [değiştirme](#exchange) ile çekebilirsiniz de. İkisi de olmuyorsa sıranız [geçilir](#nothing).',
				},
				landsMiss: {
					question: 'Topraklar’da çiftin ilk hamlesinde ıskaladım. Çift gitti mi?',
					answer: 'Hayır, [bir hamlesi](#lands) gitti. Öteki hâlâ sizin.',
				},
				timeOut: {
					question: 'Hamle sürem doldu. Ne olur?',
					answer:
						'Hamle [ıskadan sonraki gibi harcanır](#time), ama ıska sayılmaz. Topraklar’da bütün çift gider.',
				},
				pass: {
					question: 'Taşlarımdan hiçbiri uymuyor gibi. Sıramı atlayabilir miyim?',
					answer:
						'Hayır. [Her taşın doğru olduğu bir yer vardır](#bag). İpucu alabilir, elinizi değiştirebilir ya da deneyebilirsiniz.',
				},
				back: {
					question: 'Az önce ıskaladığım taş hemen geri gelebilir mi?',
					answer: 'Evet. [Siz çekmeden önce](#place) torbadadır.',
				},
				twoDraw: {
					question: 'Bir ipucu için iki taş verdim. Ne zaman çekerim?',
					answer: '[Sonraki hamlenizin sonunda](#draw), hamle ne olursa olsun.',
				},
				ringed: {
					question: 'Masa, taşım için bir hücreyi halkaladı. Orada doğru mu?',
					answer: 'Olmak zorunda değil. Görünen hiçbir şey onu [yasaklamıyor](#ad), hepsi bu.',
				},
				drawn: {
					question: 'Oyun berabere bitebilir mi?',
					answer: 'Yalnızca [anlaşmayla](#end). Alanda her zaman biri kazanır.',
				},
				seen: {
					question: 'Rakibim ne ödediğimi ya da neyi değiştirdiğimi görür mü?',
					answer: 'Yalnızca bunu yaptığınızı görür. Oyun bitene kadar [rakamlar gizli kalır](#hidden).',
				},
				corner: {
					question: 'Alanın köşesi kimin?',
					answer: '[Değdiği iki kenarın](#bridge) da parçasıdır; biri sizin, biri rakibinizin.',
				},
				samePlace: {
					question: 'Bir rakamı daha önce ıskalandığı yerde yeniden deneyebilir miyim?',
					answer: 'Evet; [yine ıska](#place) olur.',
				},
			},
		},
		more: {
			title: 'Kurallardan oyuna',
			body: [
				'[Lobide](numbridge) alıştırma odasında robotlar bekler, oyuncular ilan verir, arkadaşınızı bir bağlantıyla çağırırsınız. Hesap gerekmez.',
				'[Arşivde](numbridge-archive) biten bütün oyunlar, iki oyuncunun da eliyle birlikte baştan izlenir. [Sıralama](numbridge-leaderboards) en iyi oynayanları gösterir.',
			],
		},
	},
} satisfies NumbridgePlayMessages;
