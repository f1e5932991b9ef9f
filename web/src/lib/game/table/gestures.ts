/** Listens to keyboard, fingers, mouse and gamepads, and tells which direction is meant. */
import type { Direction } from '#lib/engine/engine.ts';
import { PadReader } from '../gamepad.ts';
import { bare, directionOfKey, KEY_READERS, READING_KEY } from '../keys.ts';
import { SwipeReader } from '../swipe.ts';

export interface Listener {
	/** A key that is held down repeats; a repetition is `held`. */
	meant(direction: Direction, held: boolean): void;
	/** The board is to be read out. */
	read(): void;
}

const CONTROLS = 'button, a, input, select, textarea, label, summary, dialog, [role="menu"]';
/** Where a finger may scroll a page that is higher than the screen. */
const SCROLLS = 'header, footer, [data-scrolls]';
/** A click this long after a drag was lifted belongs to the drag. */
const SAME_GESTURE_MS = 400;

function within(event: Event, selector: string): boolean {
	return event.target instanceof Element && event.target.closest(selector) !== null;
}

function modal(): boolean {
	return document.querySelector('dialog[open]') !== null;
}

function scrollable(): boolean {
	return document.documentElement.scrollHeight > window.innerHeight + 1;
}

/** Begins to listen on the whole page; returns how to stop. */
export function listen(listener: Listener): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const swipes = new SwipeReader();
	let liftedAt = Number.NEGATIVE_INFINITY;

	function counts(event: Event): boolean {
		return !within(event, CONTROLS) && !modal() && !(within(event, SCROLLS) && scrollable());
	}

	function swiped(direction: Direction | null): void {
		if (direction !== null) listener.meant(direction, false);
	}

	addEventListener(
		'keydown',
		(event) => {
			if (within(event, KEY_READERS) || modal()) return;
			if (event.code === READING_KEY && bare(event) && !event.repeat) listener.read();
			const direction = directionOfKey(event);
			if (direction === null) return;
			event.preventDefault();
			listener.meant(direction, event.repeat);
		},
		{ signal },
	);

	addEventListener(
		'pointerdown',
		(event) => {
			if (event.pointerType === 'mouse' && event.button !== 0) return;
			swipes.press(event.pointerId, event.clientX, event.clientY, counts(event));
		},
		{ signal },
	);
	addEventListener(
		'pointermove',
		(event) => swiped(swipes.move(event.pointerId, event.clientX, event.clientY)),
		{ signal },
	);
	addEventListener(
		'pointerup',
		(event) => {
			liftedAt = event.timeStamp;
			swiped(swipes.lift(event.pointerId, event.clientX, event.clientY));
		},
		{ signal },
	);
	addEventListener('pointercancel', (event) => swipes.cancel(event.pointerId), { signal });

	// A drag that ends on a button is no press of it. Keyboards and assistive devices click without a pointer.
	addEventListener(
		'click',
		(event) => {
			const ofDrag = swipes.dragged && event.detail > 0 && event.timeStamp - liftedAt < SAME_GESTURE_MS;
			if (!ofDrag || modal()) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ signal, capture: true },
	);

	// One finger that plays neither scrolls nor refreshes the page; two fingers still zoom.
	let plays = false;
	addEventListener(
		'touchstart',
		(event) => {
			plays = event.touches.length === 1 && counts(event);
		},
		{ signal, passive: true },
	);
	addEventListener(
		'touchmove',
		(event) => {
			if (plays && event.touches.length === 1 && event.cancelable) event.preventDefault();
		},
		{ signal, passive: false },
	);

	listenToPads((direction) => {
		if (!modal()) listener.meant(direction, false);
	}, signal);
	return () => stop.abort();
}

/** Gamepads send no events, so they are looked at once a frame while there is one. */
function listenToPads(meant: (direction: Direction) => void, signal: AbortSignal): void {
	const reader = new PadReader();
	let frame = 0;

	function look(): void {
		const pads = navigator.getGamepads();
		const direction = reader.read(pads);
		if (direction !== null) meant(direction);
		frame = pads.some((pad) => pad !== null) ? requestAnimationFrame(look) : 0;
	}

	function begin(): void {
		if (frame === 0) frame = requestAnimationFrame(look);
	}

	if (typeof navigator.getGamepads !== 'function') return;
	addEventListener('gamepadconnected', begin, { signal });
	signal.addEventListener('abort', () => cancelAnimationFrame(frame));
	begin();
}
