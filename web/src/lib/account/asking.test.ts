import { expect, test } from 'vitest';
import { Problem } from '#lib/club/api.ts';
import words from '#lib/messages/en/numbridge.ts';
import { Asking } from './asking.svelte.ts';

const refuse =
	(code: string, facts = {}) =>
	() =>
		Promise.reject(new Problem({ code, facts }, 409));

test.each([
	['name-taken', {}, 'name'],
	['password-length', { least: 8, most: 1024 }, 'password'],
	['unreachable', {}, 'form'],
	['a code of a newer club', {}, 'form'],
])('%s is told beside its field', async (code, facts, place) => {
	const form = new Asking();
	expect(await form.ask(refuse(code, facts), words)).toBe(false);
	expect(Object.keys(form.wrong)).toEqual([place]);
	expect(form.busy).toBe(false);
});

test('a form may have its own sentence for a refusal', async () => {
	const form = new Asking();
	await form.ask(refuse('wrong-password'), words, { 'wrong-password': ['old', 'Not yours.'] });
	expect(form.wrong).toEqual({ old: 'Not yours.' });
});

test('what is left empty is told without asking the club', () => {
	const form = new Asking();
	expect(form.missing({ name: ' ', password: 'x' }, { name: 'Name?', password: 'Password?' })).toBe(true);
	expect(form.wrong).toEqual({ name: 'Name?' });
	expect(form.missing({ name: 'Ada', password: 'x' }, {})).toBe(false);
	expect(form.wrong).toEqual({});
});

test('what was done leaves nothing wrong, and is not done twice at once', async () => {
	const form = new Asking();
	let finish = () => {};
	const first = form.ask(
		() =>
			new Promise<void>((done) => {
				finish = done;
			}),
		words,
	);
	expect(await form.ask(async () => {}, words)).toBe(false);
	finish();
	expect(await first).toBe(true);
	expect(form.wrong).toEqual({});
});
