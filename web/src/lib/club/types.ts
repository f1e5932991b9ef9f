// What the club says over HTTP and its socket, as docs/protocol.md tells. Pairs are (first player's, second player's);
// times are milliseconds since 1970 by the club's clock. Strings of a field have one character per cell, row by row.

export type Seat = 'first' | 'second' | 'spectator';
export type Player = Exclude<Seat, 'spectator'>;
export type Variant = 'bridge' | 'lightning' | 'lands';
export type Blocks = 'regular' | 'irregular';
export type Grade = 'singles' | 'hard' | 'any';
export type Reason =
	| 'connection'
	| 'majority'
	| 'resignation'
	| 'agreement'
	| 'game-time'
	| 'claim'
	| 'adjournment'
	| 'closed';

export const variants: readonly Variant[] = ['bridge', 'lightning', 'lands'];

export interface Settings {
	variant: Variant;
	blocks: Blocks;
	clues: number;
	grade: Grade;
	price: number;
	candidates: boolean;
	first_clue_at_one: boolean;
	move_time: number;
	game_time: number;
}

export interface End {
	reason: Reason;
	winner: Player | null;
}

export interface LastMove {
	seat: Player;
	did: 'placed' | 'missed' | 'took-clue' | 'exchanged' | 'ran-out-of-time';
	cell?: number;
	digit?: number;
	then_passed?: Player;
}

export interface Mark {
	ply: number;
	seat: Player;
	cell: number;
	digit: number;
}

export interface Options {
	/** `p` where a tile may be placed, `c` where a clue may be taken. */
	cells: string;
	price: number;
	exchange: boolean;
}

export interface Lands {
	cells: [number, number][];
	blocks: [number, number];
	/** Per block `.`, `1` or `2`. */
	holders: string;
}

/** The game as a seat sees it. */
export interface GameView {
	seat: Seat;
	settings: Settings;
	ply: number;
	blocks: string;
	digits: string;
	clues: string;
	owners: string;
	turn: Player | null;
	move: number;
	of: number;
	tiles: [number, number];
	bag: number;
	misses: [number, number];
	marks?: Mark[];
	last?: LastMove;
	hand?: number[];
	may?: Options;
	candidates?: Record<string, number[]>;
	lands?: Lands;
	end?: End;
	won_by?: number[];
}

export type Kind = 'guest' | 'account' | 'bot' | 'deleted';

export interface Face {
	id: number;
	name: string;
	kind: Kind;
	points?: number;
	deviation?: number;
}

export interface Clocks {
	as_of: number;
	running: Player | null;
	move: number;
	game: [number, number];
}

export type OfferKind = 'draw' | 'adjournment';

export interface Offer {
	id: number;
	kind: OfferKind;
	by: Player;
}

export type Status = 'running' | 'adjourned' | 'over';

/** A table as a seat sees it. */
export interface TableView {
	id: string;
	seq: number;
	status: Status;
	room: string;
	rated: boolean;
	created: number;
	players: [Face, Face];
	commitment: string;
	game: GameView;
	clocks: Clocks;
	timeouts: [number, number];
	offers?: Offer[];
	may_offer?: OfferKind[];
	may_claim?: boolean;
	adjournment?: {
		since: number;
		closes: number;
		wishes: [number | null, number | null];
		resumes_at_once: boolean;
	};
	rematch?: { wishes: [boolean, boolean]; game?: string };
	rematch_of?: string;
	void?: boolean;
}

export type Move =
	| { type: 'place'; cell: number; digit: number }
	| { type: 'take-clue'; cell: number; pay: number | null }
	| { type: 'exchange' };

export type Action =
	| { type: 'play'; ply: number; move: Move }
	| { type: 'offer'; kind: OfferKind }
	| { type: 'withdraw' | 'accept' | 'decline'; offer: number }
	| { type: 'resign' | 'claim-win' }
	| { type: 'wish-resume' | 'withdraw-wish' | 'wish-rematch' | 'withdraw-rematch' };

export interface Ad {
	id: string;
	room: string;
	owner: Face;
	settings: Settings;
	rated: boolean;
	private: boolean;
	posted: number;
	lease: number;
	own: boolean;
}

