import type { Face, Limits, Room, Settings, Variant } from '#lib/club/types.ts';
import type { LobbyMessages } from '#lib/messages/lobby.ts';
import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';

/** A line of a room's description. */
export interface Fact {
	label: string;
	values: string[];
}

export function playerName(face: Face, words: NumbridgeMessages): string {
	return face.kind === 'deleted' ? words.nameless : face.name;
}

export function roomName(id: string, rooms: readonly Room[], words: NumbridgeMessages): string {
	const known = (words.rooms as Record<string, string>)[id];
	return known ?? rooms.find((room) => room.id === id)?.name ?? id;
}

/** Where a game is played: the room, and the variant where the room's name does not tell it. */
export function describePlace(
	id: string,
	variant: Variant,
	rooms: readonly Room[],
	words: NumbridgeMessages,
): string[] {
	const room = roomName(id, rooms, words);
	const name = words.variants[variant];
	return room.includes(name) ? [room] : [room, name];
}

/** What a room allows in one variant: all of it (C2, N43). */
export function describeLimits(limits: Limits, game: NumbridgeMessages, lobby: LobbyMessages): Fact[] {
	const { rooms } = lobby;
	const blocks = limits.blocks.length > 1 ? rooms.anyBlocks : game.blocks[limits.blocks[0] ?? 'regular'];
	const grades =
		limits.grades.length > 2 ? [rooms.anyGrade] : limits.grades.map((grade) => game.grades[grade]);
	return [
		{ label: rooms.time, values: [game.moveTime(limits.move_time), game.gameTime(limits.game_time)] },
		{
			label: rooms.clues,
			values: [
				rooms.range(limits.least, limits.most),
				rooms.standard(limits.clues),
				game.price(limits.price),
				...(limits.first_clue_at_one ? [game.firstClue] : []),
			],
		},
		{ label: rooms.deal, values: [blocks, ...grades] },
		{ label: rooms.candidates, values: [limits.candidates ? rooms.allowed : rooms.notAllowed] },
	];
}

/** Whether a room's games are rated, and what that asks of players (C2, C15). */
export function describeRating(room: Room, lobby: LobbyMessages): Fact {
	const { rooms } = lobby;
	return { label: rooms.games, values: room.rated ? [rooms.rated, rooms.noPrograms] : [rooms.unrated] };
}

/** What an ad fixes beyond its room, for a row: the exact clues stand apart. */
export function describeChoice(settings: Settings, game: NumbridgeMessages): string[] {
	return [
		game.blocks[settings.blocks],
		game.grades[settings.grade],
		...(settings.candidates ? [game.candidates] : []),
	];
}

/** All settings of a game in words (N29). */
export function describeSettings(settings: Settings, game: NumbridgeMessages, lobby: LobbyMessages): Fact[] {
	const { rooms } = lobby;
	return [
		{ label: rooms.time, values: [game.moveTime(settings.move_time), game.gameTime(settings.game_time)] },
		{
			label: rooms.clues,
			values: [
				game.clues(settings.clues),
				game.price(settings.price),
				...(settings.first_clue_at_one ? [game.firstClue] : []),
			],
		},
		{ label: rooms.deal, values: [game.blocks[settings.blocks], game.grades[settings.grade]] },
		{ label: rooms.candidates, values: [settings.candidates ? rooms.on : rooms.off] },
	];
}
