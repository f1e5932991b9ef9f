/** A position in a link: sixteen digits of base 18 after the hash, one a cell, each the exponent of its tile. */
import { exponentsOf } from '#lib/engine/engine.ts';

const MARK = '#board=';
const FORM = /^#board=([0-9a-h]{16})$/;

export function linkTo(page: string, cells: readonly number[]): string {
	return (
		page +
		MARK +
		exponentsOf(cells)
			.map((exponent) => exponent.toString(18))
			.join('')
	);
}

/** The sixteen values in the hash of an address; null where it holds none, 'broken' where it cannot be read. */
export function cellsIn(hash: string): number[] | null | 'broken' {
	if (!hash.startsWith(MARK)) return null;
	const digits = FORM.exec(hash)?.[1];
	if (digits === undefined) return 'broken';
	return [...digits].map((digit) => {
		const exponent = Number.parseInt(digit, 18);
		return exponent === 0 ? 0 : 2 ** exponent;
	});
}
