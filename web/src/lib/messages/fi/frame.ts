import type { FrameMessages } from '../frame.ts';

export default {
	club: 'Vinco Online Games',
	skip: 'Siirry sisältöön',
	home: 'Etusivu',
	language: 'Kieli',
	settings: 'Asetukset',
	close: 'Sulje',
	theme: 'Teema',
	themes: { system: 'Laitteen mukaan', light: 'Vaalea', dark: 'Tumma' },
	palette: 'Värit',
	palettes: { warm: 'Lämpimät', distinct: 'Selkeät' },
	paletteHelp: 'Selkeät värit erottaa toisistaan helpommin, olipa värinäkö millainen tahansa.',
	notKept:
		'Selain ei tallenna tältä sivustolta mitään, joten asetukset ovat voimassa sivun sulkemiseen asti.',
	update: 'Uusi versio on valmis. Pelisi säilyy ennallaan.',
	reload: 'Lataa uudelleen',
	games: 'Pelit',
	places: 'Kerhon sivut',
	archive: 'Arkisto',
	leaderboards: 'Tulostaulukko',
	account: 'Tilisi',
	footer: 'Ilmainen, ilman mainoksia ja seurantaa.',
	errorTitle: 'Jokin meni vikaan',
	errorBody: 'Sivua ei voitu näyttää. Mitään ei ole kadonnut: lataa sivu uudelleen.',
} satisfies FrameMessages;
