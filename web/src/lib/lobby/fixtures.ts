import type { Ad, Blocks, Grade, Limits, Me, Range, Room } from '#lib/club/types.ts';

// Rooms as the club would tell them, with ranges that no two choices share.

const choices: [Blocks, Grade][] = [
	['regular', 'singles'],
	['regular', 'hard'],
	['irregular', 'singles'],
	['irregular', 'any'],
];

export const ranges: Range[] = choices.map(([blocks, grade], index) => ({
	blocks,
	grade,
	clues: 30 + index,
	least: 24 + index,
	most: 40 - index,
}));

export const bridge: Limits = {
	variant: 'bridge',
	clues: 30,
	least: 24,
	most: 40,
	price: 1,
	move_time: 60,
	game_time: 1200,
	candidates: true,
	first_clue_at_one: false,
	blocks: ['regular', 'irregular'],
	grades: ['singles', 'hard', 'any'],
	ranges,
};

export const lightning: Limits = {
	...bridge,
	variant: 'lightning',
	clues: 12,
	least: 9,
	most: 14,
	price: 2,
	move_time: 30,
	game_time: 300,
	candidates: false,
	first_clue_at_one: true,
	ranges: [{ blocks: 'irregular', grade: 'any', clues: 12, least: 9, most: 14 }],
};

export function room(id: string, limits: Limits[], more: Partial<Room> = {}): Room {
	return { id, name: `The ${id}`, limits, rated: true, bots: false, open: true, order: 1, ...more };
}

export const account: Me = { id: 1, name: 'Ada', kind: 'account', created: 0 };
export const guest: Me = { id: 2, name: 'Guest 2', kind: 'guest', created: 0 };

export function ad(id: string, more: Partial<Ad> = {}): Ad {
	return {
		id,
		room: 'bridge-60',
		owner: { id: 7, name: 'Bo', kind: 'account' },
		settings: {
			variant: 'bridge',
			blocks: 'regular',
			clues: 31,
			grade: 'singles',
			price: 1,
			candidates: false,
			first_clue_at_one: false,
			move_time: 60,
			game_time: 1200,
		},
		rated: false,
		private: false,
		posted: 0,
		lease: 30_000,
		own: false,
		...more,
	};
}

export function botsAd(id: string, variant: Ad['settings']['variant'] = 'bridge'): Ad {
	const found = ad(id);
	return { ...found, owner: { id: 9, name: 'Bot', kind: 'bot' }, settings: { ...found.settings, variant } };
}
