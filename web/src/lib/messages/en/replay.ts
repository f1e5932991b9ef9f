import { writing } from '../writing.ts';

const { number, name } = writing('en');

export default {
	title: 'Replay – Numbridge – Vinco Online Games',
	description: 'A finished game of Numbridge, move by move, with both hands, misses and the solution.',
	pageTitle: (first: string, second: string) => `${first} – ${second}, replay`,
	heading: 'Replay',
	missing: {
		title: 'No such game in the archive',
		body: 'The link may be mistyped, or the game is still being played: only finished games are here.',
	},
	toArchive: 'To the archive',
	hand: (digits: string) => `Hand: ${digits}`,
	used: (time: string) => `${time} used`,
	controls: {
		label: 'Replay',
		first: 'To the start',
		back: 'One move back',
		play: 'Play',
		pause: 'Pause',
		ahead: 'One move ahead',
		last: 'To the end',
		position: 'Position',
	},
	keys: 'Keys: arrows left and right go move by move, Home and End to both ends, space plays.',
	start: 'The deal, before the first move.',
	at: (line: number, of: number) => `Move ${line} of ${of}`,
	solution: 'Show the solution',
	solutionHere: (digit: number) => `solution ${digit}`,
	moves: 'Moves',
	said: {
		placed: (who: string, digit: number, cell: string) => `${name(who)} placed ${digit} on ${name(cell)}.`,
		missed: (who: string, digit: number, cell: string) =>
			`${name(who)} missed with ${digit} on ${name(cell)}.`,
		took: (who: string, cell: string, paid: number) =>
			`${name(who)} took the clue on ${name(cell)} and paid a ${paid}.`,
		tookForTwo: (who: string, cell: string, paid: number, other: number) =>
			`${name(who)} took the clue on ${name(cell)} and paid a ${paid} and a ${other}.`,
		tookFree: (who: string, cell: string) => `${name(who)} took the clue on ${name(cell)} for free.`,
		exchanged: (who: string) => `${name(who)} exchanged the hand.`,
		timedOut: (who: string) => `${name(who)} ran out of time for the move.`,
		passed: (who: string) => `${name(who)} had nothing to play and was passed.`,
	},
	link: {
		copy: 'Copy the link to this move',
		copied: 'The link to this move is copied.',
		notCopied: 'The address bar now leads to this move: copy it from there.',
	},
	record: {
		heading: 'Record',
		about: 'Settings, seed and every move with its time, for programs and for keeps.',
		json: 'Download JSON',
		text: 'Download text',
	},
	programs:
		'A deal has one solution, so any sudoku program knows every digit. Using one in a rated game is not allowed, and everybody can look at the moves here.',
	deal: {
		kept: 'The deal is the one that was promised.',
		broken: 'The deal is not the one that was promised.',
		seen: 'This browser saw the same promise at the table before the first move.',
		seenLater: (commands: number) =>
			`This browser first saw the promise at the table after ${number(commands)} commands.`,
		seenOther: 'At the table this browser saw another promise than the archive shows now.',
		notSeen:
			'This browser was not at the table, so the promise is taken from the archive. Who noted it down before the game can compare it.',
		how: 'What this proves',
		proves:
			'Before the first move both players were shown a number that follows from the secret seed and the settings. The seed is open now, and this page has worked the number out again: if both are the same, field, solution and every draw were fixed before the game and nobody changed them.',
		provesNot:
			'It does not prove that the host drew the seed blindly, nor anything about how the players found their moves.',
		promised: 'Promised',
		found: 'Worked out here',
		seed: 'Seed',
		verify: 'The rest, every draw and every move, is checked by this command on the downloaded record:',
	},
};
