import { describe, expect, test } from 'vitest';
import { type Part, partsOf, tilesMark } from './marks.ts';

const cases: [string, Part[]][] = [
	['plain words', [{ kind: 'text', text: 'plain words' }]],
	[
		'a **strong** word',
		[
			{ kind: 'text', text: 'a ' },
			{ kind: 'strong', text: 'strong' },
			{ kind: 'text', text: ' word' },
		],
	],
	['[the rules](rules)', [{ kind: 'link', text: 'the rules', to: 'rules' }]],
	['[above](#how-far)', [{ kind: 'link', text: 'above', to: '#how-far' }]],
	['`vog serve --port 0`', [{ kind: 'code', text: 'vog serve --port 0' }]],
	['{4 4 _ 131072}', [{ kind: 'tiles', cells: [4, 4, 0, 131072] }]],
	[
		'**به چپ** {8 8 _ _}',
		[
			{ kind: 'strong', text: 'به چپ' },
			{ kind: 'text', text: ' ' },
			{ kind: 'tiles', cells: [8, 8, 0, 0] },
		],
	],
];

describe('a text', () => {
	test.each(cases)('is taken apart at its marks: %s', (text, parts) => {
		expect(partsOf(text)).toEqual(parts);
	});

	test.each(['a **word', 'a `word', '{4 4', '{4 x}', '[words]', '[words](two words)'])(
		'with a mark that is not whole is refused: %s',
		(text) => {
			expect(() => partsOf(text)).toThrow(text);
		},
	);

	test('shows the tiles it was given', () => {
		expect(partsOf(tilesMark([2, 0, 4, 8]))).toEqual([{ kind: 'tiles', cells: [2, 0, 4, 8] }]);
	});
});
