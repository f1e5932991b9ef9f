import { describe, expect, test } from 'vitest';
import type { End, GameView, LastMove, Player, Seat, TableView } from '#lib/club/types.ts';
import { game, plain, table, waiting, words } from './fixtures.ts';
import { called, cellInWords, lastMove, news, reason, refusedOffer, result, state } from './speech.ts';

const NOTHING = { candidate: false, notes: '', picked: false, waiting: false };
const after = (changes: Partial<GameView>) => game({ ply: 5, ...changes });

describe('the last move is said', () => {
	const place = 'Row 2, column 1, block 2';
	test.each<[LastMove, string, string]>([
		[
			{ seat: 'first', did: 'placed', cell: 2, digit: 3 },
			`You placed 3: ${place}.`,
			`Ada placed 3: ${place}.`,
		],
		[
			{ seat: 'first', did: 'missed', cell: 2, digit: 7 },
			`Miss: 7 does not fit. ${place}.`,
			`Ada missed with 7: ${place}.`,
		],
		// A clue shows its digit itself.
		[
			{ seat: 'first', did: 'took-clue', cell: 2 },
			`You took the clue 3: ${place}.`,
			`Ada took the clue 3: ${place}.`,
		],
		[{ seat: 'first', did: 'exchanged' }, 'You exchanged your hand.', 'Ada exchanged the hand.'],
		[
			{ seat: 'first', did: 'ran-out-of-time' },
			'Your time ran out: the move is spent.',
			'Ada ran out of time.',
		],
		[
			{ seat: 'first', did: 'exchanged', then_passed: 'second' },
			'You exchanged your hand. Bo had nothing to play and was passed.',
			'Ada exchanged the hand. You had nothing to play and were passed.',
		],
	])('%o', (last, own, theirs) => {
		expect(plain(lastMove(table(game({ last })), words))).toBe(own);
		expect(plain(lastMove(table(game({ last, seat: 'second' })), words))).toBe(theirs);
	});

	test('and nothing before the first one', () => {
		expect(lastMove(table(), words)).toBe('');
	});
});

describe('the end is said from the seat', () => {
	const ends: End[] = [
		{ reason: 'connection', winner: 'first' },
		{ reason: 'game-time', winner: 'second' },
		{ reason: 'agreement', winner: null },
		{ reason: 'closed', winner: null },
		{ reason: 'resignation', winner: 'second' },
	];
	test.each<[Seat, string[]]>([
		['first', ['You won', 'You lost', 'Draw', 'No result', 'You lost']],
		['second', ['You lost', 'You won', 'Draw', 'No result', 'You won']],
		['spectator', ['Ada won', 'Bo won', 'Draw', 'No result', 'Bo won']],
	])('%s', (seat, said) => {
		expect(ends.map((end) => plain(result(table(game({ seat, end })), words)))).toEqual(said);
	});

	test.each<[Seat, string[]]>([
		[
			'first',
			['by joining both edges', 'Bo won, on game time', 'by agreement', 'closed by the host', 'you resigned'],
		],
		[
			'second',
			[
				'Ada won, by joining both edges',
				'on game time',
				'by agreement',
				'closed by the host',
				'by resignation',
			],
		],
		[
			'spectator',
			['by joining both edges', 'on game time', 'by agreement', 'closed by the host', 'by resignation'],
		],
	])('%s is told why in the words of the winner, and as a loser also whose they are', (seat, said) => {
		expect(ends.map((end) => plain(reason(table(game({ seat, end })), words)))).toEqual(said);
	});

	test('and nothing while the game goes on', () => {
		expect(result(table(), words)).toBe('');
		expect(reason(table(), words)).toBe('');
	});
});

describe('the state in words has all that a player would look up', () => {
	test('whose turn, the own hand, both counters, the bag', () => {
		expect(plain(state(table(game({ misses: [1, 2], tiles: [3, 1] })), words))).toBe(
			'Your turn. Your hand: 1, 5, 5. Ada: 3 tiles in hand, one miss. Bo: one tile in hand, 2 misses. 9 tiles in the bag.',
		);
	});

	test('in Lands the move of the pair and the blocks', () => {
		const lands = { cells: [], blocks: [2, 1] as [number, number], holders: '....' };
		const said = plain(state(table(game({ lands, move: 1, of: 2 })), words));
		expect(said).toContain('Your turn. Move 1 of 2.');
		expect(said).toContain('Ada: 3 tiles in hand, 0 misses, 2 blocks.');
		expect(said).toContain('one block');
	});

	test('an empty hand, and no hand for somebody who looks on', () => {
		expect(plain(state(table(game({ hand: [] })), words))).toContain('No tiles');
		const { hand: _, ...public_ } = waiting({ seat: 'spectator' });
		expect(plain(state(table(public_), words))).not.toContain('hand:');
	});
});

