import type { RulebookMessages } from '../2048-rules.ts';
import { writing } from '../writing.ts';

const { number, percent } = writing('tr');

export default {
	title: '2048 kuralları: hamle, birleşme, puan – VOG',
	description:
		'2048 oyununun resmî kuralları, çizilmiş tahtalarla: kareler nasıl kayar ve birleşir, ne puan getirir, ne zaman kazanılır, oyun ne zaman biter ve 131072’ye kadar bütün kareler.',
	heading: '2048 oyununun kuralları',
	lead: 'İlk oyundan önce okunacak kadar kısa, bir tartışmayı bitirecek kadar kesin. Bu sayfadaki her tahtayı, oyunu oynatan programın kendisi çizdi.',
	before: 'Önce',
	after: 'Sonra',
	practise: 'Bu tahtayı alıştırmada dene',
	pushed: (direction: string, gained: number) =>
		gained > 0 ? `${direction}: ${number(gained)} puan` : direction,
	sections: {
		aim: {
			title: 'Oyunun amacı',
			body: [
				'Üstünde sayılar yazan kareleri küçük bir tahtada kaydırırsın. Karşılaşan iki eşit kare birleşir ve değeri iki katı olan tek bir kareye dönüşür. **2048** karesini yapınca kazanırsın; sonra da tahta izin verdiği sürece devam edebilirsin.',
			],
		},
		players: {
			title: 'Oyuncu sayısı',
			body: [
				'Bir. Karşında rakip yok, işleyen bir saat de yok. Oyunu zorlaştıran, her hamleden sonra çıkıp yer kaplayan yeni karedir.',
			],
		},
		equipment: {
			title: 'Tahta ve kareler',
			body: [
				'Tahtada dört satır ve dört sütun, yani **on altı hücre** vardır. Bir hücre ya boştur ya da içinde tek bir kare durur.',
				'Karelerin üstünde ikinin kuvvetleri yazar: 2, 4, 8, 16 ve devamı. Başka kare yoktur; bunlar da hiç tükenmez.',
			],
		},
		setUp: {
			title: 'Başlangıç',
			body: ['Oyun, rastgele seçilen iki ayrı hücrede **iki kareyle** başlar. Her hücrenin şansı eşittir.'],
			chances: (two: number, four: number) =>
				`Bu karelerin her biri ${percent(two)} olasılıkla 2, ${percent(four)} olasılıkla 4 olur.`,
			caption: 'Olası başlangıçlardan üçü. En sık görüleni iki tane 2, en seyrek görüleni iki tane 4.',
		},
		move: {
			title: 'Hamle nasıl yapılır',
			intro: 'Bir hamlenin dört adımı vardır; yalnızca ilki senindir.',
			steps: [
				'Bir yön seçersin: **yukarı, aşağı, sol ya da sağ**.',
				'**Bütün** kareler aynı anda o yöne kayar. Her biri gidebildiği kadar gider: kenara ya da başka bir kareye dayanana kadar. Hangi karelerin kayacağını seçemezsin.',
				'Yolda karşılaşan eşit kareler [birleşir](#merging).',
			],
			spawn: (two: number, four: number) =>
				`Sonra boş hücrelerden birinde **yeni bir kare** çıkar. Her boş hücrenin şansı eşittir; yeni kare ${percent(two)} olasılıkla 2, ${percent(four)} olasılıkla 4 olur.`,
			slid: 'Kaydıktan sonra',
			spawned: 'Yeni kareyle',
			caption: 'Sola bir hamle. Yeni kare çerçevelidir.',
		},
		valid: {
			title: 'Geçerli ve geçersiz hamleler',
			body: [
				'Bir yön, tahtayı değiştiriyorsa **geçerlidir**: en az bir kare kayacak ya da en az bir çift birleşecektir.',
				'Öteki yönler **geçersizdir**. O zaman hiçbir şey kımıldamaz, yeni kare çıkmaz, puan değişmez ve hamle yapılmış sayılmaz. Yani bir yönü denemenin hiçbir zararı yoktur.',
			],
			yes: 'geçerli',
			no: 'geçersiz: hiçbir şey kaymaz',
			caption: 'Sola ve aşağı doğru her şey zaten yerine oturmuş, karşılaşan çift de yok.',
		},
		merging: {
			title: 'Birleşme',
			body: [
				'Kayarken karşılaşan iki **eşit** kare birleşir ve toplamları değerinde tek bir kareye dönüşür. Değerleri farklı kareler birbirini yalnızca durdurur.',
			],
			apart: (before: string, after: string, between: string, stays: string) =>
				`Aradaki boş hücreler iki eşit kareyi ayırmaz: ${before} sola itilince ${after} olur. Arada başka bir kare varsa birleşmezler: ${between} sağa itilince ${stays} olur.`,
			exact: 'Geri kalan her durumu üç kesin kural çözer.',
			once: {
				title: 'Bir kare bir hamlede yalnız bir kez birleşir',
				body: 'Birleşmeden yeni çıkmış bir kare, yanında eşi olsa bile aynı hamlede bir daha birleşmez. Dört eşit kareden iki kare çıkar, hiçbir zaman tek kare çıkmaz.',
			},
			edge: {
				title: 'Birleşme, ittiğin yöndeki kenardan başlar',
				body: 'Bir sırada üç eşit kare varsa, o kenara en yakın ikisi birleşir, üçüncüsü arkalarından gelir.',
			},
			along: {
				title: 'Komşular, ancak biri ötekine itilince birleşir',
				body: 'Eşit kareler istediğin kadar yan yana durabilir. Yalnızca dizildikleri doğrultudaki bir hamleyle birleşirler: yan yana duranlar sola ya da sağa, alt alta duranlar yukarı ya da aşağı. Çapraz komşular hiç birleşmez.',
				caption: (across: string, along: string, value: number) =>
					`Değeri ${value} olan iki kare alt alta duruyor. ${across}: ikisi de kayar, ama birbirine itilmez. ${along}: birleşirler.`,
			},
		},
		scoring: {
			title: 'Puan',
			body: [
				'Puan **0** ile başlar. Her birleşme **yeni** karenin değerini ekler: iki 8 birleşip 16 olur ve 16 puan getirir. Bir hamlede birkaç çift birleşirse hepsi sayılır. Kaymak tek başına puan getirmez; kazanılan puan da hiç eksilmez.',
			],
			caption: (gained: number) => `Bir hamlede üç birleşme ${number(gained)} puan getirir.`,
			stands: (goal: number, points: number, perFour: number) =>
				`Bu yüzden puan, ustalıktan çok karelerin büyüklüğünü gösterir. Bütün yeni kareler 2 olsaydı, ${goal} karesi her zaman ${number(points)} puana karşılık gelirdi. Kendiliğinden çıkan her 4 bir birleşmenin yerini tutar; bu da ${number(perFour)} puan eksik demektir.`,
			expected: (points: number, fours: number) =>
				`Yeni karelerin her zamanki kadarı 4 olunca bu yaklaşık ${number(points)} puan eder; yalnız 4 çıksaydı ${number(fours)} ederdi. Bütün kareler [aşağıdaki tabloda](#tiles).`,
		},
		winning: {
			title: 'Kazanma',
			body: [
				'**Bir birleşme 2048 karesini yaptığı anda** kazanırsın. Karenin nerede durduğu, tahtada başka ne olduğu önemli değildir.',
				'Bir duyuru bunu bildirir ve iki yol sunar: aynı tahtada 4096, 8192 ve daha büyüklerine doğru **devam etmek** ya da **yeni oyun**. Sen istemedikçe kazanmak hiçbir şeyi bitirmez.',
				'Duyuru oyun başına bir kez gelir; ikinci bir 2048 duyurulmaz. Kazandıran hamleden sonra hiçbir şey kayamıyorsa hem kazanmışsındır hem oyun bitmiştir: ikisi de söylenir, önce kazandığın.',
			],
			caption: 'Kazandıran hamle.',
		},
		losing: {
			title: 'Oyun ne zaman biter',
			body: [
				'Oyun, tahta **dolu olduğunda ve ne yan yana ne alt alta eşit iki kare kaldığında** biter. O zaman hiçbir yön geçerli değildir.',
				'Dolu bir tahtada tek bir çift bile varsa oyun sürer: çift birleşince yer açılır.',
			],
			over: 'Bitti: dolu ve çift yok.',
			pair: 'Bitmedi: çerçeveli çift birleşebilir.',
		},
		limits: {
			title: 'Sınır yok, kayıp yok',
			body: [
				'Süre ya da hamle sınırı yoktur. Oyun her hamleden sonra kendiliğinden kaydedilir ve bir sonraki ziyaretinde kaldığı yerden sürer. En iyi skorun da bu tarayıcıda saklanır.',
				'Hamleler geri alınabilir, ama yeniden yapılan aynı hamle aynı yeni kareyi getirir: geri alarak daha iyi bir kare çekilemez. [Çözücünün](2048-solver) yardım ettiği oyun yardımlı olarak işaretlenir ve en iyi skora girmez.',
			],
		},
		controls: {
			title: 'Bir bakışta kontroller',
			caption: 'Hamle yapmanın yolları',
			direction: 'Yön',
			keys: 'Tuşlar',
			swipe: 'Kaydırma ya da sürükleme',
			pad: 'Oyun kolu',
			swipes: { up: 'yukarı doğru', down: 'aşağı doğru', left: 'sola doğru', right: 'sağa doğru' },
			pads: 'yön tuşları ya da sol çubuk',
			body: [
				'Harf tuşlarında harf değil, klavyedeki yer sayılır; bu yüzden her klavye düzeninde aynı yerdedirler. Ctrl, Alt, Shift ya da Komut ile birlikte basılan tuşlar tarayıcınındır.',
				'Tahtanın altındaki ok düğmeleri de aynı işi görür; oyun ayarlarından gizlenebilir.',
			],
			swiping: (pixels: number, degrees: number) =>
				`Düğmelerin dışında her yerde kaydırabilirsin. En çok ${number(pixels)} piksellik bir hareket dokunuş sayılır; çaprazdan en çok ${number(degrees)} derece sapanın ise yönü belli olmaz. İkisi de hamle sayılmaz.`,
			reading: (key: string) => `${key} tuşu tahtayı ekran okuyucuna okutur.`,
		},
		tiles: {
			title: 'Bütün kareler',
			caption: 'Bütün yeni kareler 2 ise her karenin karşılığı olan puan',
			tile: 'Kare',
			points: 'Puan',
			remark: 'Not',
			spawns: 'kendiliğinden çıkar',
			goal: 'oyunun amacı',
			ofTwos: 'bütün yeni kareler 2 ise en büyüğü',
			highest: 'hepsinin en büyüğü; bir 4 ister',
			body: [
				'Aynı değerde iki kare bir sonrakini yapar; iki karenin puanları ile yeni karenin değeri toplanır. Tablonun neden burada bittiği [Nereye kadar gidilir](#far) bölümünde.',
			],
		},
		mistakes: {
			title: 'Oyunu erken bitiren dört hata',
			intro:
				'Kurallar bunların hepsine izin verir. Sayılar, çözücünün o andan sonra beklediği puanlardan çıkar: bir hamlenin neye mal olduğunu gösterir.',
			costs: (points: number) => `Bedeli: yaklaşık ${number(points)} puan.`,
			directions: {
				title: 'Dört yönü de aynı sıklıkta kullanmak',
				body: 'Güçlü oyuncu **iki yönü sürekli, üçüncüyü seyrek kullanır, dördüncüye neredeyse hiç dokunmaz**. Böylece büyük kareler bir kenarda toplu kalır, en büyüğü de köşede. O kenardan uzağa tek bir hamle, arkalarına küçük bir kare sokar.',
				caption: (bad: string, better: string) =>
					`${bad}: en büyük kare köşesinden çıkar, yerini yeni kare (çerçeveli) alır. ${better}: alt satır olduğu gibi kalırdı.`,
			},
			greed: {
				title: 'Görülen her birleşmeyi yapmak',
				body: 'Birleşme puan getirir ve bir hücre boşaltır; yine de ortadaki bir birleşme tahtanın düzenini bozabilir, çünkü kareleri buluşacakları karelerden uzaklaştırır.',
				caption: (bad: string, gained: number, better: string) =>
					`${bad}: hemen ${number(gained)} puan gelir, ama yeni 64, altta kendisini bekleyen 64 karesinden uzağa düşer. ${better}: hiçbir birleşme olmadan daha iyi.`,
			},
			trapped: {
				title: 'Küçük bir kareyi sıkışmaya bırakmak',
				body: 'Büyük karelerin arasındaki bir 2 yalnızca başka bir 2 ile birleşebilir, o da oraya gelemez. Uzun süre bir hücreyi kaplar ve komşularını ayrı tutar. Eşi hâlâ yakındayken **önce küçük kareyi kurtar**.',
				free: 'Her şey yerli yerinde',
				trapped: 'Bir 2 sıkışmış',
				caption: 'Aynı kareler, ama büyüklerin arasına bir 2 girmiş.',
			},
			tight: {
				title: 'Yer daralınca acele etmek',
				body: 'İki üç boş hücre kaldığında dikkatsiz tek bir hamle oyunu bitirebilir. Dur. Her yöne bak, kaç hücrenin boş kalacağını say ve en kötü yeni karenin nerede çıkabileceğini düşün.',
				caption:
					'Bir hücre boş, üç yön geçerli. Çubuklar, çözücünün her birinden daha kaç puan beklediğini gösterir.',
			},
		},
		far: {
			title: 'Nereye kadar gidilir',
			intro: 'Bu sınırlara hemen hemen hiçbir oyun yaklaşmaz. Yine de hepsi kesindir.',
			tile: {
				title: (tile: number) => `En büyük kare: ${tile}`,
				proof: (ladder: string, twos: number) =>
					`Bir kare, tahtada aynı anda duran iki yarıdan oluşur. Zirveye giden yolun en dar yerinde ${ladder} ve bir 4 daha vardır: on altı kare, tahta dolu. Son 4, 4 olarak çıkmış olmalıdır; yalnız 2 çıkarsa yol bir basamak önce, ${twos} karesinde biter. Bir sonraki kare için on yedinci bir hücre gerekirdi.`,
			},
			score: {
				title: (points: number) => `En yüksek puan: ${number(points)}`,
				proof: (from: number, to: number, sum: number, fours: number, perFour: number) =>
					`En dolu son tahtada ${from} karesinden ${to} karesine kadar her birinden bir tane, toplam on altı kare vardır. Yalnız 2 çıksaydı bunlar ${number(sum)} puana karşılık gelirdi. Ama her biri, 2 kareleri için bir hücre eksikken yapılır ve bu yüzden kendiliğinden çıkan bir 4 ister: ${number(fours)} tane, her biri ${number(perFour)} puan eksiltir.`,
			},
			fewest: {
				title: (fours: number, twos: number) =>
					`2048 için en az hamle: yalnız 4 çıkarsa ${number(fours)}, yalnız 2 çıkarsa ${number(twos)}`,
				proof: (tiles: number, move: number, doublings: number) =>
					`${number(tiles)} tane 4 gerekir. İkisi başta tahtadadır, sonuncusu ${number(move)}. hamleyle gelir. Onun ${number(doublings)} kez daha ikiye katlanması gerekir ve bir kare bir hamlede yalnız bir kez birleşir. Yalnız 2 çıkarsa hesap aynıdır: kare sayısı iki katına çıkar, bir katlanma eklenir. Şans yeterince yaver giderse bundan fazla hamle gerekmez.`,
			},
			longest: {
				title: (moves: number) => `En uzun oyun: ${number(moves)} hamle`,
				proof: (sum: number, fours: number, tiles: number) =>
					`Hiçbir tahtadaki karelerin toplamı ${number(sum)} sayısını geçmez. Zorunlu ${number(fours)} tane 4 dışında hep 2 çıkarsa bu ${number(tiles)} kare eder. İkisi ilk hamleden önce oradadır, her hamle de bir tane getirir.`,
			},
		},
		questions: {
			title: 'Tartışma çıkarsa',
			items: {
				three: {
					question: (before: string) => `${before} sola itilince ne olur?`,
					answer: (after: string) =>
						`${after}. Sol kenara yakın ikisi birleşir, üçüncüsü arkalarından gelir: [birleşme kenardan başlar](#merging).`,
				},
				four: {
					question: (before: string) => `Peki ${before} sola itilince: bir kare mi, iki kare mi?`,
					answer: (after: string) => `İki: ${after}. [Bir kare bir hamlede bir kez birleşir](#merging).`,
				},
				fresh: {
					question: (before: string) => `${before} sola itilince tek bir 8 mi olur?`,
					answer: (after: string) =>
						`Hayır, ${after} olur. Bu hamlede oluşan kare [bir sonrakini](#merging) bekler.`,
				},
				nothing: {
					question: 'Tuşa bastım, hiçbir şey kımıldamadı. Hamlem boşa mı gitti?',
					answer: 'Hayır. O yön [geçersizdi](#valid): yeni kare yok, hamle yok, zarar yok.',
				},
				full: {
					question: 'Tahta doldu. Oyun bitti mi?',
					answer: 'Yalnızca eşit iki komşu kalmadıysa. Oyunun sürmesine [bir çift yeter](#losing).',
				},
				diagonal: {
					question: 'Eşit kareler çapraz dururken ya da yalnızca yan yana durarak birleşir mi?',
					answer: 'İkisi de olmaz. Birinin [ötekine itilmesi](#merging) gerekir.',
				},
				choose: {
					question: 'Bir kareyi yerinde tutabilir miyim?',
					answer: 'Hayır. [Bütün kareler kayar](#move), her biri gidebildiği kadar.',
				},
				points: {
					question: 'Birleşme olmayan bir hamle ne kazandırır?',
					answer:
						'Puan kazandırmaz. Yalnız [birleşmeler puan getirir](#scoring), her biri yaptığı karenin değeri kadar.',
				},
				after: {
					question: 'Oyun 2048 karesinde durur mu?',
					answer: 'Hayır. [Kazanmışsındır](#winning) ve aynı tahtada devam edebilirsin.',
				},
				next: {
					question: 'Yeni kare nerede çıkar, değeri ne olur?',
					answer: (two: number, four: number) =>
						`[Geçerli her hamleden sonra](#move) boş hücrelerden birinde; hepsinin şansı eşittir. ${percent(two)} olasılıkla 2, ${percent(four)} olasılıkla 4 olur.`,
				},
			},
		},
		more: {
			title: 'Kurallardan iyi oyuna',
			body: [
				'[Strateji sayfası](2048-strategy) on oynama biçimini baştan sona oynanan oyunlarla sınar ve onlardan ne öğrenilebileceğini anlatır.',
				'[Çözücü sayfası](2048-solver) tahtanın yanındaki çözücünün nasıl karar verdiğini ve ne kadar güçlü olduğunu açıklar. [Alıştırmada](2048-practice) istediğin tahtayı kurup ona sorabilirsin.',
			],
		},
	},
} satisfies RulebookMessages;
