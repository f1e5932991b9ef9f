import type { HomeMessages } from '../home.ts';
import { writing } from '../writing.ts';

const { name } = writing('tr');

export default {
	title: 'Vinco Online Games: 2048 oyna',
	description:
		'Sakin bir oyun kulübü. Tarayıcıda 2048 oyna: ücretsiz, internetsiz de çalışır, hesap ve reklam yok.',
	heading: 'Oyun için sakin bir yer',
	lead: 'VOG, dileyen herkesin kendi sunucusunda kurabileceği bir oyun kulübü. Bugün masada 2048 var.',
	pitch: 'Kareleri kaydır, eşit olanları birleştir, 2048 karesine ulaş.',
	play: '2048 oyna',
	facts: [
		'İlk ziyaretten sonra internetsiz de oynanır',
		'Oyun bu tarayıcıda kendiliğinden kaydedilir',
		'Hesap yok, reklam yok, izleme yok',
	],
	credit: (designer) => `2048 oyununu ${name(designer)} tasarladı (2014).`,
} satisfies HomeMessages;
