import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Alerts } from './alerts.svelte.ts';

let store: Map<string, string>;
let notes: string[];
let visibility: string;
let permission: NotificationPermission;
let voices: number;

beforeEach(() => {
	store = new Map();
	notes = [];
	visibility = 'hidden';
	permission = 'granted';
	voices = 0;
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, value: string) => store.set(key, value),
		removeItem: (key: string) => store.delete(key),
	});
	vi.stubGlobal('document', {
		get visibilityState() {
			return visibility;
		},
	});
	vi.stubGlobal(
		'Notification',
		class {
			static get permission() {
				return permission;
			}
			static requestPermission = async () => permission;
			onclick: unknown = null;
			constructor(text: string) {
				notes.push(text);
			}
		},
	);
	const part = () => ({
		frequency: { value: 0 },
		gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
		connect: (next: unknown) => next,
		start: () => {
			voices += 1;
		},
		stop() {},
	});
	vi.stubGlobal(
		'AudioContext',
		class {
			currentTime = 0;
			destination = {};
			createOscillator = part;
			createGain = part;
		},
	);
	return () => vi.unstubAllGlobals();
});

/** A visit to a table, in the same browser as the ones before. */
function visit(): Alerts {
	const alerts = new Alerts();
	alerts.start();
	return alerts;
}

describe('sounds', () => {
	test('are off on a first visit', () => {
		const alerts = visit();
		expect(alerts.sound).toBe(false);
		alerts.play('turn');
		expect(voices).toBe(0);
	});

	test('are heard once they are on, and stay on', () => {
		visit().sound = true;
		voices = 0;
		const alerts = visit();
		expect(alerts.sound).toBe(true);
		alerts.play('turn');
		expect(voices).toBe(2);
	});
});

describe('notifications', () => {
	test('are off on a first visit, also where the browser would allow them', () => {
		const alerts = visit();
		expect(alerts.notify).toBe(false);
		alerts.tell('Your turn.', 'a');
		expect(notes).toEqual([]);
	});

	test('come to somebody who looks elsewhere, and to nobody who looks here', async () => {
		await visit().wantNotify(true);
		const alerts = visit();
		alerts.tell('Your turn.', 'a');
		visibility = 'visible';
		alerts.tell('You won.', 'a');
		expect(notes).toEqual(['Your turn.']);
	});

	test('stay off where the browser refuses them, and that is told', async () => {
		permission = 'denied';
		const alerts = visit();
		await alerts.wantNotify(true);
		expect([alerts.notify, alerts.blocked]).toEqual([false, true]);
	});
});
