/**
 * Milliseconds between two reads of what guests change while an organiser looks at it; false where a build turns them
 * off. Read when it is needed: the conformance journeys load this module in Node, which has no such variables.
 */
const readInterval = () => Number(import.meta.env.VITE_REFRESH_SECONDS) * 1_000 || false;

/**
 * When a query on the screen is read again by itself: at an interval while the page is visible. A failure stops it until
 * the next read succeeds, by hand, by focus or by a connection that is back, so that it is said once.
 */
export const liveRefresh = {
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? false : readInterval(),
};
