import type { MissingMessages } from '../missing.ts';

export default {
	missingTitle: 'Täällä ei ole sivua',
	missingBody: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty.',
	offlineTitle: 'Olet ilman verkkoyhteyttä',
	offlineBody: 'Tätä sivua ei ole tallennettu laitteelle. 2048 on, ja se toimii ilman verkkoa.',
	home: 'Etusivulle',
	play: 'Pelaa 2048-peliä',
} satisfies MissingMessages;
