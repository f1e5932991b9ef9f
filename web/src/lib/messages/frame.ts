import { catalogue } from './catalogue.ts';
import type english from './en/frame.ts';

export type FrameMessages = typeof english;

export const frameMessages = catalogue<FrameMessages>({
	en: () => import('./en/frame.ts'),
	tr: () => import('./tr/frame.ts'),
	fa: () => import('./fa/frame.ts'),
	fi: () => import('./fi/frame.ts'),
});
