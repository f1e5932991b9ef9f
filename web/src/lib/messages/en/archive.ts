import { writing } from '../writing.ts';

const { number, plural, name } = writing('en');

export default {
	title: 'Archive – Numbridge – Vinco Online Games',
	description: 'Finished games of Numbridge: who played, how it ended, and a replay of every move.',
	heading: 'Archive',
	lead: 'Every finished game, open to everybody, with a replay of all its moves.',
	noScript: 'This page asks the club for its games, and needs JavaScript for that.',
	loading: 'Asking the club…',
	again: 'Try again',
	filters: {
		label: 'Filters',
		any: 'All',
		player: 'Player',
		playerHelp: 'A player’s number, or the link to a profile',
		playerUnknown: 'That is neither a number nor the link to a profile.',
		apply: 'Apply',
		result: 'Result',
		won: 'Won',
		lost: 'Lost',
		variant: 'Variant',
		room: 'Room',
		games: 'Games',
		reason: 'How it ended',
		since: 'From',
		until: 'To',
		clear: 'Show all games',
		of: (who: string) => `Games of ${name(who)}`,
		against: (who: string) => `against ${name(who)}`,
		unknownPlayer: (id: number) => `player number ${id}`,
		remove: 'Without this player',
		removeOpponent: 'Without this opponent',
	},
	list: {
		label: 'Finished games',
		none: 'No game has been finished yet. Play one, and it is here.',
		noneFits: 'No game fits these filters.',
		play: 'To the lobby',
		more: 'Show more',
		shown: (count: number) =>
			plural(count, { one: 'One game is shown.', other: `${number(count)} games are shown.` }),
		winner: 'winner',
		change: (after: number, change: string) => `rating ${after} (${change})`,
		ended: (result: string, reason: string) => `${result}, ${reason}`,
	},
};
