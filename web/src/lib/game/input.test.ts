import { describe, expect, it } from 'vitest';
import { PadReader } from './gamepad.ts';
import { directionOfKey, type Press } from './keys.ts';
import { directionOfSwipe, SwipeReader } from './swipe.ts';

function press(code: string, more: Partial<Press> = {}): Press {
	return {
		code,
		altKey: false,
		ctrlKey: false,
		metaKey: false,
		shiftKey: false,
		isComposing: false,
		defaultPrevented: false,
		...more,
	};
}

describe('keys', () => {
	it.each([
		['up', 'ArrowUp KeyW KeyK'],
		['down', 'ArrowDown KeyS KeyJ'],
		['left', 'ArrowLeft KeyA KeyH'],
		['right', 'ArrowRight KeyD KeyL'],
	])('mean %s by their place: %s', (direction, codes) => {
		for (const code of codes.split(' ')) expect(directionOfKey(press(code))).toBe(direction);
	});

	it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'defaultPrevented'] as const)(
		'are left alone with %s',
		(held) => {
			for (const code of ['KeyW', 'ArrowLeft', 'KeyR']) {
				expect(directionOfKey(press(code, { [held]: true }))).toBeNull();
			}
		},
	);

	it('that mean nothing here are left alone', () => {
		for (const code of ['KeyR', 'KeyN', 'Space', 'Enter', 'Escape', 'Tab', 'PageDown', 'Home', '']) {
			expect(directionOfKey(press(code))).toBeNull();
		}
	});
});

/** Degrees counted against the clock from the right, as on paper. */
function swiped(degrees: number, length: number) {
	const angle = (degrees * Math.PI) / 180;
	return directionOfSwipe(length * Math.cos(angle), -length * Math.sin(angle));
}

describe('a swipe', () => {
	it('goes where it points, and nowhere within 10 degrees of a diagonal', () => {
		for (let degrees = 0; degrees < 360; degrees++) {
			const off = Math.abs((degrees % 90) - 45);
			const expected =
				off <= 10 ? null : (['right', 'up', 'left', 'down'] as const)[Math.round(degrees / 90) % 4];
			for (const length of [11, 60, 700])
				expect(swiped(degrees, length), `${degrees} degrees`).toBe(expected);
		}
	});

	it('of 10 px or less is none', () => {
		expect(directionOfSwipe(10, 0)).toBeNull();
		expect(directionOfSwipe(0, -10)).toBeNull();
		expect(directionOfSwipe(10.1, 0)).toBe('right');
	});

	it('counts once, at once where it is long, when lifted where it is short', () => {
		const reader = new SwipeReader();
		reader.press(1, 100, 100);
		expect(reader.move(1, 120, 100)).toBeNull();
		expect(reader.move(1, 160, 100)).toBe('right');
		expect(reader.move(1, 260, 100)).toBeNull();
		expect(reader.lift(1, 10, 100)).toBeNull();
		reader.press(1, 100, 100);
		expect(reader.lift(1, 100, 130)).toBe('down');
	});

	it('with a second finger never counts, whichever finger comes or goes', () => {
		const reader = new SwipeReader();
		reader.press(1, 100, 100);
		reader.press(2, 200, 100);
		expect(reader.move(1, 10, 100)).toBeNull();
		expect(reader.move(2, 400, 100)).toBeNull();
		expect(reader.lift(2, 400, 100)).toBeNull();
		expect(reader.lift(1, 10, 100)).toBeNull();
		reader.press(3, 100, 100);
		expect(reader.lift(3, 100, 40)).toBe('up');
	});

	it('that the browser took for itself does not count', () => {
		const reader = new SwipeReader();
		reader.press(1, 100, 100);
		reader.cancel(1);
		expect(reader.lift(1, 200, 100)).toBeNull();
	});

	it('that begins on a control makes no move, but is a drag and no press', () => {
		const reader = new SwipeReader();
		reader.press(1, 100, 100, false);
		expect(reader.move(1, 160, 100)).toBeNull();
		expect(reader.lift(1, 160, 100)).toBeNull();
		expect(reader.dragged).toBe(true);
	});

	it('is told from a tap', () => {
		const reader = new SwipeReader();
		reader.press(1, 100, 100);
		reader.lift(1, 104, 103);
		expect(reader.dragged).toBe(false);
		reader.press(1, 100, 100);
		reader.lift(1, 130, 130);
		expect(reader.dragged).toBe(true);
	});
});

describe('a game controller', () => {
	const pad = (pressed: number[], axes = [0, 0]) => ({
		buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })),
		axes,
	});

	it('moves once for each push of the cross', () => {
		const reader = new PadReader();
		expect(reader.read([null, pad([12])])).toBe('up');
		expect(reader.read([null, pad([12])])).toBeNull();
		expect(reader.read([null, pad([])])).toBeNull();
		expect(reader.read([null, pad([12])])).toBe('up');
		expect(reader.read([null, pad([15])])).toBe('right');
	});

	it('moves once for each push of the stick, however it trembles', () => {
		const reader = new PadReader();
		expect(reader.read([pad([], [-0.9, 0.1])])).toBe('left');
		expect(reader.read([pad([], [-0.5, 0.1])])).toBeNull();
		expect(reader.read([pad([], [-0.7, 0.1])])).toBeNull();
		expect(reader.read([pad([], [0.1, 0])])).toBeNull();
		expect(reader.read([pad([], [0.1, 0.8])])).toBe('down');
	});

	it('at rest or without buttons does nothing', () => {
		const reader = new PadReader();
		expect(reader.read([])).toBeNull();
		expect(reader.read([{ buttons: [], axes: [] }])).toBeNull();
		expect(reader.read([pad([], [0.3, -0.3])])).toBeNull();
	});
});
