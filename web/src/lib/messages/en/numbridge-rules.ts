import { writing } from '../writing.ts';

const { number, plural, name } = writing('en');

const tiles = (count: number) => plural(count, { one: 'one tile', other: `${number(count)} tiles` });

export default {
	title: 'Rules of Numbridge: Bridge, Lightning, Lands – VOG',
	description:
		'All the rules of Numbridge with drawn fields: hexagons, clues, hidden hands, misses, time, the three variants, and an opening of ten moves to step through.',
	heading: 'The rules of Numbridge',
	lead: 'A sudoku of hexagons, two players, hidden hands. The first section is enough to sit down and play; the others settle what you may argue about later. Every field on this page was played by the engine that runs the games.',
	credit: 'Drawn by the engine that deals the games',
	before: 'Before',
	after: 'After',
	hand: 'Your hand',
	noTiles: 'no tiles',
	bag: (count: number) => `${tiles(count)} in the bag`,
	/** A field as a screen reader is told of it. */
	field: {
		comma: ', ',
		name: (size: number) => `Field of ${size} by ${size}`,
		row: (row: number) => `Row ${row}`,
		empty: 'empty',
		first: (digit: number) => `${digit} of the first player`,
		second: (digit: number) => `${digit} of the second player`,
	},
	sections: {
		short: {
			title: 'The game in short',
			body: [
				'**Two players** share one sudoku. Its cells are hexagons. Each player holds a few tiles with digits, hidden from the other. Put a tile where its digit belongs, and the cell is **yours**.',
				'What you need to own depends on the variant. In [Bridge](#bridge) and [Lightning](#lightning) you join your two edges by one chain of your cells. In [Lands](#lands) you take the majority of the blocks.',
				'Nobody has to solve the whole sudoku. You need the cells that matter, before your opponent has them.',
			],
			caption: 'The three variants with their usual settings',
			variant: 'Variant',
			size: 'Field',
			by: (size: number) => `${size} by ${size}`,
			aim: 'You win by',
			aims: {
				bridge: 'joining your two edges',
				lightning: 'joining your two edges',
				lands: (needed: number, of: number) => `taking ${needed} of the ${of} blocks`,
			},
			turn: 'A turn is',
			turns: { one: 'one move', pair: 'a pair of moves' },
			clues: 'Clues',
		},
		field: {
			title: 'The field',
			body: (large: number, small: number) => [
				`The field is a rhombus of hexagons: ${large} rows of ${large} in Bridge and Lands, ${small} rows of ${small} in Lightning. Rows are level. Each next row lies half a cell further to the right, so a **column runs down and to the right**.`,
				`It is a sudoku: **every digit stands once in each row, in each column and in each block**, 1 to ${large} on the large field and 1 to ${small} on the small one.`,
				'Blocks have thick outlines. **Regular** blocks are all alike: three rows by three columns on the large field, two rows by three columns on the small one. **Irregular** blocks have just as many cells, but their outlines are drawn by chance, anew for every game. A block is always in one piece.',
				'A deal has **exactly one solution**. This is checked before the game begins. Until the game is over, only the server knows it.',
			],
			regular: 'Regular blocks',
			irregular: 'Irregular blocks',
			caption: 'Two small fields as they are dealt.',
		},
		neighbours: {
			title: 'Six neighbours',
			body: (fewest: number, more: number) => [
				'A cell touches up to **six** others: one on either side in its own row, two in the row above, two in the row below.',
				`At the rim there are fewer; in a corner it is ${fewest} or ${more}.`,
				'Neighbours matter for **chains** only, never for digits. Equal digits may even touch, where row, column and block differ.',
			],
			caption: 'The outlined cell and its six neighbours, ringed.',
		},
		regions: {
			title: 'Row, column, block',
			body: [
				'Exactly **three regions** have a say in a cell: its row, its column and its block. Point at a cell, or go there by keyboard, and the table lights these three and nothing else.',
				'Other lights have a meaning of their own: the last move is outlined, a [miss](#misses) is struck through in red, and cells that are open to the picked tile are ringed where [the ad says so](#ad).',
			],
			caption: 'The three regions of the cell in the middle. Point at another cell to see its own.',
		},
		clues: {
			title: 'Clues',
			body: (bridge: number, lightning: number, lands: number) => [
				'Some cells are open from the start: the **clues**. They are printed upright and framed, placed digits are written slanted. A clue belongs to nobody until a player [takes it](#take).',
				`Usual are ${number(bridge)} clues in Bridge, ${number(lands)} in Lands and ${number(lightning)} in Lightning. Every room says what is its standard and how far an ad may depart from it, and **the ad names the exact number**. Fewer clues make a harder and longer game.`,
			],
		},
		bag: {
			title: 'Bag and hands',
			body: (hand: number) => [
				`A hand is **${tiles(hand)}**. You see all of your own. Of your opponent’s hand you see only how many tiles it holds, and both of you see how many are in the bag.`,
				'The bag starts with exactly **one tile for every empty cell**, bearing that cell’s digit. So at any time the tiles in the bag and in both hands are, digit by digit, just what the empty cells still need.',
				'Two things follow. You can count: if three cells still wait for a 7, there are three 7s in bag and hands together. And **each tile in your hand has at least one cell where it is right**. “No cell suits me” is no excuse, so nobody may pass by choice.',
				'The first player draws first, then the second. Every tile in the bag is equally likely to be drawn, always.',
			],
		},
		move: {
			title: 'A move is one of three',
			intro: 'When it is your turn, you do one of these:',
			ways: [
				'**Place** a tile from your hand [on an empty cell](#place).',
				'**Take a clue** that nobody owns, and [pay for it with tiles](#take).',
				'**Exchange** your whole hand [for a new one](#exchange).',
			],
			body: [
				'What the rules forbid is refused and costs nothing: a cell that is filled, a clue that has an owner, a tile you do not hold.',
			],
		},
		place: {
			title: 'Where a tile goes',
			body: [
				'If the digit is **right**, the cell is yours and stays yours. The tile stays there and is out of the game.',
				'If it is wrong, that is a **miss**: the cell stays empty, the tile goes back to the bag, the move is spent, and your hand is filled up all the same. A miss costs tempo, not a tile.',
				'You may play a digit that visibly cannot stand there, or one that has missed there before. It is a miss like any other.',
				'The tile that missed is in the bag before you draw. It may come straight back to you.',
			],
			right: (digit: number, cell: string) => `Right: the ${digit} on ${name(cell)}`,
			wrong: (digit: number, cell: string) => `A miss: the ${digit} on ${name(cell)}`,
			caption:
				'The same tile twice. Cells are named as in game records: a letter for the column, a number for the row from the top.',
			goes: {
				caption: 'Where tiles go',
				what: 'What happened',
				where: 'The tile',
				rows: {
					right: { what: 'Placed, and right', where: 'stays on its cell, out of the game' },
					miss: { what: 'Placed, and wrong', where: 'back to the bag' },
					price: { what: 'Paid for a clue', where: 'back to the bag' },
					exchange: { what: 'Exchanged', where: 'back to the bag' },
				},
			},
		},
		take: {
			title: 'Taking a clue',
			body: [
				'You discard a tile and take a clue **that nobody owns**. From then on it is your cell like any other. The tile goes back to the bag.',
				'The room sets the price: **one tile**, in Lightning rooms **two**. Where it is two, you choose the first tile and **the game takes the second** from the rest of your hand, at random.',
				'**Two means two**: with a single tile in hand you can take no clue there.',
				'With an **empty hand a clue is free**, whatever its price.',
			],
			one: (cell: string, paid: number) => `The clue on ${name(cell)} for a ${paid}`,
			two: (cell: string, paid: number, other: number) =>
				`The clue on ${name(cell)} for a ${paid}; the game took a ${other} as well`,
			later: 'After your next move',
			captionOne: 'A clue for one tile: the hand is filled at once.',
			captionTwo: 'A clue for two tiles: no draw. The next move is played with what is left.',
		},
		exchange: {
			title: 'Exchanging the hand',
			body: [
				'Your whole hand goes to the bag, the bag is shuffled, and you draw a new hand. The same tiles may come back.',
				'With an **empty bag** there is nothing to exchange. With an empty hand, and tiles in the bag, you may: then you simply draw.',
			],
			caption: (count: number) => `An exchange: the bag had ${tiles(count)} before and has as many after.`,
		},
		draw: {
			title: 'Drawing again',
			body: (hand: number) => [
				`After every move, a miss too, your hand is filled up to ${tiles(hand)} for as long as the bag lasts.`,
				'There is one exception. After a clue that cost **two tiles** you draw nothing. You play your next move with what is left, and **at its end** your hand is filled, whatever that move was: right or wrong, an exchange, or even a time-out.',
				'After a free clue you draw as usual.',
			],
		},
		nothing: {
			title: 'Nothing to play',
			body: [
				'If your **hand is empty, the bag is empty and no free clue is left**, your move is passed by itself and the turn goes to your opponent. In Lands the whole rest of the pair goes with it.',
				'It can never happen to both: while cells are empty, somebody holds their tiles.',
				'Such a pass takes no time and does not count as a move of yours; offers at the table stay open.',
			],
			before: 'The first player is to move',
			after: (digit: number, cell: string) => `After the ${digit} on ${name(cell)}`,
			caption:
				'The bag is empty and so is the second player’s hand, and no clue is free. The first player places a tile, the second is passed, and it is the first player’s move again.',
		},
		misses: {
			title: 'Mistakes',
			body: (seconds: number) => [
				`A miss is **public**. For about ${number(seconds)} seconds the cell shows the digit that did not fit, struck through in red, to both players and to spectators, whatever is played meanwhile.`,
				'A counter beside the field shows how often each player has missed. It is never set back during a game; a rematch starts at 0.',
				'After that only memory helps: during the game the table shows the last move and no list of moves.',
			],
		},
		time: {
			title: 'Time',
			body: (timeouts: number) => [
				'Every move has its **move time**, set by the [room](#ad). In Lands each move of a pair has all of it.',
				'When it runs out, the move is **spent as after a miss**: your hand is filled and the turn goes to your opponent. It does not count as a miss. In Lands it ends the **whole pair**.',
				'Each player also has a **game time**, for all of the own moves together. Whoever uses it up **loses**, so a game ends even if both exchange for ever. If move time and game time run out together, the game time decides.',
				'The server’s clock decides. A move that arrives after the time is refused. If your connection breaks, your clock runs on, and you come back to the same table with nothing lost. Time in which the server itself was down is not charged.',
				`After **${number(timeouts)} time-outs in a row** the opponent may claim the win, whether the player is there or not.`,
			],
		},
		end: {
			title: 'How a game ends',
			body: (turns: number) => [
				'The winning move ends the game at once.',
				'There is **no draw on the field**: a game that is played to the end has one winner. With six neighbours two chains can neither cross nor block each other for good, and blocks and their cells are odd in number.',
				'Otherwise it ends because a player **resigns**, because both agree to a **draw**, because somebody’s [game time](#time) is used up, or because the win is [claimed](#time).',
				`A game that ends before each side has had ${number(turns)} turns is void: it changes no rating.`,
			],
			offers: {
				title: 'Draws and adjournments',
				body: (days: number, minutes: number) => [
					'Both are **offered**, and both take two. An offer stands until it is answered, withdrawn or the one who made it has made the next move. In one turn of your own you may offer each of them once; in Lands a turn is the whole pair. A draw that is accepted after the winning move comes too late.',
					`An adjourned game keeps everything, clocks included. It goes on when both want it within ${number(minutes)} minutes, with the move time that was left and without the old offers.`,
					`After ${number(days)} days it is closed. Who had asked to go on, and got no answer, wins. If neither asked, or both did but never together, there is no result. Either player may resign in the meantime.`,
				],
			},
			first: {
				title: 'Who is first',
				body: ['It is drawn at random. In a rematch the players swap.'],
			},
		},
		ad: {
			title: 'What the room sets and the ad chooses',
			body: [
				'Games are played in **rooms**. A room sets the variant, both times, the price of a clue, and the limits for ads; its card in the [lobby](numbridge) says all of it. These are the rooms a new club begins with:',
			],
			caption: 'Rooms of a new club',
			room: 'Room',
			roomFor: (room: string, variant: string) => `${room}, ${variant}`,
			clues: 'Clues',
			range: (usual: number, least: number, most: number) => `${usual}; from ${least} to ${most}`,
			price: 'Price of a clue',
			priceOf: (count: number) => tiles(count),
			times: 'Time',
			lights: 'Highlighting',
			yes: 'allowed',
			no: 'no',
			intro: 'Whoever looks for a game posts a **game ad** and chooses, within these limits:',
			chooses: [
				'regular or irregular **blocks**,',
				'the exact number of **clues**,',
				'the kind of **deal**: easy (one certain digit at a time), hard (more than that, never a guess) or any,',
				'whether **candidates are highlighted**, where the room allows it,',
				'whether the game is **rated**.',
			],
			accept: (seconds: number) => [
				`Another player accepts, and both are at the table. Nobody can accept an ad of their own, and of two who accept the quicker one plays. An ad goes when it is withdrawn, when a game begins, or ${number(seconds)} seconds after its owner has left the page.`,
				'A friend can be invited by a **link**: an ad that nobody else sees. Guests are welcome and play unrated.',
			],
			candidates: {
				title: 'Candidate highlighting',
				body: [
					'For the tile you pick, the table rings every empty cell where its digit **may stand by the rules**: no equal digit is visible in that cell’s row, column or block. It uses only what both players see.',
					'It is no solution: **a ringed cell need not be right**.',
				],
				caption: (digit: number, open: number, right: number) =>
					`The ${digit} is picked. ${open} cells are open to it, but only ${right} of them will hold a ${digit} in the end.`,
			},
			even: {
				title: 'A cheaper first clue for the second player',
				body: [
					'Where a clue costs two tiles, a room may let the **second player’s first clue cost one**, because there it helps to be first. A free clue counts as that first clue. This is off unless the room says so; room and ad show it.',
				],
			},
		},
		bridge: {
			title: 'Bridge',
			body: (size: number) => [
				`Bridge is played on ${size} by ${size}, one move a turn.`,
				'**The first player owns the top and the bottom edge, the second player the left and the right one.** Each edge shows its owner’s colour and pattern. A corner cell belongs to both of its edges.',
				'You win as soon as **one chain of your cells joins your two edges**. Cells are linked if they are [neighbours](#neighbours). A clue you have taken counts like a digit you have placed.',
				'Ready? In the [lobby](numbridge) a bot plays Bridge with you at once, or you post a game ad.',
			],
			caption: {
				first: 'A game that was won: the outlined chain joins the top edge to the bottom edge.',
				second: 'A game that was won: the outlined chain joins the left edge to the right edge.',
			},
		},
		lightning: {
			title: 'Lightning',
			body: (size: number, rows: number, columns: number) => [
				`The same aim on a small field: ${size} by ${size}, digits 1 to ${size}, regular blocks of ${rows} rows by ${columns} columns.`,
				'It is the field that makes the variant. The Lightning rooms are quick and dear besides: little time for a move, and a clue costs two tiles.',
				'A game takes a few minutes. Find one in the [lobby](numbridge), against a bot or by a game ad.',
			],
			caption: {
				first: 'Won by the first player, from top to bottom.',
				second: 'Won by the second player, from left to right.',
			},
		},
		lands: {
			title: 'Lands',
			body: (size: number, cells: number, of: number, blocks: number) => [
				`Lands is played on ${size} by ${size}. The edges belong to nobody.`,
				`**You take a block by owning more than half of its cells**: ${cells} of ${of}, clues included. Then it is settled, whoever gets the others. **You win with ${blocks} of the ${size} blocks.**`,
				'**A turn is a pair of moves.** Only the very first turn of a game is a single move, so that it is no gain to begin. The table says “move 1 of 2”.',
				'A **miss spends one move of the pair**, not both. A time-out ends the whole pair. A win by the first move of a pair ends the game at once.',
				'Where these rules say “turn”, they mean the whole pair.',
				'Find a game of Lands in the [lobby](numbridge), against a bot or by a game ad.',
			],
			taken: 'A block taken',
			won: 'The same game, won',
			caption: (block: number, cells: number, blocks: number) =>
				`First: with ${cells} cells, block ${block} is settled and its other cells take the holder’s pattern. Then: ${blocks} blocks, and the game is over.`,
		},
		hidden: {
			title: 'What stays hidden, and how long',
			body: [
				'Everybody at the table sees the field, whose turn it is, how many tiles each hand and the bag hold, both counters of misses and all clocks.',
				'Until the game is over, solution, bag and hands stay secret. Your opponent and the spectators see **that** you took a clue or exchanged, not **with which tiles**. The digits of misses are public. Spectators never see a hand.',
				'After the game everything lies open in the [archive](numbridge-archive): both hands, what was paid, every move and every miss. Anyone may look.',
				'**The deal cannot be changed afterwards.** Before the first move both players see a number that follows from the game’s secret seed and its settings (a SHA-256 commitment). The archive reveals the seed, and `vog numbridge verify RECORD` plays the whole game again from it.',
			],
			caption: 'How a game record writes a move',
			written: 'Written',
			means: 'Means',
			notation: {
				placed: 'the 7 was placed on e4',
				missed: 'the 7 missed on e4',
				clue: 'the clue on e4 was taken for a 5',
				clueForTwo: 'the same for a 5 and a 2',
				freeClue: 'the same, free',
				exchange: 'the hand was exchanged',
				passed: 'passed by itself',
				timeOut: 'out of time',
			},
		},
		rated: {
			title: 'Rated games and fair play',
			body: [
				'A rated game changes both players’ ratings, by the Glicko-2 system, with a rating of its own for each variant. Guests and bots play unrated.',
				'**A deal has one solution, so any sudoku program knows every digit. In rated games it is not allowed to use one.** The archive shows every move to everybody.',
			],
		},
	},
};
