/** The papers that the solver stands on; the same in every language. */
export const sources = [
	{
		authors: 'M. Szubert, W. Jaśkowski',
		title: 'Temporal difference learning of n-tuple networks for the game 2048',
		where: 'IEEE CIG 2014',
	},
	{
		authors: 'D. Beal, M. Smith',
		title: 'Temporal coherence and prediction decay in TD learning',
		where: 'IJCAI 1999',
	},
	{
		authors: 'W. Jaśkowski',
		title:
			'Mastering 2048 with delayed temporal coherence learning, multistage weight promotion, redundant encoding and carousel shaping',
		where: 'IEEE Transactions on Games 2017',
	},
	{
		authors: 'K. Matsuzaki',
		title: 'Developing a 2048 player with backward temporal coherence learning and restart',
		where: 'Advances in Computer Games 2017',
	},
] as const;
