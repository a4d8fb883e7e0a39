import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query from the server, ignoring the cache, and stores the result in it. The call is not one of the cache: that
 * would cancel it with the last component that shows the data, and would report a failure as a page out of date, which
 * the form that reads reports itself.
 */
export async function fetchUncached<Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: Pick<FetchQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): Promise<Data> {
  if (typeof queryFn !== 'function') throw new TypeError('The query reads nothing.');
  // An earlier call that answers later would replace the result.
  await client.cancelQueries({ queryKey });
  const { signal } = new AbortController();
  const data = await queryFn({ client, queryKey, signal, meta: undefined });
  client.setQueryData<Data>(queryKey, () => data);
  return data;
}
