import { keep } from '#lib/kept.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const palettes = ['warm', 'distinct'] as const;
export type Palette = (typeof palettes)[number];

// The same keys, attributes and colours as in static/boot.js, which sets them before the first paint.
export const THEME_KEY = 'vog.theme';
export const PALETTE_KEY = 'vog.palette';
export const PAPER = { light: '#faf8f3', dark: '#171613' };

function themeOf(value: string | null | undefined): Theme {
	return themes.find((theme) => theme === value) ?? 'system';
}

function paletteOf(value: string | null | undefined): Palette {
	return palettes.find((palette) => palette === value) ?? 'warm';
}

/** Theme and palette of the page, kept in the browser and shared with its other tabs. */
class Appearance {
	#theme = $state<Theme>('system');
	#palette = $state<Palette>('warm');
	/** False once the browser has refused to keep a choice. */
	kept = $state(true);

	/** Takes over what boot.js found; returns how to stop listening to other tabs. */
	start(): () => void {
		const { theme, palette } = document.documentElement.dataset;
		this.#theme = themeOf(theme);
		this.#palette = paletteOf(palette);
		const follow = (event: StorageEvent) => {
			if (event.key === THEME_KEY || event.key === null) this.#showTheme(themeOf(event.newValue));
			if (event.key === PALETTE_KEY || event.key === null) this.#showPalette(paletteOf(event.newValue));
		};
		addEventListener('storage', follow);
		return () => removeEventListener('storage', follow);
	}

	get theme(): Theme {
		return this.#theme;
	}

	set theme(theme: Theme) {
		this.#showTheme(theme);
		this.kept = keep(THEME_KEY, theme === 'system' ? null : theme);
	}

	get palette(): Palette {
		return this.#palette;
	}

	set palette(palette: Palette) {
		this.#showPalette(palette);
		this.kept = keep(PALETTE_KEY, palette === 'warm' ? null : palette);
	}

	#showTheme(theme: Theme) {
		this.#theme = theme;
		const root = document.documentElement;
		if (theme === 'system') delete root.dataset.theme;
		else root.dataset.theme = theme;
		for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
			meta.content = PAPER[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
		}
	}

	#showPalette(palette: Palette) {
		this.#palette = palette;
		if (palette === 'warm') delete document.documentElement.dataset.palette;
		else document.documentElement.dataset.palette = palette;
	}
}

export const appearance = new Appearance();
