import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';

/**
 * Reads a query from the server, ignoring the cache. If the last component that shows it is removed meanwhile, TanStack
 * Query would cancel the call, and `fetchQuery` resolve with the cached data: a save would send them as the server's.
 */
export async function readFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const stop = new QueryObserver(client, { queryKey: options.queryKey, enabled: false }).subscribe(() => {});
  try {
    return await client.fetchQuery({ ...options, staleTime: 0 });
  } finally {
    stop();
  }
}
