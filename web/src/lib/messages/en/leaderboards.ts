import { writing } from '../writing.ts';

const { number } = writing('en');

export default {
	title: 'Leaderboards – Numbridge – Vinco Online Games',
	description: 'The highest ratings of the club, for each variant of Numbridge.',
	heading: 'Leaderboards',
	variant: 'Variant',
	label: (variant: string) => `Highest ratings: ${variant}`,
	place: 'Place',
	player: 'Player',
	rating: 'Rating',
	deviation: 'Deviation',
	games: 'Games',
	you: 'you',
	none: 'Nobody is on this leaderboard yet. A dozen rated games or so, and you could be the first.',
	play: 'To the lobby',
	about: {
		heading: 'What the deviation means',
		body: 'A rating is an estimate, and the deviation says how good it is: in nineteen cases of twenty the true strength lies within two deviations of it. 1600 with a deviation of 50 means: most likely between 1500 and 1700.',
		changes:
			'It starts at 350 and falls with every rated game; until it has fallen, a win or a loss moves the rating far.',
		listed: (most: number) =>
			`Listed are players with an account whose deviation is ${number(most)} or less. Bots are not listed.`,
	},
};