/** A game that is not over, in a list. */
export interface GameLine {
	id: string;
	room: string;
	settings: Settings;
	rated: boolean;
	players: [Face, Face];
	created: number;
	status: Status;
	seat: Seat;
	turn: Player | null;
}

/** How many clues an ad with these blocks and this grade may have; `clues` is the standard number. */
export interface Range {
	blocks: Blocks;
	grade: Grade;
	clues: number;
	least: number;
	most: number;
}

/** What a room allows in one variant. */
export interface Limits {
	variant: Variant;
	clues: number;
	least: number;
	most: number;
	price: number;
	move_time: number;
	game_time: number;
	candidates: boolean;
	first_clue_at_one: boolean;
	blocks: Blocks[];
	grades: Grade[];
	/** Every pair of blocks and grade that an ad may choose. */
	ranges: Range[];
}

export interface Room {
	id: string;
	name: string;
	limits: Limits[];
	rated: boolean;
	bots: boolean;
	open: boolean;
	order: number;
}

export interface Lobby {
	as_of: number;
	rooms: Room[];
	ads: Ad[];
	games: GameLine[];
}

export interface Me {
	id: number;
	name: string;
	kind: Kind;
	created: number;
}

/** Why something was refused: a code for a sentence, and what fills it in. */
export interface Refusal {
	code: string;
	rule?: string | null;
	facts?: Record<string, unknown>;
}

/** A finished game in a list. */
export interface Finished {
	id: string;
	room: string;
	settings: Settings;
	rated: boolean;
	players: [Face, Face];
	created: number;
	ended: number;
	end: End;
	void?: boolean;
	before?: [number, number];
	after?: [number, number];
	rematch_of?: string;
}

/** The game after its first `lines` lines. */
export interface ArchiveFrame {
	lines: number;
	digits: string;
	owners: string;
	turn: Player | null;
	hands: [number[], number[]];
	bag: number;
	misses: [number, number];
	/** The move that led here; an end that the table declared leaves the one before it. */
	last?: LastMove;
	lands?: Lands;
	won_by?: number[];
}

export interface ArchivedGame {
	game: Finished;
	deal: number;
	commitment: string;
	seed: string;
	blocks: string;
	clues: string;
	solution: string;
	moves: [string, number][];
	frames: ArchiveFrame[];
}

export interface Score {
	variant: Variant;
	points: number;
	deviation: number;
	games: number;
	/** Not sure yet, and on no leaderboard. */
	provisional: boolean;
}

export interface Tally {
	variant: Variant;
	rated: boolean;
	won: number;
	lost: number;
	drawn: number;
}

/** What one rated game did to a rating. */
export interface Step {
	game: string;
	ended: number;
	before: number;
	after: number;
	deviation: number;
}

/** A player's results, and how the ratings went, the oldest step first. */
export interface History {
	tallies: Tally[];
	courses: { variant: Variant; steps: Step[] }[];
}

export interface Profile {
	id: number;
	name: string;
	kind: Kind;
	created: number;
	ratings: Score[];
}

export interface Ranked {
	player: Face;
	rating: Score;
}

/** What the server says over the socket. */
export type Says =
	| {
			type: 'welcome';
			version: number;
			you: Pick<Me, 'id' | 'name' | 'kind'> | null;
			now: number;
			heartbeat: number;
	  }
	| { type: 'ack'; id: string; seq: number }
	| ({ type: 'refused'; id: string } & Refusal)
	| { type: 'table'; view: TableView }
	| { type: 'lobby'; as_of: number; ads: Ad[]; games: GameLine[] }
	| { type: 'games'; games: GameLine[] }
	| { type: 'announcement'; text: string | null }
	| { type: 'renewed'; ads: string[] }
	| { type: 'ping'; n: number; ms: number | null }
	| { type: 'pong'; n: number; now: number }
	| ({ type: 'error'; id?: string } & Refusal)
	| { type: 'reload'; version: number }
	| { type: 'bye'; code: string; again: number | null };
