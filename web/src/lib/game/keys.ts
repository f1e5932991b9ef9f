/** Which key means which direction: by its place on the keyboard, so that layouts do not matter. */
import type { Direction } from '#lib/engine/engine.ts';

/** What a keyboard event tells that matters here. */
export type Press = Pick<
	KeyboardEvent,
	'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

const PLACES: Readonly<Record<string, Direction>> = {
	ArrowUp: 'up',
	ArrowDown: 'down',
	ArrowLeft: 'left',
	ArrowRight: 'right',
	KeyW: 'up',
	KeyS: 'down',
	KeyA: 'left',
	KeyD: 'right',
	KeyK: 'up',
	KeyJ: 'down',
	KeyH: 'left',
	KeyL: 'right',
};

const ARROWS: Readonly<Record<string, string>> = {
	ArrowUp: '↑',
	ArrowDown: '↓',
	ArrowLeft: '←',
	ArrowRight: '→',
};

/** Reads the board out. */
export const READING_KEY = 'KeyB';

/** The keys of a direction, by the codes of their places. */
export function keysOf(direction: Direction): string[] {
	return Object.keys(PLACES).filter((code) => PLACES[code] === direction);
}

/** What is printed on the key at this place of a US keyboard: W, ↑. */
export function capOf(code: string): string {
	return ARROWS[code] ?? code.replace('Key', '');
}

/** The direction of a key press, or null where it belongs to the browser. */
export function directionOfKey(press: Press): Direction | null {
	if (!bare(press)) return null;
	return PLACES[press.code] ?? null;
}

/** No modifier, no input method at work, nobody else has used it: the browser has no claim on this press. */
export function bare(press: Press): boolean {
	const held = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
	return !held && !press.isComposing && !press.defaultPrevented;
}

/** Elements that read letters or arrows themselves. */
export const KEY_READERS =
	'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="menu"], [role="listbox"], [role="radiogroup"]';
