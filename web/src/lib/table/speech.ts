/** What just happened at a table, in words: for the live region, so that a game can be followed by ear alone. */
import type { GameView, Mark, OfferKind, Player, TableView } from '#lib/club/types.ts';
import { placeOf } from '#lib/field/picture.ts';
import type { NumbridgeMessages } from '#lib/messages/numbridge.ts';
import type { TableMessages } from '#lib/messages/table.ts';

export interface Words {
	table: TableMessages;
	club: NumbridgeMessages;
}

/** What cells are told from: a table, or a position of a game that is over. */
export interface Shown {
	players: Readonly<TableView['players']>;
	game: Pick<GameView, 'seat' | 'digits' | 'owners' | 'clues' | 'blocks' | 'lands' | 'last'> & {
		marks?: readonly Mark[];
	};
}

const index = (seat: Player): 0 | 1 => (seat === 'first' ? 0 : 1);

/** How a player is called at a table: by name, or by seat where the account is gone. */
export function called(view: Pick<Shown, 'players'>, seat: Player, club: NumbridgeMessages): string {
	const face = view.players[index(seat)];
	return face.kind === 'deleted' ? club.nameless : face.name;
}

/** A cell's place in words. */
export function placed(game: Pick<GameView, 'digits' | 'blocks'>, cell: number, { table }: Words): string {
	const size = Math.sqrt(game.digits.length);
	const { row, column, block } = placeOf({ size, blocks: game.blocks }, cell);
	return table.cell.place(row, column, block);
}

/** The last move; empty before the first one. */
export function lastMove(view: TableView, words: Words): string {
	const { game } = view;
	const { last } = game;
	if (!last) return '';
	const { said } = words.table;
	const mine = last.seat === game.seat;
	const who = called(view, last.seat, words.club);
	const where = last.cell === undefined ? '' : placed(game, last.cell, words);
	const digit = last.digit ?? (last.cell === undefined ? 0 : Number(game.digits[last.cell]));
	const did = {
		placed: () => (mine ? said.youPlaced(digit, where) : said.theyPlaced(who, digit, where)),
		missed: () => (mine ? said.youMissed(digit, where) : said.theyMissed(who, digit, where)),
		'took-clue': () => (mine ? said.youTook(digit, where) : said.theyTook(who, digit, where)),
		exchanged: () => (mine ? said.youExchanged : said.theyExchanged(who)),
		'ran-out-of-time': () => (mine ? said.youRanOut : said.theyRanOut(who)),
	}[last.did]();
	const passed = last.then_passed;
	if (!passed) return did;
	const pass = passed === game.seat ? said.youPassed : said.theyPassed(called(view, passed, words.club));
	return `${did} ${pass}`;
}

/** How it ended, from the seat's side; empty while it goes on. */
export function result(view: TableView, { club }: Words): string {
	const { end, seat } = view.game;
	if (!end) return '';
	if (end.winner === null) return end.reason === 'agreement' ? club.results.drawn : club.results.none;
	if (seat === 'spectator') return club.results.won(called(view, end.winner, club));
	return end.winner === seat ? club.results.youWon : club.results.youLost;
}

/** Why it ended. The words are the winner's, so the loser is told whose they are. */
export function reason(view: TableView, { table, club }: Words): string {
	const { end, seat } = view.game;
	if (!end) return '';
	const why = club.reasons[end.reason];
	const lost = seat !== 'spectator' && end.winner !== null && end.winner !== seat;
	if (lost && end.reason === 'resignation') return table.over.resigned;
	return lost ? `${club.results.won(called(view, end.winner as Player, club))}${table.comma}${why}` : why;
}

/** The hand in words, for the seat that has one. */
export function handInWords(game: GameView, { table }: Words): string {
	if (!game.hand) return '';
	return game.hand.length === 0 ? table.hand.empty : table.said.hand(game.hand.join(table.comma));
}

function turn(view: TableView, words: Words): string {
	const { game, status } = view;
	const { table } = words;
	if (status === 'adjourned') return `${table.status.adjourned}.`;
	if (game.turn === null) return '';
	const whose =
		game.turn === game.seat
			? table.said.yourTurn
			: `${table.status.waiting(called(view, game.turn, words.club))}.`;
	return game.of > 1 ? `${whose} ${table.said.pair(game.move, game.of)}` : whose;
}

