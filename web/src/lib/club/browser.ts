import { keep, read } from '#lib/kept.ts';
import type { Kept, Surroundings, WireEvents } from './line.ts';

/** The club's socket in a browser. */
export const surroundings: Surroundings = {
	connect(events: WireEvents) {
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
		socket.onopen = events.opened;
		socket.onmessage = (message) => events.heard(String(message.data));
		socket.onclose = events.closed;
		return {
			say: (text) => {
				if (socket.readyState === WebSocket.OPEN) socket.send(text);
			},
			close: () => socket.close(),
		};
	},
	now: () => performance.now(),
	after(ms, run) {
		const timer = setTimeout(run, ms);
		return () => clearTimeout(timer);
	},
	chance: Math.random,
	id() {
		// randomUUID is for secure pages only, and a club in a home network has none.
		const bytes = crypto.getRandomValues(new Uint8Array(12));
		return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	},
};

// What was asked for and not answered lives through a reload, but no longer than anybody would still mean it.
const UNANSWERED = 'vog.unanswered';
const MEANT_MS = 120_000;

interface Note {
	at: number;
	player: number;
	commands: Kept[];
}

/** Commands of this browser's last page that were not answered. */
export function unanswered(player: number, now = Date.now()): Kept[] {
	try {
		const note = JSON.parse(read(UNANSWERED) ?? 'null') as Note | null;
		const meant = note?.player === player && now - note.at < MEANT_MS && note.at <= now;
		return meant ? note.commands : [];
	} catch {
		return [];
	}
}

/** Keeps them for the next page. */
export function keepUnanswered(player: number, commands: readonly Kept[], now = Date.now()): void {
	const note: Note = { at: now, player, commands: [...commands] };
	keep(UNANSWERED, commands.length === 0 ? null : JSON.stringify(note));
}
