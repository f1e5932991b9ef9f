import type { Room, Variant } from '#lib/club/types.ts';
import { variants } from '#lib/club/types.ts';

/** Rooms of one variant, and the rooms of several. */
export interface Groups {
	single: { variant: Variant; rooms: Room[] }[];
	several: Room[];
}

/** Open rooms as they are shown: by variant, in the order that the host gave them (C2). */
export function grouped(rooms: readonly Room[]): Groups {
	const open = rooms.filter((room) => room.open).sort((one, other) => one.order - other.order);
	const alone = open.filter((room) => room.limits.length === 1);
	const found = variants
		.map((variant) => ({ variant, rooms: alone.filter((room) => room.limits[0]?.variant === variant) }))
		.filter((group) => group.rooms.length > 0);
	const first = (group: { rooms: Room[] }) => open.indexOf(group.rooms[0] as Room);
	return {
		single: found.sort((one, other) => first(one) - first(other)),
		several: open.filter((room) => room.limits.length > 1),
	};
}
