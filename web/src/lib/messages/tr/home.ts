import type { HomeMessages } from '../home.ts';
import { writing } from '../writing.ts';

const { name } = writing('tr');

export default {
	title: 'Vinco Online Games: 2048 ve Numbridge',
	description:
		'Tarayıcıda sakin bir oyun kulübü: internetsiz de oynanan 2048 ve altıgenlerden bir sudokuda iki kişilik canlı oyun Numbridge. Ücretsiz, izleme yok, hesap gerekmez.',
	heading: 'Oyun için sakin bir yer',
	lead: 'VOG, dileyen herkesin kendi sunucusunda kurabileceği bir oyun kulübü. Masalarda tek kişilik bir bulmaca ve iki kişilik bir düello var.',
	pitch: 'Kareleri kaydır, eşit olanları birleştir, 2048 karesine ulaş.',
	play: '2048 oyna',
	numbridge:
		'İki oyuncu, altıgenlerden tek bir sudoku, gizli eller: doğru koyduğunuz her rakamın hücresi sizin olur. Kenarlarınızı ilk siz birleştirin.',
	enter: 'Numbridge oyna',
	facts: [
		'2048 kendiliğinden kaydedilir, ilk ziyaretten sonra internetsiz de oynanır',
		'Numbridge robota, arkadaşa ya da orada kim varsa ona karşı',
		'Hesap gerekmez; reklam ve izleme yok',
	],
	credit: (designer) => `2048 oyununu ${name(designer)} tasarladı (2014).`,
} satisfies HomeMessages;
