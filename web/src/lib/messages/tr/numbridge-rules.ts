import type { NumbridgeRulesMessages } from '../numbridge-rules.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('tr');

const tiles = (count: number) => `${number(count)} taş`;

export default {
	title: 'Numbridge kuralları: Köprü, Yıldırım, Topraklar – VOG',
	description:
		'Numbridge oyununun bütün kuralları, çizilmiş alanlarla: altıgenler, ipuçları, gizli eller, ıskalar, süre, üç tür ve hamle hamle izlenen on hamlelik bir açılış.',
	heading: 'Numbridge kuralları',
	lead: 'Altıgenlerden bir sudoku, iki oyuncu, gizli eller. İlk bölüm masaya oturmaya yeter; ötekiler sonradan çıkabilecek tartışmaları bitirir. Bu sayfadaki her alanı, oyunları yürüten motorun kendisi oynadı.',
	credit: 'Alanları, oyunları dağıtan motor çizdi',
	before: 'Önce',
	after: 'Sonra',
	hand: 'Eliniz',
	noTiles: 'taş yok',
	bag: (count) => `torbada ${tiles(count)}`,
	field: {
		comma: ', ',
		name: (size) => `Alan, ${size} satır ve ${size} sütun`,
		row: (row) => `Satır ${row}`,
		empty: 'boş',
		first: (digit) => `birinci oyuncunun ${digit} rakamı`,
		second: (digit) => `ikinci oyuncunun ${digit} rakamı`,
	},
	sections: {
		short: {
			title: 'Kısaca oyun',
			body: [
				'**İki oyuncu** tek bir sudokuyu paylaşır. Hücreler altıgendir. Her oyuncunun elinde, rakibinin görmediği, üzerinde birer rakam yazan birkaç taş vardır. Taşı, rakamının ait olduğu yere koyarsanız hücre **sizin** olur.',
				'Nereleri almanız gerektiği türe bağlıdır. [Köprü’de](#bridge) ve [Yıldırım’da](#lightning) iki kenarınızı kendi hücrelerinizden tek bir zincirle birleştirirsiniz. [Topraklar’da](#lands) blokların çoğunu alırsınız.',
				'Sudokunun tamamını çözmek kimseden beklenmez. Size gereken, önemli hücreleri rakibinizden önce almaktır.',
			],
			caption: 'Üç tür, alışılmış ayarlarıyla',
			variant: 'Tür',
			size: 'Alan',
			by: (size) => `${size} × ${size}`,
			aim: 'Nasıl kazanılır',
			aims: {
				bridge: 'iki kenarı birleştirerek',
				lightning: 'iki kenarı birleştirerek',
				lands: (needed, of) => `${of} bloktan ${needed} tanesini alarak`,
			},
			turn: 'Sıra',
			turns: { one: 'bir hamle', pair: 'bir hamle çifti' },
			clues: 'İpucu',
		},
		field: {
			title: 'Alan',
			body: (large, small) => [
				`Alan, altıgenlerden bir eşkenar dörtgendir: Köprü’de ve Topraklar’da ${large} satır ve ${large} sütun, Yıldırım’da ${small} satır ve ${small} sütun vardır. Satırlar yataydır. Her satır bir öncekinden yarım hücre sağda başlar; bu yüzden **sütunlar sağa doğru eğik iner**.`,
				`Bu bir sudokudur: **her rakam her satırda, her sütunda ve her blokta bir kez bulunur**; büyük alanda 1 ile ${large}, küçük alanda 1 ile ${small} arası.`,
				'Blokların çevresi kalın çizilir. **Düzgün** bloklar birbirinin aynıdır: büyük alanda üç satır, üç sütun; küçük alanda iki satır, üç sütun. **Düzensiz** blokların hücre sayısı aynıdır, ama sınırları her oyunda yeniden, rastgele çizilir. Bir blok hep tek parçadır.',
				'Her dağıtımın **tek bir çözümü** vardır. Bu, oyun başlamadan denetlenir. Oyun bitene kadar çözümü yalnızca sunucu bilir.',
			],
			regular: 'Düzgün bloklar',
			irregular: 'Düzensiz bloklar',
			caption: 'Dağıtıldıkları gibi iki küçük alan.',
		},
		neighbours: {
			title: 'Altı komşu',
			body: (fewest, more) => [
				'Bir hücreye en çok **altı** hücre değer: kendi satırında iki yanında birer, üst satırda iki, alt satırda iki hücre.',
				`Alanın kenarında komşu sayısı azalır; köşelerde ${fewest} ya da ${more} olur.`,
				'Komşuluk yalnızca **zincirler** için önemlidir, rakamlar için değil. Satırları, sütunları ve blokları farklıysa eşit rakamlar birbirine değebilir bile.',
			],
			caption: 'Çerçeveli hücre ve halkalı altı komşusu.',
		},
		regions: {
			title: 'Satır, sütun, blok',
			body: [
				'Bir hücrede yalnızca **üç bölgenin** sözü geçer: satırının, sütununun ve bloğunun. Bir hücrenin üstüne gelin ya da klavyeyle gidin: masa bu üçünü aydınlatır, başka bir şeyi değil.',
				'Öteki işaretlerin ayrı anlamı vardır: son hamle çerçevelidir, [ıskanın](#misses) üstü kırmızıyla çizilir ve [ilan öyle diyorsa](#ad) seçilen taşa açık hücreler halkalanır.',
			],
			caption: 'Ortadaki hücrenin üç bölgesi. Başka bir hücrenin üstüne gelin, onunkileri görün.',
		},
		clues: {
			title: 'İpuçları',
			body: (bridge, lightning, lands) => [
				'Bazı hücreler baştan açıktır: bunlar **ipuçlarıdır**. İpuçları dik ve çerçeveli basılır, konan rakamlar eğik yazılır. Bir oyuncu [alana kadar](#take) ipucu serbesttir: sahibi yoktur.',
				`Alışılmış sayı Köprü’de ${number(bridge)}, Topraklar’da ${number(lands)}, Yıldırım’da ${number(lightning)} ipucudur. Her oda kendi alışılmış sayısını ve ilanların bundan ne kadar ayrılabileceğini söyler; **kesin sayı ilanda yazar**. İpucu azaldıkça oyun zorlaşır ve uzar.`,
			],
		},
		bag: {
			title: 'Torba ve eller',
			body: (hand) => [
				`Bir el **${tiles(hand)}** demektir. Kendi elinizin tamamını görürsünüz. Rakibinizin elinde yalnızca kaç taş olduğunu görürsünüz; torbada kaç taş kaldığını ise ikiniz de görürsünüz.`,
				'Başta torbada **her boş hücre için tam olarak bir taş** vardır ve o hücrenin rakamını taşır. Bu yüzden torbadaki ve iki eldeki taşlar, her an ve rakam rakam, boş hücrelerin beklediklerine tam olarak eşittir.',
				'Bundan iki sonuç çıkar. Sayabilirsiniz: üç hücre hâlâ 7 bekliyorsa torbada ve ellerde toplam üç tane 7 vardır. Ayrıca **elinizdeki her taşın doğru olduğu en az bir hücre vardır**. “Bana uygun hücre yok” geçerli bir mazeret değildir; kimse isteyerek sırasını atlayamaz.',
				'Önce birinci oyuncu çeker, sonra ikinci. Torbadaki her taşın çekilme olasılığı her zaman eşittir.',
			],
		},
		move: {
			title: 'Hamle, üç şeyden biridir',
			intro: 'Sıra size gelince bunlardan birini yaparsınız:',
			ways: [
				'Elinizden bir taşı [boş bir hücreye](#place) **koyarsınız**.',
				'Serbest **bir ipucu alır**, [bedelini taşla](#take) ödersiniz.',
				'Bütün elinizi [yenisiyle](#exchange) **değiştirirsiniz**.',
			],
			body: [
				'Kuralların izin vermediği şey kabul edilmez ve size hiçbir şey kaybettirmez: dolu bir hücre, sahibi olan bir ipucu, elinizde olmayan bir taş.',
			],
		},
		place: {
			title: 'Taş nereye gider',
			body: [
				'Rakam **doğruysa** hücre sizindir ve sizde kalır. Taş yerinde durur, oyundan çıkmıştır.',
				'Yanlışsa bu bir **ıskadır**: hücre boş kalır, taş torbaya döner, hamle harcanır, eliniz yine de tamamlanır. Iska size taş değil, tempo kaybettirir.',
				'Orada duramayacağı açıkça görünen ya da orada daha önce ıskalanmış bir rakamı da oynayabilirsiniz. Bu da herhangi bir ıska gibidir.',
				'Iskalanan taş, siz çekmeden önce torbaya girer. Hemen geri gelebilir.',
			],
			right: (digit, cell) => `Doğru: ${name(cell)} hücresinde ${digit}`,
			wrong: (digit, cell) => `Iska: ${name(cell)} hücresinde ${digit}`,
			caption:
				'Aynı taş, iki kez. Hücreler oyun kayıtlarındaki gibi adlandırılır: sütun için bir harf, satır için yukarıdan sayılan bir sayı.',
			goes: {
				caption: 'Taşlar nereye gider',
				what: 'Ne oldu',
				where: 'Taş',
				rows: {
					right: { what: 'Kondu ve doğru', where: 'hücresinde kalır, oyundan çıkar' },
					miss: { what: 'Kondu ve yanlış', where: 'torbaya döner' },
					price: { what: 'İpucu bedeli olarak verildi', where: 'torbaya döner' },
					exchange: { what: 'Değiştirildi', where: 'torbaya döner' },
				},
			},
		},
		take: {
			title: 'İpucu almak',
			body: [
				'Bir taş verir ve **sahibi olmayan** bir ipucu alırsınız. Artık o da öteki hücreleriniz gibi sizindir. Verdiğiniz taş torbaya döner.',
				'Bedeli oda belirler: **bir taş**, Yıldırım odalarında **iki taş**. Bedel iki taşsa ilkini siz seçersiniz, **ikincisini oyun alır**: elinizde kalanlardan, rastgele.',
				'**İki, iki demektir**: elinizde tek taş varsa orada ipucu alamazsınız.',
				'**Eliniz boşsa ipucu ücretsizdir**, bedeli ne olursa olsun.',
			],
			one: (cell, paid) => `${name(cell)} ipucu, bedeli ${paid}`,
			two: (cell, paid, other) => `${name(cell)} ipucu, bedeli ${paid}; oyun bir de ${other} aldı`,
			later: 'Sonraki hamlenizden sonra',
			captionOne: 'Bir taşa alınan ipucu: el hemen tamamlanır.',
			captionTwo: 'İki taşa alınan ipucu: taş çekilmez. Sonraki hamle eldekiyle oynanır.',
		},
		exchange: {
			title: 'Eli değiştirmek',
			body: [
				'Bütün eliniz torbaya gider, torba karıştırılır, yeni bir el çekersiniz. Aynı taşlar geri gelebilir.',
				'**Torba boşsa** değiştirecek bir şey yoktur. Eliniz boş, torbada taş varsa değiştirebilirsiniz: o zaman yalnızca çekersiniz.',
			],
			caption: (count) => `Bir değiştirme: torbada önce de sonra da ${tiles(count)} vardı.`,
		},
		draw: {
			title: 'Yeniden çekmek',
			body: (hand) => [
				`Her hamleden sonra, ıskadan sonra da, torba yettiği sürece eliniz ${tiles(hand)} olacak biçimde tamamlanır.`,
				'Bunun tek istisnası vardır. **İki taşa** alınan bir ipucundan sonra taş çekmezsiniz. Sonraki hamlenizi kalanla oynarsınız ve eliniz **o hamlenin sonunda** tamamlanır; hamle ne olursa olsun: doğru, yanlış, değiştirme, hatta süre aşımı.',
				'Ücretsiz bir ipucundan sonra her zamanki gibi çekersiniz.',
			],
		},
		nothing: {
			title: 'Oynayacak bir şey yoksa',
			body: [
				'**Eliniz boşsa, torba boşsa ve serbest ipucu kalmamışsa** hamleniz kendiliğinden geçilir, sıra rakibinize geçer. Topraklar’da çiftin kalanının tamamı gider.',
				'Bu, ikinize birden olamaz: boş hücre kaldıkça onların taşları birinin elindedir.',
				'Böyle bir geçiş zaman almaz, hamle sayılmaz; masadaki öneriler de yerinde kalır.',
			],
			before: 'Sıra birinci oyuncuda',
			after: (digit, cell) => `${name(cell)} hücresine ${digit} konduktan sonra`,
			caption:
				'Torba da ikinci oyuncunun eli de boş, serbest ipucu yok. Birinci oyuncu bir taş koyar, ikincinin sırası geçilir ve yine birinci oyuncu oynar.',
		},
		misses: {
			title: 'Hatalar',
			body: (seconds) => [
				`Iska **herkese açıktır**. Hücre, uymayan rakamı yaklaşık ${number(seconds)} saniye üstü kırmızıyla çizili olarak gösterir: iki oyuncuya ve izleyicilere, bu arada ne oynanırsa oynansın.`,
				'Alanın yanındaki sayaç her oyuncunun kaç kez ıskaladığını gösterir. Oyun boyunca sıfırlanmaz; rövanş 0 ile başlar.',
				'Sonrası belleğinize kalmıştır: oyun sürerken masa yalnızca son hamleyi gösterir, hamle listesini göstermez.',
			],
		},
		time: {
			title: 'Süre',
			body: (timeouts) => [
				'Her hamlenin, [odanın](#ad) belirlediği bir **hamle süresi** vardır. Topraklar’da çiftin her hamlesi için bu süre baştan başlar.',
				'Süre dolunca hamle **ıskadan sonraki gibi harcanmış olur**: eliniz tamamlanır, sıra rakibinize geçer. Iska sayılmaz. Topraklar’da **bütün çift** gider.',
				'Her oyuncunun, bütün hamleleri için bir de **oyun süresi** vardır. Bunu bitiren **kaybeder**; böylece iki taraf durmadan el değiştirse bile oyun biter. Hamle süresi ile oyun süresi aynı anda dolarsa oyun süresi belirleyicidir.',
				'Sunucunun saati geçerlidir. Süresinden sonra gelen hamle kabul edilmez. Bağlantınız koparsa saatiniz işler, ama hiçbir şey kaybetmeden aynı masaya dönersiniz. Sunucunun kapalı kaldığı süre sayılmaz.',
				`**Art arda ${number(timeouts)} süre aşımından** sonra rakip galibiyeti isteyebilir; oyuncu orada olsun olmasın.`,
			],
		},
		end: {
			title: 'Oyun nasıl biter',
			body: (turns) => [
				'Kazandıran hamle oyunu o anda bitirir.',
				'**Alanda beraberlik yoktur**: sonuna kadar oynanan oyunun bir kazananı olur. Altı komşu olunca iki zincir ne birbirini kesebilir ne de sonsuza dek kapatabilir; bloklar ve blokların hücreleri de tek sayıdadır.',
				'Oyun ayrıca bir oyuncu **terk ederse**, ikisi **beraberlikte** anlaşırsa, birinin [oyun süresi](#time) biterse ya da galibiyet [istenirse](#time) biter.',
				`Her iki taraf da sırasını ${number(turns)} kez kullanmadan biten oyun geçersizdir: hiçbir puanı değiştirmez.`,
			],
			offers: {
				title: 'Beraberlik ve erteleme',
				body: (days, minutes) => [
					'İkisi de **önerilir** ve iki tarafın da onayını gerektirir. Öneri; yanıtlanana, geri çekilene ya da öneren bir sonraki hamlesini yapana kadar geçerlidir. Kendi sıranızda her birini bir kez önerebilirsiniz; Topraklar’da sıra, çiftin tamamıdır. Kazandıran hamleden sonra kabul edilen beraberlik için artık geçtir.',
					`Ertelenen oyunda, süreler de içinde, her şey olduğu gibi kalır. İkiniz de en çok ${number(minutes)} dakika arayla isterseniz oyun, kalan hamle süresiyle ve eski öneriler olmadan sürer.`,
					`${number(days)} gün sonra kapanır. Sürdürmek isteyip yanıt alamayan kazanır. İkisi de istememişse ya da ikisi de isteyip hiç buluşamamışsa sonuç yoktur. Bu arada iki oyuncu da oyunu terk edebilir.`,
				],
			},
			first: {
				title: 'Kim başlar',
				body: ['Kura ile belirlenir. Rövanşta oyuncular yer değiştirir.'],
			},
		},
		ad: {
			title: 'Odanın belirledikleri, ilanın seçtikleri',
			body: [
				'Oyunlar **odalarda** oynanır. Türü, iki süreyi, ipucu bedelini ve ilanların sınırlarını oda belirler; hepsi [lobide](numbridge) odanın kartında yazar. Yeni bir kulüp şu odalarla açılır:',
			],
			caption: 'Yeni bir kulübün odaları',
			room: 'Oda',
			roomFor: (room, variant) => `${room}, ${variant}`,
			clues: 'İpucu',
			range: (usual, least, most) => `${usual}; en az ${least}, en çok ${most}`,
			price: 'İpucu bedeli',
			priceOf: (count) => tiles(count),
			times: 'Süre',
			lights: 'Vurgulama',
			yes: 'izin var',
			no: 'yok',
			intro: 'Oyun arayan bir **oyun ilanı** verir ve bu sınırlar içinde şunları seçer:',
			chooses: [
				'**bloklar**: düzgün ya da düzensiz,',
				'**ipuçlarının** kesin sayısı,',
				'**dağıtımın** zorluğu: kolay (her adımda kesin bir rakam), zor (bundan fazlası gerekir, ama tahmin gerekmez) ya da fark etmez,',
				'oda izin veriyorsa **aday vurgulama**,',
				'oyunun **puanlı** olup olmadığı.',
			],
			accept: (seconds) => [
				`Başka bir oyuncu kabul eder ve ikisi masaya oturur. Kimse kendi ilanını kabul edemez; aynı anda kabul eden iki kişiden hızlı olan oynar. İlan, geri çekilince, bir oyun başlayınca ya da sahibi sayfadan ayrıldıktan ${number(seconds)} saniye sonra kalkar.`,
				'Bir arkadaş **bağlantıyla** çağrılır: bu, başka kimsenin görmediği bir ilandır. Misafirler de gelebilir, puansız oynarlar.',
			],
			candidates: {
				title: 'Aday vurgulama',
				body: [
					'Seçtiğiniz taş için masa, rakamının **kurallara göre durabileceği** bütün boş hücreleri, yani satırında, sütununda ve bloğunda aynı rakamın görünmediği hücreleri halkalar. Yalnızca iki oyuncunun da gördüklerine bakar.',
					'Bu çözüm değildir: **halkalı hücre doğru olmak zorunda değildir**.',
				],
				caption: (digit, open, right) =>
					`Seçilen taş ${digit}. Ona ${open} hücre açık, ama sonunda bunların yalnızca ${right} tanesinde ${digit} duracak.`,
			},
			even: {
				title: 'İkinci oyuncuya daha ucuz ilk ipucu',
				body: [
					'İpucunun iki taş ettiği bir oda, **ikinci oyuncunun ilk ipucunu bir taşa** verebilir; çünkü orada başlamak üstünlük sağlar. Ücretsiz bir ipucu da bu ilk ipucu sayılır. Oda söylemedikçe bu kural yoktur; varsa odada ve ilanda yazar.',
				],
			},
		},
		bridge: {
			title: 'Köprü',
			body: (size) => [
				`Köprü ${size} satır ve ${size} sütunluk alanda, her sırada bir hamleyle oynanır.`,
				'**Birinci oyuncunun kenarları üst ve alt, ikinci oyuncununkiler sol ve sağ kenardır.** Her kenar sahibinin rengini ve desenini taşır. Köşe hücre, değdiği iki kenara da aittir.',
				'**Hücrelerinizden oluşan tek bir zincir iki kenarınızı birleştirdiği** anda kazanırsınız. Hücreler [komşuysa](#neighbours) bağlıdır. Aldığınız ipucu, koyduğunuz rakam gibi sayılır.',
				'Hazır mısınız? [Lobide](numbridge) bir robot sizinle hemen Köprü oynar; isterseniz bir oyun ilanı verin.',
			],
			caption: {
				first: 'Kazanılmış bir oyun: çerçeveli zincir üst kenarı alt kenarla birleştiriyor.',
				second: 'Kazanılmış bir oyun: çerçeveli zincir sol kenarı sağ kenarla birleştiriyor.',
			},
		},
		lightning: {
			title: 'Yıldırım',
			body: (size, rows, columns) => [
				`Aynı amaç, küçük alan: ${size} satır ve ${size} sütun, 1 ile ${size} arası rakamlar, ${rows} satır ve ${columns} sütunluk düzgün bloklar.`,
				'Türü belirleyen alanın kendisidir. Yıldırım odaları ayrıca hızlı ve pahalıdır: hamle süresi kısadır, bir ipucu iki taş eder.',
				'Bir oyun birkaç dakika sürer. [Lobide](numbridge) robota karşı ya da oyun ilanıyla bir oyun bulun.',
			],
			caption: {
				first: 'Kazanan birinci oyuncu, yukarıdan aşağıya.',
				second: 'Kazanan ikinci oyuncu, soldan sağa.',
			},
		},
		lands: {
			title: 'Topraklar',
			body: (size, cells, of, blocks) => [
				`Topraklar ${size} satır ve ${size} sütunluk alanda oynanır. Kenarların sahibi yoktur.`,
				`**Bir bloğu, hücrelerinin yarısından fazlasına sahip olarak alırsınız**: ipuçları da içinde, ${of} hücreden ${cells} tanesi. Kalanları kim alırsa alsın blok artık sizindir. **${size} bloktan ${blocks} tanesini alan kazanır.**`,
				'**Her sıra bir hamle çiftidir.** Yalnızca oyunun ilk sırası tek hamledir; böylece başlamak üstünlük sağlamaz. Masada “Hamle 1 / 2” yazar.',
				'**Iska, çiftin bir hamlesini harcar**, ikisini değil. Süre aşımı bütün çifti bitirir. Çiftin ilk hamlesiyle gelen galibiyet oyunu o anda bitirir.',
				'Bu kurallardaki “sıra”, çiftin tamamıdır.',
				'[Lobide](numbridge) robota karşı ya da oyun ilanıyla bir Topraklar oyunu bulun.',
			],
			taken: 'Alınan bir blok',
			won: 'Aynı oyun, kazanılmış',
			caption: (block, cells, blocks) =>
				`Birincisi: ${cells} hücreyle ${block} numaralı blok alınmıştır, öteki hücreleri de sahibinin desenini taşır. İkincisi: ${blocks} blok alınmış, oyun bitmiştir.`,
		},
		hidden: {
			title: 'Ne gizli kalır, ne zamana kadar',
			body: [
				'Masadaki herkes alanı, sıranın kimde olduğunu, ellerde ve torbada kaç taş olduğunu, iki ıska sayacını ve bütün saatleri görür.',
				'Oyun bitene kadar çözüm, torba ve eller gizlidir. Rakibiniz ve izleyiciler ipucu aldığınızı ya da el değiştirdiğinizi **görür**, bunu **hangi taşlarla** yaptığınızı görmez. Iskaların rakamları açıktır. İzleyiciler hiçbir eli görmez.',
				'Oyundan sonra [arşivde](numbridge-archive) her şey açıktır: iki el, verilen bedeller, bütün hamleler ve ıskalar. Herkes bakabilir.',
				'**Dağıtım sonradan değiştirilemez.** İlk hamleden önce iki oyuncu da, oyunun gizli tohumundan ve ayarlarından çıkan bir sayı görür (SHA-256 taahhüdü). Arşiv tohumu açıklar ve `vog numbridge verify RECORD` bütün oyunu ondan yeniden oynar.',
			],
			caption: 'Oyun kaydı hamleleri nasıl yazar',
			written: 'Yazılışı',
			means: 'Anlamı',
			notation: {
				placed: 'e4 hücresine 7 kondu',
				missed: 'e4 hücresinde 7 ıskalandı',
				clue: 'e4 ipucu 5 verilerek alındı',
				clueForTwo: 'aynısı, 5 ve 2 verilerek',
				freeClue: 'aynısı, ücretsiz',
				exchange: 'el değiştirildi',
				passed: 'kendiliğinden geçildi',
				timeOut: 'süre doldu',
			},
		},
		rated: {
			title: 'Puanlı oyunlar ve dürüst oyun',
			body: [
				'Puanlı bir oyun iki oyuncunun da puanını Glicko-2 yöntemiyle değiştirir; her türün ayrı bir puanı vardır. Misafirler ve robotlar puansız oynar.',
				'**Dağıtımın tek çözümü vardır; bu yüzden her sudoku programı bütün rakamları bilir. Puanlı oyunlarda program kullanmak yasaktır.** Arşiv her hamleyi herkese gösterir.',
			],
		},
	},
} satisfies NumbridgeRulesMessages;
