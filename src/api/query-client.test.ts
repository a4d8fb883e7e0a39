import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError, OutcomeUnknown } from './errors.ts';
import { createQueryClient, refreshIfUnknown } from './query-client.ts';

const refused = new ApiError({ status: 400, method: 'POST', path: '/api/v1/events' }, null);

/** A query on the screen. */
async function showQuery() {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'data');
  new QueryObserver(client, { queryKey: ['event'], queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(['event'])).toBe('data'));
  const write = async (error: Error) => {
    const mutationFn = async () => {
      throw error;
    };
    await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toBe(error);
  };
  return { client, write, queryFn };
}

test('[F08] after an unknown outcome the queries on the screen are read again', async () => {
  const { write, queryFn } = await showQuery();
  await write(refused);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await write(new OutcomeUnknown());
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('[F08] of a batch, one unknown outcome is enough', async () => {
  const { client, queryFn } = await showQuery();
  refreshIfUnknown(client, refused);
  expect(queryFn).toHaveBeenCalledTimes(1);
  refreshIfUnknown(client, new OutcomeUnknown(), refused);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
