import { afterEach, describe, expect, test } from 'vitest';
import { toasts } from './toasts.svelte.ts';

afterEach(() => {
	toasts.shown = [];
	toasts.said = '';
});

describe('a toast', () => {
	test('is shown and said', () => {
		toasts.show({ text: 'New game' });
		expect(toasts.shown.map((toast) => toast.text)).toEqual(['New game']);
		expect(toasts.said).toBe('New game');
	});

	test('takes the place of one with the same key and leaves others', () => {
		toasts.show({ text: 'first', key: 'update' });
		toasts.show({ text: 'other' });
		toasts.show({ text: 'second', key: 'update' });
		expect(toasts.shown.map((toast) => toast.text)).toEqual(['other', 'second']);
	});

	test('is dismissed by what showed it', () => {
		const dismiss = toasts.show({ text: 'one' });
		toasts.show({ text: 'two' });
		dismiss();
		expect(toasts.shown.map((toast) => toast.text)).toEqual(['two']);
	});

	test('stays for some seconds unless it is told to stay', () => {
		toasts.show({ text: 'passing' });
		toasts.show({ text: 'staying', seconds: null });
		expect(toasts.shown.map((toast) => toast.seconds)).toEqual([8, null]);
	});
});

test('a sentence said twice changes the live region twice', () => {
	toasts.say('Left.');
	const first = toasts.said;
	toasts.say('Left.');
	expect(toasts.said).not.toBe(first);
	toasts.say('Left.');
	expect(toasts.said.trim()).toBe('Left.');
});