/** Everything a player would look up: whose turn, the hand, the counters. */
export function state(view: TableView, words: Words): string {
	const { game } = view;
	const { table } = words;
	const counters = (['first', 'second'] as Player[]).map((seat) => {
		const at = index(seat);
		const lands = game.lands ? `${table.comma}${table.blocksTaken(game.lands.blocks[at])}` : '';
		return `${called(view, seat, words.club)}: ${table.hand.theirs(game.tiles[at])}${table.comma}${table.misses(game.misses[at])}${lands}.`;
	});
	return [
		result(view, words),
		turn(view, words),
		handInWords(game, words),
		...counters,
		`${table.bag(game.bag)}.`,
	]
		.filter((part) => part !== '')
		.join(' ');
}

/** The kind of an own offer that was made in this position and no longer stands; one that was answered at once was
 * never seen standing. */
export function refusedOffer(before: TableView | null, now: TableView): OfferKind | null {
	const { seat, ply } = now.game;
	if (seat === 'spectator' || !before || before.game.ply !== ply) return null;
	if (before.status !== 'running' || now.status !== 'running') return null;
	const stands = (view: TableView, kind: OfferKind) =>
		view.offers?.some((offer) => offer.kind === kind && offer.by === seat) ?? false;
	const open = (view: TableView, kind: OfferKind) => view.may_offer?.includes(kind) ?? false;
	const kinds: OfferKind[] = ['draw', 'adjournment'];
	const gone = kinds.filter((kind) => !open(now, kind) && !now.offers?.some((offer) => offer.kind === kind));
	return gone.find((kind) => stands(before, kind) || open(before, kind)) ?? null;
}

/** What is to be said when a view takes the place of another; empty where nothing of note happened. */
export function news(before: TableView | null, now: TableView, words: Words): string {
	if (!before) return [lastMove(now, words), state(now, words)].filter((part) => part !== '').join(' ');
	const parts: string[] = [];
	if (now.game.ply !== before.game.ply && now.game.last) parts.push(lastMove(now, words));
	for (const offer of now.offers ?? []) {
		const known = before.offers?.some(({ id }) => id === offer.id);
		if (!known && offer.by !== now.game.seat) {
			parts.push(words.table.offers[offer.kind](called(now, offer.by, words.club)));
		}
	}
	if (now.game.seat !== 'spectator') {
		const other: Player = now.game.seat === 'first' ? 'second' : 'first';
		const wished = (view: TableView) => view.rematch?.wishes[index(other)] ?? false;
		if (wished(now) && !wished(before) && !now.rematch?.game) {
			parts.push(words.table.over.rematchOffered(called(now, other, words.club)));
		}
	}
	if (before.status === 'adjourned' && now.status === 'running') parts.push(words.table.said.resumed);
	const ended = now.game.end !== undefined && before.game.end === undefined;
	if (ended) {
		parts.push(`${result(now, words)}: ${reason(now, words)}.`);
	} else if (now.game.ply !== before.game.ply || now.status !== before.status) {
		parts.push(turn(now, words));
		if (now.game.turn === now.game.seat) parts.push(handInWords(now.game, words));
	}
	return parts.filter((part) => part !== '').join(' ');
}

/** What a screen reader says of a cell. */
export function cellInWords(
	view: Shown,
	cell: number,
	words: Words,
	own: { candidate: boolean; notes: string; picked: boolean; waiting: boolean },
): string {
	const { game } = view;
	const { cell: say } = words.table;
	const digit = Number(game.digits[cell]);
	const owner = ({ '1': 'first', '2': 'second' } as const)[game.owners[cell] as '1' | '2'];
	const who = owner && called(view, owner, words.club);
	const mine = owner === game.seat;
	const clue = game.clues[cell] === '1';
	const held = game.lands?.holders[Number(game.blocks[cell])];
	const holder = ({ '1': 'first', '2': 'second' } as const)[held as '1' | '2'];
	const tally = game.lands?.cells[Number(game.blocks[cell])];
	const parts = [
		digit === 0
			? say.empty
			: !owner
				? say.clue(digit)
				: mine
					? clue
						? say.ownClue(digit)
						: say.own(digit)
					: clue
						? say.clueOf(digit, who ?? '')
						: say.of(digit, who ?? ''),
		own.candidate && say.candidate,
		own.picked && say.picked,
		own.waiting && say.waiting,
		own.notes !== '' && digit === 0 && say.noted([...own.notes].join(' ')),
		...(game.marks ?? []).filter((mark) => mark.cell === cell).map((mark) => say.missed(mark.digit)),
		game.last?.cell === cell && say.last,
		holder && say.held(called(view, holder, words.club)),
		tally &&
			tally[0] + tally[1] > 0 &&
			say.tally(called(view, 'first', words.club), tally[0], called(view, 'second', words.club), tally[1]),
	].filter((part): part is string => typeof part === 'string');
	return `${placed(game, cell, words)}: ${parts.join(words.table.comma)}`;
}
