import { expect, test } from 'vitest';
import { ownPath } from './next.ts';

const origin = 'https://club.example';

test.each(['/numbridge', '/fa/numbridge/invite?ad=abcdefghijkl', '/numbridge/archive?player=7#list'])(
	'%s is a place to go back to',
	(path) => {
		expect(ownPath(path, origin)).toBe(path);
	},
);

test.each([
	null,
	'',
	'numbridge',
	'https://elsewhere.example/',
	'//elsewhere.example/',
	'/\\elsewhere.example/',
	'/\t/elsewhere.example/',
	'/.//elsewhere.example/',
	'/a/..//elsewhere.example/',
	'javascript:alert(1)',
	'/api/logout',
	'//[',
])('%j is not', (path) => {
	expect(ownPath(path, origin)).toBeNull();
});
