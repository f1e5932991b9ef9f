import { describe, expect, test } from 'vitest';
import {
	type Kept,
	Line,
	type LineState,
	type Listener,
	type Surroundings,
	type WireEvents,
} from './line.ts';
import type { TableView } from './types.ts';

interface Heard {
	states: LineState[];
	offsets: number[];
	views: TableView[];
	kept: Kept[];
	refused: string[];
	errors: string[];
	renewed: string[][];
	announced: (string | null)[];
}

/** A club at the other end, with a clock that moves by hand. */
function setting(kept: Kept[] = []) {
	let time = 1_000;
	let timers: { at: number; run: () => void }[] = [];
	let ids = 0;
	const wires: { events: WireEvents; said: Record<string, unknown>[]; closed: boolean }[] = [];
	const around: Surroundings = {
		connect(events) {
			const wire = { events, said: [] as Record<string, unknown>[], closed: false };
			wires.push(wire);
			return {
				say: (text) => wire.said.push(JSON.parse(text)),
				close: () => {
					wire.closed = true;
				},
			};
		},
		now: () => time,
		after(ms, run) {
			const timer = { at: time + ms, run };
			timers.push(timer);
			return () => {
				timers = timers.filter((other) => other !== timer);
			};
		},
		chance: () => 1,
		id: () => `c${++ids}`,
	};
	const heard: Heard = {
		states: [],
		offsets: [],
		views: [],
		kept: [],
		refused: [],
		errors: [],
		renewed: [],
		announced: [],
	};
	const listener: Listener = {
		state: (state) => heard.states.push(state),
		clock: (offset) => heard.offsets.push(offset),
		table: (view) => heard.views.push(view),
		kept: (commands) => {
			heard.kept = [...commands];
		},
		refused: (_, { code }) => heard.refused.push(code),
		lobby: () => {},
		games: () => {},
		announcement: (text) => heard.announced.push(text),
		renewed: (ads) => heard.renewed.push(ads),
		error: ({ code }) => heard.errors.push(code),
	};
	const line = new Line(around, listener, kept);
	line.start();
	const last = () => wires[wires.length - 1] as (typeof wires)[number];
	return {
		line,
		heard,
		wires,
		last,
		hear: (message: object) => last().events.heard(JSON.stringify(message)),
		/** The other end opens and greets. */
		welcome(now = 500_000) {
			last().events.opened();
			this.hear({ type: 'welcome', version: 1, you: null, now, heartbeat: 15 });
		},
		wait(ms: number) {
			const until = time + ms;
			for (;;) {
				const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
				if (!next) break;
				timers = timers.filter((timer) => timer !== next);
				time = Math.max(time, next.at);
				next.run();
			}
			time = until;
		},
		said: (type: string) => last().said.filter((message) => message.type === type),
	};
}

const move = { type: 'play', ply: 0, move: { type: 'exchange' } } as const;

