import { cellOf } from '#lib/field/picture.ts';
import type { NumbridgeRulesMessages } from '#lib/messages/numbridge-rules.ts';
import type { Drawn } from './figures.ts';

/** A field in words, row by row, for those who do not see it. */
export function fieldText(words: NumbridgeRulesMessages['field'], drawn: Drawn): string {
	const { size } = drawn;
	const rows = Array.from({ length: size }, (_, row) => {
		const cells = Array.from({ length: size }, (_, column) => {
			const { digit, owner } = cellOf({ ...drawn, won: new Set() }, row * size + column);
			if (digit === 0) return words.empty;
			return owner === null ? String(digit) : words[owner](digit);
		});
		return `${words.row(row + 1)}: ${cells.join(words.comma)}`;
	});
	return `${words.name(size)}. ${rows.join('. ')}.`;
}
