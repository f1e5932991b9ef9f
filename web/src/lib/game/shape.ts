/** Reading of JSON that anybody may have touched: each function returns what it was asked for, or throws. */

/** The text or value is not of the form that was expected; the message says where it departs. */
export class Unreadable extends Error {
	override readonly name: string = 'Unreadable';
}

export type Fields = Readonly<Record<string, unknown>>;

export function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Unreadable('no JSON');
	}
}

/** An object with no other fields than these. */
export function fields(value: unknown, allowed: readonly string[], what: string): Fields {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Unreadable(`${what}: no object`);
	const stranger = Object.keys(value).find((key) => !allowed.includes(key));
	if (stranger !== undefined) throw new Unreadable(`${what}: unknown field ${stranger}`);
	return value as Fields;
}

export function count(value: unknown, what: string): number {
	if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
		throw new Unreadable(`${what}: no count`);
	}
	return value;
}

/** A length of time, not negative. */
export function seconds(value: unknown, what: string): number {
	if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
		throw new Unreadable(`${what}: no time`);
	return value;
}

export function flag(value: unknown, what: string): boolean {
	if (typeof value !== 'boolean') throw new Unreadable(`${what}: neither true nor false`);
	return value;
}

export function text(value: unknown, form: RegExp, what: string): string {
	if (typeof value !== 'string' || !form.test(value))
		throw new Unreadable(`${what}: not of the form ${form.source}`);
	return value;
}

export function list(value: unknown, what: string): readonly unknown[] {
	if (!Array.isArray(value)) throw new Unreadable(`${what}: no list`);
	return value;
}