describe('a line', () => {
	test('says hello first, then what is watched, and is open when it was welcomed', () => {
		const club = setting();
		club.line.watch('table-1');
		club.line.lobby(true);
		club.last().events.opened();
		expect(club.last().said).toEqual([{ type: 'hello', version: 1 }]);
		expect(club.line.state).toBe('connecting');
		club.hear({ type: 'welcome', version: 1, you: null, now: 5, heartbeat: 15 });
		expect(club.line.state).toBe('open');
		expect(club.said('watch')).toEqual([{ type: 'watch', table: 'table-1' }]);
		expect(club.said('lobby')).toEqual([{ type: 'lobby', on: true }]);
	});

	test('that is cut comes back by itself, with longer and longer waits', () => {
		const club = setting();
		club.welcome();
		club.last().events.closed();
		expect(club.line.state).toBe('cut');
		club.wait(249);
		expect(club.wires).toHaveLength(1);
		club.wait(1);
		expect(club.wires).toHaveLength(2);
		club.last().events.closed();
		club.wait(999);
		expect(club.wires).toHaveLength(2);
		club.wait(1);
		expect(club.wires).toHaveLength(3);
		club.welcome();
		expect(club.heard.states).toEqual(['open', 'cut', 'open']);
	});

	test('that is silent counts as cut', () => {
		const club = setting();
		club.welcome();
		const ping = club.said('ping')[0];
		club.hear({ type: 'pong', n: ping?.n, now: 500_100 });
		club.wait(5_000);
		expect(club.said('ping')).toHaveLength(2);
		club.wait(4_999);
		expect(club.line.state).toBe('open');
		club.wait(1);
		expect(club.line.state).toBe('cut');
		expect(club.wires[0]?.closed).toBe(true);
	});

	test('that never answers is given up', () => {
		const club = setting();
		club.wait(10_000);
		expect(club.line.state).toBe('cut');
		club.wait(250);
		expect(club.wires).toHaveLength(2);
	});

	test('hears nothing from a wire it has let go', () => {
		const club = setting();
		club.welcome();
		const old = club.last();
		old.events.closed();
		club.wait(250);
		club.welcome();
		old.events.heard(JSON.stringify({ type: 'table', view: { id: 'old' } }));
		old.events.closed();
		expect(club.heard.views).toEqual([]);
		expect(club.line.state).toBe('open');
	});

	test('answers pings of the club', () => {
		const club = setting();
		club.welcome();
		club.hear({ type: 'ping', n: 7, ms: null });
		expect(club.said('pong')).toEqual([{ type: 'pong', n: 7 }]);
	});

	test('finds the clock of the club half way through its ping', () => {
		const club = setting();
		club.welcome(500_000);
		expect(club.heard.offsets).toEqual([499_000]);
		club.wait(200);
		club.hear({ type: 'pong', n: club.said('ping')[0]?.n, now: 500_110 });
		expect(club.heard.offsets).toEqual([499_000, 500_110 - 1_100]);
	});
});

describe('a command', () => {
	test('is kept until it is acknowledged', () => {
		const club = setting();
		club.welcome();
		const { id } = club.line.command('table-1', move);
		expect(club.said('command')).toEqual([{ type: 'command', id, table: 'table-1', action: move }]);
		expect(club.heard.kept.map((kept) => kept.id)).toEqual([id]);
		club.hear({ type: 'ack', id, seq: 1 });
		expect(club.heard.kept).toEqual([]);
	});

	test('is said again with its id over the next line, in order', () => {
		const club = setting();
		club.welcome();
		const first = club.line.command('table-1', move);
		const second = club.line.command('table-1', { type: 'resign' });
		club.last().events.closed();
		club.wait(250);
		club.welcome();
		expect(club.said('command').map(({ id }) => id)).toEqual([first.id, second.id]);
	});

	test('that was made while the line was cut goes out once it is back, and once only', () => {
		const club = setting();
		club.welcome();
		club.last().events.closed();
		const { id } = club.line.command('table-1', move);
		expect(club.heard.kept).toHaveLength(1);
		club.wait(250);
		club.welcome();
		expect(club.said('command').map((said) => said.id)).toEqual([id]);
		club.hear({ type: 'ack', id, seq: 1 });
		club.last().events.closed();
		club.wait(250);
		club.welcome();
		expect(club.said('command')).toEqual([]);
	});

	test('of an earlier page goes out first', () => {
		const club = setting([{ id: 'earlier', table: 'table-1', action: move }]);
		club.welcome();
		expect(club.said('command').map((said) => said.id)).toEqual(['earlier']);
	});

	test('that is refused is told and kept no more', () => {
		const club = setting();
		club.welcome();
		const { id } = club.line.command('table-1', move);
		club.hear({ type: 'refused', id, code: 'stale', facts: {} });
		expect(club.heard.refused).toEqual(['stale']);
		expect(club.heard.kept).toEqual([]);
	});

	test('that the club cannot read is told and never said again', () => {
		const club = setting();
		club.welcome();
		const { id } = club.line.command('table-1', move);
		club.hear({ type: 'error', code: 'bad-message', facts: {}, id });
		expect(club.heard.refused).toEqual(['bad-message']);
		expect(club.heard.errors).toEqual([]);
		expect(club.heard.kept).toEqual([]);
		club.last().events.closed();
		club.wait(250);
		club.welcome();
		expect(club.said('command')).toEqual([]);
	});

	test.each([{}, { id: 'another' }])('is kept where an error is not about it: %o', (about) => {
		const club = setting();
		club.welcome();
		club.line.command('table-1', move);
		club.hear({ type: 'error', code: 'bad-message', facts: {}, ...about });
		expect(club.heard.errors).toEqual(['bad-message']);
		expect(club.heard.kept).toHaveLength(1);
	});

	test.each(['unavailable', 'busy', 'failed'])('that meets %s is said again a second later', (code) => {
		const club = setting();
		club.welcome();
		const { id } = club.line.command('table-1', move);
		club.hear({ type: 'refused', id, code });
		expect(club.heard.refused).toEqual([]);
		club.wait(1_000);
		expect(club.said('command')).toHaveLength(2);
	});
});

