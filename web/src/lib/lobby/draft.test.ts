import { describe, expect, test } from 'vitest';
import { blank, blocksIn, cluesOf, fitted, gradesWith, postingOf, rangeFor, ratingIn } from './draft.ts';
import { account, bridge, guest, lightning, ranges, room } from './fixtures.ts';

const bridge60 = room('bridge-60', [bridge]);
const training = room('training', [bridge, lightning], { rated: false, bots: true });

describe('what may be chosen is what the room tells', () => {
	test('blocks that stand in a range', () => {
		expect(blocksIn(bridge)).toEqual(['regular', 'irregular']);
		expect(blocksIn(lightning)).toEqual(['irregular']);
	});

	test('grades that go with the blocks', () => {
		expect(gradesWith(bridge, 'regular')).toEqual(['singles', 'hard']);
		expect(gradesWith(bridge, 'irregular')).toEqual(['singles', 'any']);
	});

	test.each([
		[room('closed to rating', [bridge], { rated: false }), account, 'unrated-room'],
		[bridge60, account, 'possible'],
		[bridge60, guest, 'guest'],
		[bridge60, null, 'guest'],
	])('rating: $0.id', (where, me, expected) => {
		expect(ratingIn(where, me)).toBe(expected);
	});
});

describe('an ad that is begun', () => {
	test('asks for the standard number of clues, and is rated where that is possible', () => {
		const draft = blank(bridge60, account, { private: false });
		expect(draft).toMatchObject({ blocks: 'regular', grade: 'singles', candidates: false, rated: true });
		expect(cluesOf(draft, bridge60)).toBe(30);
		expect(blank(bridge60, guest, { private: false }).rated).toBe(false);
	});

	test('is unrated for a friend until that is asked for', () => {
		expect(blank(bridge60, account, { private: true })).toMatchObject({ private: true, rated: false });
	});

	test('takes another variant, blocks and grade where the room has no others', () => {
		const only = room('lightning', [lightning]);
		expect(blank(only, account, { private: false })).toMatchObject({
			variant: 'lightning',
			blocks: 'irregular',
			grade: 'any',
		});
	});
});

describe('a choice that the room does not allow', () => {
	const draft = { ...blank(bridge60, account, { private: false }), clues: 40 };

	test('of clues is moved to the end of the range of the other choices', () => {
		const other = fitted({ ...draft, blocks: 'irregular' }, bridge60, account);
		expect(other.clues).toBe(ranges[2]?.most);
		expect(fitted({ ...draft, clues: 3 }, bridge60, account).clues).toBe(24);
	});

	test('of clues follows the standard number as long as nobody chose one', () => {
		const untouched = fitted({ ...draft, clues: null, blocks: 'irregular', grade: 'any' }, bridge60, account);
		expect(cluesOf(untouched, bridge60)).toBe(33);
		expect(rangeFor(untouched, bridge60)).toEqual(ranges[3]);
	});

	test('of a grade is replaced by one that goes with the blocks', () => {
		expect(fitted({ ...draft, blocks: 'irregular', grade: 'hard' }, bridge60, account).grade).toBe('singles');
	});

	test('of candidates or rating is taken back', () => {
		const wanted = { ...draft, variant: 'lightning' as const, candidates: true, rated: true };
		expect(fitted(wanted, training, account)).toMatchObject({ candidates: false, rated: false });
		expect(fitted({ ...draft, candidates: true }, bridge60, account).candidates).toBe(true);
	});
});

test('what is posted is the exact number that was shown', () => {
	const draft = fitted({ ...blank(bridge60, account, { private: false }), grade: 'hard' }, bridge60, account);
	expect(postingOf(draft, bridge60)).toEqual({
		room: 'bridge-60',
		variant: 'bridge',
		blocks: 'regular',
		clues: 31,
		grade: 'hard',
		candidates: false,
		rated: true,
		private: false,
	});
});
