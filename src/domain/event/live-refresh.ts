/**
 * Milliseconds between two refreshes of data that guests change; false where a build turns them off. Read lazily: the
 * conformance journeys load this module in Node, which has no such variables.
 */
const getInterval = () => Number(import.meta.env.VITE_REFRESH_SECONDS) * 1_000 || false;

/**
 * When a query on the screen refreshes itself: at an interval while the page is visible. After a failure it stops until
 * the next successful read, by hand, on focus or on reconnect, so that the failure is reported once.
 */
export const liveRefresh = {
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? false : getInterval(),
};
