/**
 * Whether a stored clock difference is used. A clock that was years behind at the login, and was set since, would make
 * each token look expired; without a difference, the server's 401 decides. A clock ahead only makes a token last longer.
 * A module of its own, because the inline script needs it.
 * @param skew how far the clock is ahead of the server's, in seconds
 */
export const isUsableSkew = (skew: unknown): skew is number =>
  Number.isFinite(skew) && Number(skew) > -86_400;
