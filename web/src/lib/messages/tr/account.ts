import type { AccountMessages } from '../account.ts';
import { writing } from '../writing.ts';

const { name } = writing('tr');

export default {
	title: 'Hesabınız – Vinco Online Games',
	description:
		'Giriş yapın, hesap açın ya da misafir olarak oynayın; parolanızı değiştirin, çıkış yapın, ayrılın.',
	noScript: 'Giriş için JavaScript gerekir. Bu site için açıp sayfayı yeniden yükleyin.',
	loading: 'Kim olduğunuza bakılıyor…',
	retry: 'Yeniden dene',
	heading: {
		stranger: 'Kulüpteki yeriniz',
		guest: (who) => `Buradaki adınız: ${name(who)}`,
		account: (who) => `Oturum açık: ${name(who)}`,
	},
	way: 'Hangisi?',
	name: 'Ad',
	password: 'Parola',
	show: 'Parolayı göster',
	hide: 'Parolayı gizle',
	missingName: 'Bir ad yazın.',
	missingPassword: 'Parolanızı yazın.',
	notYours: 'Bu sizin parolanız değil.',
	keep: 'Hayır, kalayım',
	signIn: {
		heading: 'Giriş yap',
		button: 'Giriş yap',
		done: (who) => `Yeniden hoş geldiniz, ${name(who)}.`,
		forgotten: 'Parolanızı mı unuttunuz? Kulüp sorumlusu size yenisini verebilir.',
		guestLost: (who) =>
			`Başka bir hesaba girerseniz ${name(who)} bir daha geri gelmez. Oyunlarını korumak için onun yerine hesap açın.`,
	},
	register: {
		heading: 'Hesap aç',
		button: 'Hesabı aç',
		about: 'Hesapla puanlı oyun oynar, her cihazda aynı kişi olursunuz.',
		keeps: (who) => `${name(who)} hesaba dönüşür: oynadığınız ve başladığınız bütün oyunlar sizin kalır.`,
		nameHelp: 'Herkes görür: 2 ile 20 arası harf ve rakam.',
		passwordHelp: 'En az 8 karakter. Yan yana birkaç sözcük hem sağlam hem akılda kalıcıdır.',
		done: (who) => `Hoş geldiniz, ${name(who)}. Hesap sizin.`,
	},
	guest: {
		heading: 'Hemen oyna',
		about: 'Misafir olarak ad ve parola olmadan hemen oturursunuz. Oyunlar puansızdır.',
		button: 'Misafir olarak oyna',
	},
	profile: {
		heading: 'Profil',
		about: 'Puanlarınız ve oyunlarınız, başkalarının gördüğü gibi.',
		open: 'Profili aç',
	},
	change: {
		heading: 'Parolayı değiştir',
		old: 'Parolanız',
		fresh: 'Yeni parola',
		missingNew: 'Yeni bir parola yazın.',
		button: 'Değiştir',
		done: 'Parola değişti. Diğer her yerde oturumunuz kapandı.',
	},
	signOut: {
		heading: 'Çıkış',
		button: 'Çıkış yap',
		everywhere: 'Her yerden çıkış yap',
		about: 'Yalnızca burada ya da bütün tarayıcı ve programlarda birden. Süren oyunlar devam eder.',
		guest: 'Misafirin parolası yoktur; bu yüzden geri dönüş de yoktur.',
		ask: 'Bu misafirden ayrılınsın mı?',
		final: (who) => `Kimse bir daha ${name(who)} olarak giremez. Oyunlarını korumak için önce hesap açın.`,
		confirm: 'Temelli çık',
		done: 'Çıkış yaptınız.',
	},
	blocked: {
		heading: 'Engellenen oyuncular',
		about: 'Birbirinizin karşısına oturtulmazsınız, ilanlarını da görmezsiniz.',
		none: 'Kimseyi engellemediniz.',
		unblock: 'Engeli kaldır',
		unblockWhom: (who) => `Engeli kaldır: ${name(who)}`,
		done: (who) => `Engel kalktı: ${name(who)}.`,
	},
	remove: {
		heading: 'Hesabı sil',
		guestHeading: 'Bu misafiri sil',
		about:
			'Adınızı artık başkaları alabilir. Oyunlarınız arşivde adsız kalır; süren oyunlar sizsiz devam eder.',
		ask: 'Hesap silinsin mi?',
		askGuest: 'Bu misafir silinsin mi?',
		final: (who) => `${name(who)} silinir ve hiçbir şey onu geri getirmez.`,
		confirm: 'Temelli sil',
		done: 'Silindi. Burada oynadığınız için teşekkürler.',
	},
} satisfies AccountMessages;
