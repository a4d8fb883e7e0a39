import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchUncached } from './fetch-uncached.ts';

test('[F29] a read before a save is not replaced by the cache when the page that shows the data is left', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const query = queryOptions({
    queryKey: ['event'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        void answer.promise.then(resolve);
      }),
  });
  client.setQueryData(query.queryKey, 'as it was');
  const leave = new QueryObserver(client, { ...query, staleTime: Infinity }).subscribe(() => {});
  const read = fetchUncached(client, query);
  leave();
  answer.resolve('as somebody else saved it');
  expect(await read).toBe('as somebody else saved it');
  expect(client.getQueryData(query.queryKey)).toBe('as somebody else saved it');
});
