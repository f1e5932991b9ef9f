import { writing } from '../writing.ts';

const { number, percent, plural, name } = writing('en');

export default {
	sections: {
		opening: {
			title: 'A worked opening of ten moves',
			intro: (clues: number) => [
				`A game of Lightning as the **first player** sees it: ${clues} clues, and a clue costs two tiles. Your cells are striped and have to join top and bottom; your opponent’s are dotted and have to join left and right. The hand is yours, as it is after the move.`,
			],
			label: 'The opening, move by move',
			step: (move: number, of: number) => (move === 0 ? 'The deal' : `Move ${move} of ${of}`),
			back: 'One move back',
			ahead: 'One move ahead',
			keys: 'Keys: arrows left and right, Home and End.',
			deal: 'Before the first move. Look for a tile that is sure, on a cell that helps you from top to bottom.',
			you: {
				placed: (digit: number, cell: string) => `You place the ${digit} on ${name(cell)}.`,
				missed: (digit: number, cell: string) => `You miss with the ${digit} on ${name(cell)}.`,
				took: (digit: number, cell: string, paid: number, other: number) =>
					`You take the clue ${digit} on ${name(cell)} for a ${paid}; the game takes a ${other} as well.`,
			},
			they: {
				placed: (digit: number, cell: string) => `Your opponent places a ${digit} on ${name(cell)}.`,
				missed: (digit: number, cell: string) => `Your opponent misses with a ${digit} on ${name(cell)}.`,
				took: (digit: number, cell: string) => `Your opponent takes the clue ${digit} on ${name(cell)}.`,
			},
			why: {
				block: (digit: number) => `Sure: no other cell of the block is open to a ${digit}.`,
				row: (digit: number) => `Sure: no other cell of the row is open to a ${digit}.`,
				column: (digit: number) => `Sure: no other cell of the column is open to a ${digit}.`,
				digit: (digit: number) => `Sure: only a ${digit} can stand there.`,
				second: (digit: number) => `The ${digit} is sure at a second look.`,
			},
			/** Of the moves in tools/rulebook/opening.py. */
			notes: [
				'It lies in the middle and touches three clues, c4 and d4 below and e2 above: there are many ways on.',
				'Row 4 has four clues. From the right edge your opponent could take one after the other and cut you off.',
				'So you cut first: two of your cells now lie one below the other. The price is high. One tile is left, and you draw only after your next move.',
				'A guess, to stop you below. A 2 could stand on b5 or c5 of that block, and now everybody knows that it stands on b5.',
				'A 6 could stand on b5 or c5 as well, and b5 waits for the 2: the miss has told you. Now your hand is filled again.',
				'From c5 two clues lead to the bottom edge, b6 and c6. Your opponent takes one of them …',
				'… and you take the other. That was a double link: whichever is lost, one is left. You have reached the bottom edge.',
				'With the only tile that was left. From e2 two cells lead to the top edge, e1 and f1, and f1 is gone.',
				'In this block a 2 can stand only on e1, so that the 1 stands on d1. It lies on the top edge, and d2 would join it to d3.',
				'A guess again, d2 or f2, but a good one: d2 would have made your chain whole. Now you need e2 and e1. Any two tiles buy the clue on e2; on e1 only a 2 fits, and you hold one. So the clue comes first, though its price may cost you the 2.',
			],
		},
		sure: {
			title: 'Why a sure digit beats a guess',
			body: (open: number) => [
				'A digit is **sure** where no other cell of a row, a column or a block is open to it, or where nothing else can stand. That much shows at a look, and a second look after each new digit finds more.',
				`A digit that is open to ${number(open)} cells of a block is a guess on each of them. All you know is that one of them is right.`,
			],
			caption: (sure: number, cell: string, guess: number, open: number) =>
				`You hold a ${sure} and a ${guess}. The ${sure} is sure on ${name(cell)} (outlined). The ${guess} is open to the ${number(open)} ringed cells of one block.`,
			cost: (bridge: number, lightning: number) => [
				`A miss costs no tile, but it costs the move, and a move is dear: about **${number(bridge)} points of win chance in Bridge and ${number(lightning)} in Lightning**. Of a hundred even games the player who wastes one move wins so many fewer.`,
				'It gives something away, too. Everybody sees where the digit is not, and the tile is back in the bag, from which your opponent may draw it next.',
				'So guess only where being right decides the game, or where nothing that is sure is worth a move.',
			],
		},
		strong: {
			title: 'What good play is worth',
			intro:
				'These figures come from games between strong bots, each deal played twice with seats swapped. They are points of win chance in a hundred; ± is the 95% interval.',
			caption: 'Gain or loss in points of win chance',
			what: 'What you do or know',
			rows: {
				waste: 'You waste a move: a miss, a time-out',
				knowing: 'You know your opponent’s hand',
				double: 'You pay for a clue with one of two equal tiles',
				rarest: 'You pay with the digit that has the fewest open cells',
				tile: 'You place a tile rather than take a clue, on average',
			},
			none: 'none',
			lessons: {
				exchange: (bridge: number, lightning: number) =>
					`**Exchange almost never.** It costs as much as a wasted move, and was the best move in at most ${percent(bridge)} of positions in Bridge and ${percent(lightning)} in Lightning.`,
				clue: (share: number) =>
					`**A clue is as good as a tile where it costs one.** Where it costs two, the tile is better on average; still, the clue was the right move in ${percent(share)} of positions.`,
				links: (one: number, two: number, oneSmall: number, twoSmall: number) =>
					`**Build double links.** A given digit is in a fresh hand in ${percent(one)} of cases (Lightning ${percent(oneSmall)}), at least one of two digits in ${percent(two)} (${percent(twoSmall)}). So join your chains where two cells would do, best over clues or over digits that you hold: if one is taken from you, the other is left.`,
				count:
					'**Count.** What the empty cells still need is what bag and hands hold. If every 4 but one is placed and you hold it, nobody can take that cell from you.',
			},
			first: {
				caption: 'How often the first player won, both playing alike',
				game: 'Game',
				share: 'First player',
				even: (variant: string) => `${variant}, second player’s first clue for one tile`,
				clues: (variant: string, clues: number) =>
					`${variant}, ${plural(clues, { one: 'one clue', other: `${number(clues)} clues` })}`,
			},
		},
		questions: {
			title: 'Settled at the table',
			items: {
				oneTile: {
					question: 'A clue costs two tiles, and I hold one. Can I take it?',
					answer: 'No. [Two means two](#take).',
				},
				emptyHand: {
					question: 'My hand is empty. What can I do?',
					answer:
						'Take a clue that nobody owns: [it is free](#take). Or [exchange](#exchange), if the bag has tiles, and draw. If neither is possible, you are [passed](#nothing).',
				},
				landsMiss: {
					question: 'I miss with the first move of a pair in Lands. Is the pair gone?',
					answer: 'No, [one move of it](#lands). The other is still yours.',
				},
				timeOut: {
					question: 'My time for the move runs out. What now?',
					answer:
						'The move is [spent as after a miss](#time), but it does not count as one. In Lands the whole pair is gone.',
				},
				pass: {
					question: 'None of my tiles seems to fit. May I pass?',
					answer: 'No. [Each of them is right somewhere](#bag). You can take a clue, exchange, or try.',
				},
				back: {
					question: 'Can the tile I have just missed with come straight back?',
					answer: 'Yes. It is in the bag [before you draw](#place).',
				},
				twoDraw: {
					question: 'I paid two tiles for a clue. When do I draw?',
					answer: '[At the end of your next move](#draw), whatever it is.',
				},
				ringed: {
					question: 'The table rings a cell for my tile. Is it right there?',
					answer: 'Not necessarily. Nothing that is visible [forbids it](#ad), that is all.',
				},
				drawn: {
					question: 'Can a game be drawn?',
					answer: 'Only [by agreement](#end). On the field somebody always wins.',
				},
				seen: {
					question: 'Does my opponent see what I pay or exchange?',
					answer: 'Only that you did. [The digits stay hidden](#hidden) until the game is over.',
				},
				corner: {
					question: 'Whose is a corner of the field?',
					answer: 'It lies on [both of its edges](#bridge), one of either player.',
				},
				samePlace: {
					question: 'May I try a digit where it has missed before?',
					answer: 'Yes, and it is [a miss again](#place).',
				},
			},
		},
		more: {
			title: 'From rules to a game',
			body: [
				'In [the lobby](numbridge) bots wait in the training room, players post game ads, and a link invites a friend. You need no account.',
				'[The archive](numbridge-archive) has every finished game to be replayed, with both hands. [The leaderboards](numbridge-leaderboards) show who plays best.',
			],
		},
	},
};
