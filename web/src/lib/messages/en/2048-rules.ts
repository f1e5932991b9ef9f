import { writing } from '../writing.ts';

const { number, percent } = writing('en');

export default {
	title: 'Rules of 2048: moves, merging, scoring – VOG',
	description:
		'The official rules of 2048 with drawn boards: how tiles move and merge, what scores, when you win, when it is over, and every tile up to 131072.',
	heading: 'The rules of 2048',
	lead: 'Short enough to read before a first game, exact enough to settle an argument. Every board on this page was drawn by the program that plays the game.',
	before: 'Before',
	after: 'After',
	practise: 'Try this board in practice',
	/** A direction and what it brings, between two boards. */
	pushed: (direction: string, gained: number) =>
		gained > 0 ? `${direction}: ${number(gained)} points` : direction,
	sections: {
		aim: {
			title: 'Aim of the game',
			body: [
				'You slide numbered tiles over a small board. Equal tiles that meet become one tile of twice the value. Make the tile **2048** and you have won. You may then go on for as long as the board lets you.',
			],
		},
		players: {
			title: 'Players',
			body: [
				'One. Nobody plays against you, and no clock runs. What makes it hard is the new tile that appears after every move and takes up room.',
			],
		},
		equipment: {
			title: 'Board and tiles',
			body: [
				'The board is a square of **four by four cells**. A cell is empty or holds exactly one tile.',
				'A tile shows a power of two: 2, 4, 8, 16 and so on. There are no other tiles, and they never run out.',
			],
		},
		setUp: {
			title: 'Set-up',
			body: [
				'A game begins with **two tiles** in two different cells drawn at random, every cell with the same chance.',
			],
			chances: (two: number, four: number) =>
				`Each of the two is a 2 with a chance of ${percent(two)} and a 4 with a chance of ${percent(four)}.`,
			caption: 'Three of many possible beginnings. Two 2s are the most frequent one, two 4s are rare.',
		},
		move: {
			title: 'How a move goes',
			intro: 'A move has four steps, and only the first is yours.',
			steps: [
				'You choose a direction: **up, down, left or right**.',
				'**All** tiles slide that way at once, each as far as it can: to the edge or up against another tile. You cannot choose which tiles move.',
				'Equal tiles that meet on the way [merge](#merging).',
			],
			spawn: (two: number, four: number) =>
				`Then **one new tile** appears in an empty cell, every empty cell with the same chance: a 2 in ${percent(two)} of cases, a 4 in ${percent(four)}.`,
			slid: 'Slid',
			spawned: 'New tile',
			caption: 'A move to the left. The new tile is outlined.',
		},
		valid: {
			title: 'Valid and invalid moves',
			body: [
				'A direction is **valid** if it changes the board: if at least one tile slides or at least one pair merges.',
				'Every other direction is **invalid**. Then nothing moves, no new tile appears, the score stays as it is, and no move has been made. So trying a direction never does harm.',
			],
			yes: 'valid',
			no: 'invalid: nothing moves',
			caption: 'To the left and down everything is packed already, and no pair meets.',
		},
		merging: {
			title: 'Merging',
			body: [
				'Two **equal** tiles that meet while sliding become one tile of their sum. Tiles of different values only stop each other.',
			],
			apart: (before: string, after: string, between: string, stays: string) =>
				`Empty cells between two equal tiles do not keep them apart: ${before} pushed left gives ${after}. Another tile between them does: ${between} pushed right gives ${stays}.`,
			exact: 'Three exact rules settle every other case.',
			once: {
				title: 'One merge per tile and move',
				body: 'A tile that has just come from a merge does not merge again in the same move, not even with an equal neighbour. Four equal tiles become two, never one.',
			},
			edge: {
				title: 'Merging starts at the edge you push towards',
				body: 'If three equal tiles lie in a line, the two nearest to that edge merge, and the third moves up.',
			},
			along: {
				title: 'Neighbours merge only when one is pushed into the other',
				body: 'Equal tiles may lie next to each other for as long as you like. They merge only by a move along the line they form: side by side by left or right, one above the other by up or down. Diagonal neighbours never merge.',
				caption: (across: string, along: string, value: number) =>
					`The two ${value}s lie one above the other. ${across} moves them, but not into each other; ${along} merges them.`,
			},
		},
		scoring: {
			title: 'Scoring',
			body: [
				'The score begins at **0**. Every merge adds the value of the **new** tile: two 8s become a 16 and bring 16 points. If several pairs merge in one move, each of them counts. Sliding alone brings nothing, and nothing is ever taken away.',
			],
			caption: (gained: number) => `Three merges in one move bring ${number(gained)} points.`,
			stands: (goal: number, points: number, perFour: number) =>
				`A score therefore mirrors the size of your tiles more than your skill. If every new tile were a 2, a tile of ${goal} would always stand for ${number(points)} points. Every 4 that appears by itself saves one merge, which is ${number(perFour)} points less.`,
			expected: (points: number, fours: number) =>
				`With the usual share of 4s it comes to about ${number(points)}, and to ${number(fours)} if there were only 4s. [The table below](#tiles) has every tile.`,
		},
		winning: {
			title: 'Winning',
			body: [
				'You have won **at the moment a merge makes a tile of 2048**. Where it lies and what else is on the board does not matter.',
				'A banner says so and offers two ways on: **keep playing** on the same board, towards 4096, 8192 and beyond, or start a **new game**. Winning ends nothing unless you want it to.',
				'The banner comes once a game. A second 2048 is not announced. If the winning move leaves a board on which nothing can move, you have won and the game is over: you are told both, the win first.',
			],
			caption: 'The winning move.',
		},
		losing: {
			title: 'When the game is over',
			body: [
				'The game is over when the board is **full and no two neighbours are equal**, neither side by side nor one above the other. Then no direction is valid any more.',
				'A full board with one pair goes on: merging the pair makes room.',
			],
			over: 'Over: full, and no pair.',
			pair: 'Not over: the outlined pair can merge.',
		},
		limits: {
			title: 'No limits, nothing lost',
			body: [
				'There is no limit of time or of moves. The game saves itself after every move and goes on at your next visit. Your best score is kept as well, in this browser.',
				'Moves can be taken back, and the same move made again brings the same new tile, so taking back is no way to draw a better one. A game in which the [solver](2048-solver) has helped is marked as assisted and does not count for the best score.',
			],
		},
		controls: {
			title: 'Controls at a glance',
			caption: 'Ways to make a move',
			direction: 'Direction',
			keys: 'Keys',
			swipe: 'Swipe or drag',
			pad: 'Gamepad',
			swipes: { up: 'upwards', down: 'downwards', left: 'to the left', right: 'to the right' },
			pads: 'cross or left stick',
			body: [
				'Letter keys count by their place on the keyboard, so they lie the same on every layout. Keys held with Ctrl, Alt, Shift or the command key belong to the browser.',
				'The arrow buttons under the board do the same, and can be hidden in the game settings.',
			],
			swiping: (pixels: number, degrees: number) =>
				`A swipe works anywhere outside the buttons. A movement of ${number(pixels)} pixels or less is a tap, and one within ${number(degrees)} degrees of a diagonal could mean two directions: neither makes a move.`,
			reading: (key: string) => `${key} reads the board out to a screen reader.`,
		},
		tiles: {
			title: 'All tiles',
			caption: 'Points each tile stands for if every new tile is a 2',
			tile: 'Tile',
			points: 'Points',
			remark: 'Remark',
			spawns: 'appears by itself',
			goal: 'the aim of the game',
			ofTwos: 'the largest if every new tile is a 2',
			highest: 'the largest of all; needs a 4',
			body: [
				'Two tiles of a kind make the next one, and their points and its own value add up. [How far it can go](#far) says why the table ends where it does.',
			],
		},
		mistakes: {
			title: 'Four mistakes that end a game early',
			intro:
				'The rules allow all of this. The figures are what the built-in solver expects to score from here on: they say what a move costs.',
			costs: (points: number) => `Cost: about ${number(points)} points.`,
			directions: {
				title: 'Using all four directions alike',
				body: 'Strong play uses **two directions constantly, a third rarely and the fourth almost never**. Then the large tiles stay together along one edge, the largest in the corner. One push away from that edge lets a small tile in behind them.',
				caption: (bad: string, better: string) =>
					`${bad} pulls the largest tile out of its corner, and the new tile (outlined) takes its place. ${better} would have left the bottom row as it was.`,
			},
			greed: {
				title: 'Taking every merge in sight',
				body: 'A merge brings points and frees a cell, and still one in the middle can wreck the order of the board: it moves tiles away from those they were to meet.',
				caption: (bad: string, gained: number, better: string) =>
					`${bad} brings ${number(gained)} points at once, but the new 64 ends up far from the 64 below that was waiting for it. ${better} is better, without any merge.`,
			},
			trapped: {
				title: 'Letting a small tile get trapped',
				body: 'A 2 between large tiles can merge with nothing but another 2, and none gets there. It takes up a cell for a long time and keeps its neighbours apart. While a tile of its value is still in reach, **rescue the small one first**.',
				free: 'Everything in order',
				trapped: 'A 2 is trapped',
				caption: 'The same tiles, but a 2 has got in among the large ones.',
			},
			tight: {
				title: 'Moving fast when it gets tight',
				body: 'With two or three empty cells left, a single careless move can end the game. Stop. Look at every direction, count the cells it leaves empty, and ask where the worst new tile would appear.',
				caption:
					'One cell is empty, three directions are valid. The bars show how many points the solver still expects from each.',
			},
		},
		far: {
			title: 'How far it can go',
			intro: 'Hardly any game comes near these limits. They are exact all the same.',
			tile: {
				title: (tile: number) => `Largest tile: ${tile}`,
				proof: (ladder: string, twos: number) =>
					`A tile is made of two halves that lie on the board together. At the narrowest point of the way to the top there are ${ladder} and one more 4: sixteen tiles, and the board is full. The last 4 must have appeared as a 4; with 2s only, the way ends one step lower, at ${twos}. The next larger tile would take a seventeenth cell.`,
			},
			score: {
				title: (points: number) => `Highest score: ${number(points)}`,
				proof: (from: number, to: number, sum: number, fours: number, perFour: number) =>
					`The fullest last board holds each tile from ${from} down to ${to}, sixteen in all. With 2s alone they would stand for ${number(sum)} points. But each of them is made when there is one cell too few for 2s, so each takes a 4 that appears by itself: ${number(fours)} of them, at ${number(perFour)} points each.`,
			},
			fewest: {
				title: (fours: number, twos: number) =>
					`Fewest moves to 2048: ${number(fours)} with 4s only, ${number(twos)} with 2s only`,
				proof: (tiles: number, move: number, doublings: number) =>
					`It takes ${number(tiles)} tiles of 4. Two are there at the start, so the last one comes with move ${number(move)}. It still has to be doubled ${number(doublings)} times, and a tile merges only once a move. With 2s it is the same sum: twice the tiles, one doubling more. A game with enough luck needs no more moves than that.`,
			},
			longest: {
				title: (moves: number) => `Longest game: ${number(moves)} moves`,
				proof: (sum: number, fours: number, tiles: number) =>
					`No board holds more than ${number(sum)} in all. With the ${number(fours)} necessary 4s and 2s otherwise, that is ${number(tiles)} tiles. Two of them are there before the first move, and every move brings one.`,
			},
		},
		questions: {
			title: 'Settled at the table',
			items: {
				three: {
					question: (before: string) => `What does ${before} become when pushed left?`,
					answer: (after: string) =>
						`${after}. The two at the left edge merge, the third moves up: [merging starts at the edge](#merging).`,
				},
				four: {
					question: (before: string) => `And ${before} pushed left: one tile or two?`,
					answer: (after: string) => `Two: ${after}. [Each tile merges once a move](#merging).`,
				},
				fresh: {
					question: (before: string) => `Does ${before} pushed left become a single 8?`,
					answer: (after: string) =>
						`No, ${after}. A tile that was made in this move waits for the [next one](#merging).`,
				},
				nothing: {
					question: 'I pressed a key and nothing moved. Have I lost a turn?',
					answer: 'No. The direction was [invalid](#valid): no new tile, no move, no harm.',
				},
				full: {
					question: 'The board is full. Is the game over?',
					answer: 'Only if no two neighbours are equal. [One pair is enough](#losing) to go on.',
				},
				diagonal: {
					question: 'Do equal tiles merge diagonally, or by lying side by side?',
					answer: 'Neither. One must be [pushed into the other](#merging).',
				},
				choose: {
					question: 'Can I hold one tile back?',
					answer: 'No. [All tiles slide](#move), each as far as it can.',
				},
				points: {
					question: 'What do I get for a move without a merge?',
					answer: 'No points. Only [merges score](#scoring), each the value of the tile it makes.',
				},
				after: {
					question: 'Does the game stop at 2048?',
					answer: 'No. You have [won](#winning), and you may keep playing on the same board.',
				},
				next: {
					question: 'Where does the new tile appear, and what is it?',
					answer: (two: number, four: number) =>
						`In any empty cell, all alike. It is a 2 with ${percent(two)}, a 4 with ${percent(four)}, [after every valid move](#move).`,
				},
			},
		},
		more: {
			title: 'From rules to good play',
			body: [
				'[The strategy page](2048-strategy) tests ten ways of playing over whole games and says what to learn from them.',
				'[The solver page](2048-solver) explains how the solver beside the board decides, and how strong it is. In [practice](2048-practice) you can set up any board and ask it.',
			],
		},
	},
};
