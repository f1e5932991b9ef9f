/** The largest deviation with which a player is listed: vog.club.rating.PROVISIONAL, held to it by tests/house. */
export const MOST_DEVIATION = 110;