describe('what is new is said', () => {
	const said = (before: TableView | null, now: TableView) => plain(news(before, now, words));
	const moved: LastMove = { seat: 'second', did: 'exchanged' };

	test('on arrival: the last move and the state', () => {
		expect(said(null, table(game({ last: moved })))).toMatch(
			/^Bo exchanged the hand\. Your turn\. Your hand/,
		);
	});

	test('a move, whose turn it is now, and to whoever is to move the hand', () => {
		expect(said(table(waiting()), table(after({ last: moved })))).toBe(
			'Bo exchanged the hand. Your turn. Your hand: 1, 5, 5.',
		);
		const own: LastMove = { seat: 'first', did: 'exchanged' };
		expect(said(table(), table(waiting({ ply: 5, last: own })))).toBe(
			'You exchanged your hand. Bo is to move.',
		);
	});

	test('an offer of the other, once, and not the own', () => {
		const offers = [
			{ id: 1, kind: 'draw', by: 'second' },
			{ id: 2, kind: 'adjournment', by: 'first' },
		] as const;
		const offered = table(game(), { offers: [...offers], seq: 5 });
		expect(said(table(), offered)).toBe('Bo offers a draw.');
		expect(said(offered, { ...offered, seq: 6 })).toBe('');
	});

	test('an adjournment, and that the game goes on', () => {
		const adjourned = table(game(), { status: 'adjourned' });
		expect(said(table(), adjourned)).toBe('Adjourned. Your hand: 1, 5, 5.');
		expect(said(adjourned, table())).toBe('The game goes on. Your turn. Your hand: 1, 5, 5.');
	});

	test('the end with its reason, and no turn after it', () => {
		const end: End = { reason: 'connection', winner: 'second' };
		expect(said(table(waiting()), table(waiting({ ply: 5, turn: null, last: moved, end })))).toBe(
			'Bo exchanged the hand. You lost: Bo won, by joining both edges.',
		);
	});

	test('that the other wants a rematch, once', () => {
		const over = (wishes: [boolean, boolean]) =>
			table(game({ turn: null }), { status: 'over', rematch: { wishes } });
		expect(said(over([false, false]), over([false, true]))).toBe('Bo wants a rematch.');
		expect(said(over([false, true]), over([false, true]))).toBe('');
		expect(said(over([false, false]), over([true, false]))).toBe('');
	});

	test('nothing where nothing of note happened', () => {
		expect(said(table(), table(game(), { seq: 9 }))).toBe('');
	});
});

describe('a cell in words', () => {
	const cells = (view: TableView) =>
		[0, 1, 2, 3].map((cell) => plain(cellInWords(view, cell, words, NOTHING)).split(': ')[1]);

	test('says its digit and whose it is, from either side', () => {
		expect(cells(table())).toEqual(['empty', 'clue 2, free', '3, yours', 'clue 4, Bo’s']);
		expect(cells(table(game({ seat: 'second' })))).toEqual([
			'empty',
			'clue 2, free',
			'3, Ada’s',
			'clue 4, yours',
		]);
	});

	test('begins with its place, counted from one', () => {
		expect(cellInWords(table(), 2, words, NOTHING)).toMatch(/^Row 2, column 1, block 2: /);
	});

	test('says what a person’s own hand has put there, and notes only while it is empty', () => {
		const own = { candidate: true, notes: '27', picked: true, waiting: true };
		expect(plain(cellInWords(table(), 0, words, own))).toMatch(
			/: empty, possible here, waits for a tile, on its way, noted 2 7$/,
		);
		expect(cellInWords(table(), 2, words, { ...NOTHING, notes: '27' })).not.toContain('noted');
	});

	test('says misses, the last move, who holds the block and with how many cells', () => {
		const marks = [{ ply: 3, seat: 'first' as const, cell: 0, digit: 8 }];
		const lands = {
			cells: [
				[1, 2],
				[0, 0],
			] as [number, number][],
			blocks: [0, 1] as [number, number],
			holders: '2.',
		};
		const view = table(game({ marks, lands, last: { seat: 'first', did: 'missed', cell: 0, digit: 8 } }));
		expect(cells(view)[0]).toBe(
			'empty, 8 did not fit, last move, block taken by Bo, in this block Ada 1, Bo 2',
		);
	});
});

test('a player whose account is gone is called by no name', () => {
	const view = table();
	view.players[1] = { id: 0, name: '', kind: 'deleted' };
	expect(called(view, 'second', words.club)).toBe('deleted player');
});

describe('an own offer that was not accepted is noticed', () => {
	const free: TableView['may_offer'] = ['draw', 'adjournment'];
	const offer = (by: Player) => ({ offers: [{ id: 1, kind: 'draw' as const, by }] });
	const left: TableView['may_offer'] = ['adjournment'];
	test.each<[string, TableView, TableView, string | null]>([
		['made', table(game(), { may_offer: free }), table(game(), { ...offer('first'), may_offer: left }), null],
		[
			'refused',
			table(game(), { ...offer('first'), may_offer: left }),
			table(game(), { may_offer: left }),
			'draw',
		],
		[
			'refused before it was seen',
			table(game(), { may_offer: free }),
			table(game(), { may_offer: left }),
			'draw',
		],
		[
			'made by the other',
			table(game(), { may_offer: free }),
			table(game(), { ...offer('second'), may_offer: left }),
			null,
		],
		[
			'refused to the other',
			table(game(), { ...offer('second'), may_offer: left }),
			table(game(), { may_offer: left }),
			null,
		],
		[
			'gone with a move',
			table(game(), { ...offer('first'), may_offer: left }),
			table(after({}), { may_offer: free }),
			null,
		],
		['taken up', table(game(), offer('first')), table(game(), { status: 'adjourned' }), null],
		[
			'seen by a spectator',
			table(game({ seat: 'spectator' }), offer('first')),
			table(game({ seat: 'spectator' })),
			null,
		],
	])('%s', (_, before, now, kind) => {
		expect(refusedOffer(before, now)).toBe(kind);
	});
});
