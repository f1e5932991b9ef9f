import type { FrameMessages } from '../frame.ts';

export default {
	club: 'Vinco Online Games',
	skip: 'İçeriğe geç',
	home: 'Ana sayfa',
	language: 'Dil',
	settings: 'Ayarlar',
	close: 'Kapat',
	theme: 'Tema',
	themes: { system: 'Cihaza göre', light: 'Açık', dark: 'Koyu' },
	palette: 'Renkler',
	palettes: { warm: 'Sıcak', distinct: 'Belirgin' },
	paletteHelp: 'Belirgin renkler, renk görüşü nasıl olursa olsun birbirinden daha kolay ayırt edilir.',
	notKept: 'Bu tarayıcı bu site için hiçbir şey saklamıyor; ayarlar sayfa kapanana kadar geçerli.',
	update: 'Yeni sürüm hazır. Oyun olduğu gibi kalır.',
	reload: 'Yenile',
	footer: 'Ücretsiz; hesap, reklam ve izleme yok.',
	errorTitle: 'Bir şeyler ters gitti',
	errorBody: 'Sayfa gösterilemedi. Hiçbir şey kaybolmadı: sayfayı yeniden yükleyin.',
} satisfies FrameMessages;
