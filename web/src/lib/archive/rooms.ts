import type { Room, Settings } from '#lib/club/types.ts';
import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';

/** A room's name in the person's language, or as the host named it. */
export function roomName(id: string, rooms: readonly Room[], club: NumbridgeMessages): string {
	const known = (club.rooms as Record<string, string>)[id];
	return known ?? rooms.find((room) => room.id === id)?.name ?? id;
}

/** Room and variant; a room that is called after its variant says it itself. */
export function roomAndVariant(
	room: string,
	{ variant }: Settings,
	rooms: readonly Room[],
	club: NumbridgeMessages,
): string[] {
	const [name, played] = [roomName(room, rooms, club), club.variants[variant]];
	return name.includes(played) ? [name] : [name, played];
}
