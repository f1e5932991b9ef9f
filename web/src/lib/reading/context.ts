import { createContext } from 'svelte';
import type { ReadingMessages } from '#lib/messages/reading.ts';

interface Reading {
	readonly words: ReadingMessages;
}

/** The words that every page for reading has, for any component inside it. */
export const [reading, setReading] = createContext<Reading>();
