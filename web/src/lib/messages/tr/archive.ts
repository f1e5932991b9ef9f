import type { ArchiveMessages } from '../archive.ts';
import { writing } from '../writing.ts';

const { number, name } = writing('tr');

export default {
	title: 'Arşiv – Numbridge – Vinco Online Games',
	description: 'Bitmiş Numbridge oyunları: kim oynadı, nasıl bitti; bütün hamleleriyle baştan sona izleyin.',
	heading: 'Arşiv',
	lead: 'Bitmiş bütün oyunlar burada, herkese açık; her biri hamle hamle izlenebilir.',
	noScript: 'Bu sayfa oyunları kulüpten ister; bunun için JavaScript gerekir.',
	loading: 'Kulübe soruluyor…',
	again: 'Yeniden dene',
	filters: {
		label: 'Filtreler',
		any: 'Hepsi',
		player: 'Oyuncu',
		playerHelp: 'Oyuncunun numarası ya da profilinin bağlantısı',
		playerUnknown: 'Bu ne bir numara ne de bir profil bağlantısı.',
		apply: 'Uygula',
		result: 'Sonuç',
		won: 'Kazandıkları',
		lost: 'Kaybettikleri',
		variant: 'Oyun türü',
		room: 'Oda',
		games: 'Oyunlar',
		reason: 'Nasıl bitti',
		since: 'Başlangıç',
		until: 'Bitiş',
		clear: 'Bütün oyunları göster',
		of: (who) => `Oyuncu: ${name(who)}`,
		against: (who) => `rakip: ${name(who)}`,
		unknownPlayer: (id) => `${id} numaralı oyuncu`,
		remove: 'Bu oyuncuyu kaldır',
		removeOpponent: 'Bu rakibi kaldır',
	},
	list: {
		label: 'Bitmiş oyunlar',
		none: 'Henüz biten oyun yok. Bir tane oynayın, burada görünür.',
		noneFits: 'Bu filtrelere uyan oyun yok.',
		play: 'Lobiye',
		more: 'Daha fazla göster',
		shown: (count) => `${number(count)} oyun gösteriliyor.`,
		winner: 'kazanan',
		change: (after, change) => `puan ${after} (${change})`,
		ended: (result, reason) => `${result} (${reason})`,
	},
} satisfies ArchiveMessages;
