import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionOver } from './bearer.ts';

/** How long what was read counts as fresh: long enough for a loader and its page to share one call. */
const freshFor = 5_000;

/**
 * The cache of what the server holds.
 * @param refreshFailed is told when something on the screen could not be read again; `retry` reads all of it that failed.
 */
export function createQueryClient(refreshFailed: (retry: () => void) => void): QueryClient {
  const retryFailed = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // Without data the page itself shows the failure, and a session that is over has said so.
        if (query.state.data !== undefined && !(error instanceof SessionOver)) refreshFailed(retryFailed);
      },
    }),
    defaultOptions: {
      queries: { staleTime: freshFor, retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** A refusal stands; only a call that got no answer is repeated, once. */
const isWorthAnotherTry = (failures: number, error: Error) => error instanceof TypeError && failures < 1;
