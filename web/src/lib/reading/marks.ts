/**
 * The marks that a text may carry inside a paragraph:
 *
 *     **word**          said with weight
 *     [words](page)     a link: to a page by its name in books.ts, or to #section of the same page
 *     `command`         what is typed, from left to right in every language
 *     {4 4 _ 8}         tiles in a row, `_` an empty cell, from left to right in every language
 *
 * Texts stay plain strings, so that they can be read and translated as sentences, and never become HTML by themselves.
 */

export type Part =
	| { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
	| { readonly kind: 'link'; readonly text: string; readonly to: string }
	/** Values of the tiles, 0 for an empty cell. */
	| { readonly kind: 'tiles'; readonly cells: readonly number[] };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([\w#-]+)\)|`([^`]+)`|\{([\d_ ]+)\}/g;
/** What is left of a mark that was not closed, or holds what it may not. */
const STRAY = /\*\*|[`{}[\]]/;

/** A text, taken apart at its marks. Throws a SyntaxError where a mark is not whole. */
export function partsOf(text: string): Part[] {
	const parts: Part[] = [];
	let end = 0;
	const plain = (upTo: number) => {
		const between = text.slice(end, upTo);
		if (STRAY.test(between)) throw new SyntaxError(`a mark is not whole in: ${text}`);
		if (between !== '') parts.push({ kind: 'text', text: between });
	};
	for (const found of text.matchAll(MARK)) {
		const [whole, strong, words, to, code, tiles] = found;
		plain(found.index);
		end = found.index + whole.length;
		if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
		else if (words !== undefined && to !== undefined) parts.push({ kind: 'link', text: words, to });
		else if (code !== undefined) parts.push({ kind: 'code', text: code });
		else if (tiles !== undefined) parts.push({ kind: 'tiles', cells: cellsOf(tiles) });
	}
	plain(text.length);
	return parts;
}

/** The mark that shows these tiles inside a text. */
export function tilesMark(cells: readonly number[]): string {
	return `{${cells.map((value) => value || '_').join(' ')}}`;
}

function cellsOf(tiles: string): number[] {
	return tiles
		.trim()
		.split(/\s+/)
		.map((cell) => (cell === '_' ? 0 : Number(cell)));
}
