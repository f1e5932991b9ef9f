import type { PlayerMessages } from '../player.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('tr');

export default {
	title: 'Oyuncu – Vinco Online Games',
	description: 'Kulübün bir oyuncusu: zaman içinde puanı, sonuçları ve bitmiş oyunları.',
	pageTitle: (who) => `${who} – Vinco Online Games`,
	since: (date) => `Katıldığı gün: ${date}`,
	missing: { title: 'Böyle bir oyuncu yok', body: 'Bağlantı yanlış yazılmış olabilir.' },
	toLeaderboards: 'Sıralamaya git',
	you: 'Bu sizsiniz.',
	account: 'Hesabınız',
	ratings: 'Puanlar',
	provisional: 'henüz kesin değil',
	games: (count) => `${number(count)} puanlı oyun`,
	unratedYet: 'Henüz puanlı oyun yok.',
	plot: {
		label: (variant, first, last, games) =>
			`${variant}: ${number(games)} puanlı oyunda ${first} puandan ${last} puana`,
		variant: 'Oyun türü',
		band: 'Şerit sapmayı gösterir: ne kadar darsa puan o kadar kesindir.',
		latest: (count) => `Son ${number(count)} oyun.`,
		table: 'Tablo olarak',
		ended: 'Oyunun bitişi',
		before: 'Önce',
		after: 'Sonra',
		replay: 'Baştan izle',
	},
	results: {
		heading: 'Sonuçlar',
		none: 'Henüz sonuç yok.',
		variant: 'Oyun türü',
		won: 'Galibiyet',
		lost: 'Yenilgi',
		drawn: 'Beraberlik',
	},
	finished: 'Bitmiş oyunlar',
	archive: 'Hepsi arşivde',
	between: 'Aranızdaki oyunlar',
	block: 'Engelle',
	unblock: 'Engeli kaldır',
	blockedNow: (who) => `Artık karşılaşmayacaksınız: siz ve ${name(who)}.`,
	unblockedNow: (who) => `Yine karşılaşabilirsiniz: siz ve ${name(who)}.`,
	blockAbout: 'Engel, ikinizin karşı karşıya oturmasını önler.',
	report: {
		open: 'Kulüp sorumlusuna bildir',
		title: (who) => `Bildirilen oyuncu: ${name(who)}`,
		about: 'Bunu yalnızca kulüp sorumlusu okur.',
		text: 'Ne oldu?',
		game: (id) => `İlgili oyun: ${name(id)}`,
		empty: 'Ne olduğunu birkaç sözle anlatın.',
		send: 'Gönder',
		cancel: 'Vazgeç',
		sent: 'Bildiriminiz kulüp sorumlusuna ulaştı.',
	},
} satisfies PlayerMessages;
