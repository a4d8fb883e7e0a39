import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Requests a query that a page shows once it arrives: for loaders, which do not wait for it. If it was requested before,
 * the page refreshes it.
 */
export function prefetchOnce<Data, Cached, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Cached, Key>,
) {
  if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query);
}
