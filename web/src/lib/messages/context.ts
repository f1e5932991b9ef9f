import { createContext } from 'svelte';
import type { FrameMessages } from './frame.ts';
import type { Language } from './language.ts';

interface Frame {
	readonly language: Language;
	readonly messages: FrameMessages;
}

/** The page's language and the words of the frame, for any component inside it. */
export const [frame, setFrame] = createContext<Frame>();
