import { QueryCache, QueryClient } from '@tanstack/react-query';

/** How long what was read counts as fresh: long enough for a loader and its page to share one call. */
const freshFor = 5_000;

/**
 * The cache of what the server holds.
 * @param refreshFailed is told when something on the screen could not be read again; `retry` does.
 */
export const createQueryClient = (refreshFailed: (retry: () => void) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(_, query) {
        // Without data the page itself shows the failure.
        if (query.state.data !== undefined) refreshFailed(() => void query.fetch().catch(() => {}));
      },
    }),
    defaultOptions: {
      queries: { staleTime: freshFor, retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });

/** A refusal stands; only a call that got no answer is repeated, once. */
const isWorthAnotherTry = (failures: number, error: Error) => error instanceof TypeError && failures < 1;
