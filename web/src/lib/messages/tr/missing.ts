import type { MissingMessages } from '../missing.ts';

export default {
	missingTitle: 'Burada sayfa yok',
	missingBody: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir.',
	offlineTitle: 'Çevrimdışısınız',
	offlineBody: 'Bu sayfa cihazda saklanmıyor; 2048 ise bağlantı olmadan da oynanır.',
	home: 'Ana sayfaya git',
	play: '2048 oyna',
} satisfies MissingMessages;
