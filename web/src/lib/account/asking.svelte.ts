import { Problem } from '#lib/club/api.ts';
import { sentence } from '#lib/club/refusal.ts';
import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';

/** Fields of the forms of an account. */
export type FieldName = 'name' | 'password' | 'old';

/** The field that a refusal is about, by its code; the others are about the whole form. */
const ABOUT: Record<string, FieldName> = {
	'name-length': 'name',
	'name-characters': 'name',
	'name-scripts': 'name',
	'name-taken': 'name',
	'password-length': 'password',
	'password-common': 'password',
};

/** One form: what was wrong, beside the field it concerns, and whether an answer is awaited. */
export class Asking {
	busy = $state(false);
	wrong = $state.raw<Partial<Record<FieldName | 'form', string>>>({});

	/** What is missing, or null where nothing is. */
	missing(
		values: Partial<Record<FieldName, string>>,
		sentences: Partial<Record<FieldName, string>>,
	): boolean {
		const empty = (Object.keys(values) as FieldName[]).filter((field) => values[field]?.trim() === '');
		this.wrong = Object.fromEntries(empty.map((field) => [field, sentences[field] ?? '']));
		return empty.length > 0;
	}

	/** Does it and says whether it was done; `own` are this form's sentences for some refusals. */
	async ask(
		what: () => Promise<unknown>,
		words: NumbridgeMessages,
		own: Record<string, [FieldName, string]> = {},
	): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		this.wrong = {};
		try {
			await what();
			return true;
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			const { code } = problem.refusal;
			const [field, text] = own[code] ?? [ABOUT[code] ?? 'form', sentence(problem.refusal, words)];
			this.wrong = { [field]: text };
			return false;
		} finally {
			this.busy = false;
		}
	}
}

/** Puts the focus into the first field that is wrong, so that what is wrong is read out. */
export function focusWrong(form: HTMLFormElement | null): void {
	form?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
}