describe('a line that ends for good', () => {
	test.each([
		['signed-out', 'signed-out'],
		['too-many-sockets', 'elsewhere'],
		['reload', 'reload'],
	])('%s does not come back by itself', (code, state) => {
		const club = setting();
		club.welcome();
		club.hear({ type: 'bye', code, again: null });
		club.wait(60_000);
		expect(club.line.state).toBe(state);
		expect(club.wires).toHaveLength(1);
	});

	test('comes back when the club said after how long', () => {
		const club = setting();
		club.welcome();
		club.hear({ type: 'bye', code: 'restart', again: 1 });
		club.wait(999);
		expect(club.wires).toHaveLength(1);
		club.wait(1);
		expect(club.wires).toHaveLength(2);
	});

	test('a page older than the club is told so by its hello', () => {
		const club = setting();
		club.last().events.opened();
		club.hear({ type: 'reload', version: 2 });
		expect(club.line.state).toBe('reload');
	});
});

test('own ads are renewed with every ping', () => {
	const club = setting();
	club.welcome();
	club.line.renew(['ad-1']);
	club.hear({ type: 'pong', n: club.said('ping')[0]?.n, now: 500_000 });
	club.wait(5_000);
	expect(club.said('renew')).toEqual([
		{ type: 'renew', ads: ['ad-1'] },
		{ type: 'renew', ads: ['ad-1'] },
	]);
	club.hear({ type: 'renewed', ads: [] });
	expect(club.heard.renewed).toEqual([[]]);
});

test('own ads are renewed when the club pings, since timers of a hidden page stand still', () => {
	const club = setting();
	club.welcome();
	club.line.renew(['ad-1']);
	club.hear({ type: 'ping', n: 1, ms: null });
	expect(club.said('renew')).toHaveLength(2);
});

test('what the host says is told on, and when it says nothing any more', () => {
	const club = setting();
	club.welcome();
	club.hear({ type: 'announcement', text: 'Closed on Sunday' });
	club.hear({ type: 'announcement', text: null });
	expect(club.heard.announced).toEqual(['Closed on Sunday', null]);
});

test('somebody else who signs in begins a new line, and no line is called lost', () => {
	const club = setting();
	club.welcome();
	club.line.change();
	expect(club.wires[0]?.closed).toBe(true);
	club.welcome();
	expect(club.heard.states).toEqual(['open', 'connecting', 'open']);
	expect(club.wires).toHaveLength(2);
});

test('a page that was asleep begins a new line at once', () => {
	const club = setting();
	club.welcome();
	club.line.again();
	expect(club.heard.states).toEqual(['open', 'cut']);
	expect(club.wires).toHaveLength(2);
	expect(club.wires[0]?.closed).toBe(true);
});
