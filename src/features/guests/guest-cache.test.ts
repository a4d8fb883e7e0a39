import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { GuestFilter } from '../../domain/guest/guest-filter.ts';
import { createTestApi, createTestGuest } from '../../domain/test-organiser.ts';
import { fetchAllGuests } from '../../domain/guest/all-guests.ts';
import { guestsQuery } from '../../domain/guest/guest-queries.ts';
import { cacheGuests, loadGuests } from './guest-cache.ts';

/** An event whose server has these guests, and how often its list was read. */
function openEvent(...ids: string[]) {
  let reads = 0;
  const api = createTestApi(() => {
    reads += 1;
    const docs = ids.map((_id) => ({ _id, name: _id }));
    return Promise.resolve(Response.json({ data: { docs, totalDocs: docs.length } }));
  });
  const scope = { api, queryClient: createQueryClient(), eventId: 'e1' };
  const read = (filter: GuestFilter) => fetchAllGuests(scope.queryClient, api, 'e1', filter);
  return { scope, ids, read, getReads: () => reads };
}

test('all guests are read once, and after changes that filters see', async () => {
  const { scope, ids, read, getReads } = openEvent('ada', 'can');
  await read('accepted');
  expect((await read('accepted')).guests).toHaveLength(2);
  expect(getReads()).toBe(1);
  cacheGuests(scope, []);
  ids.pop();
  expect((await read('accepted')).guests.map(({ id }) => id)).toEqual(['ada']);
});

test('a guest who is newer than the known list is found on the server', async () => {
  const { scope, ids, read } = openEvent('ada');
  await read('all');
  ids.push('can');
  const guests = await loadGuests(scope, new Set(['ada', 'can']));
  expect(guests.map(({ id }) => id)).toEqual(['ada', 'can']);
});

test('[F89] a guest added twice by the browser makes the list stale', async () => {
  const { scope, ids, read, getReads } = openEvent('ada');
  const { api, queryClient, eventId } = scope;
  const readPage = () =>
    queryClient.fetchQuery({
      ...guestsQuery(api, { eventId, filter: 'all', page: 1, limit: 25 }),
      staleTime: 0,
    });
  const add = async (...added: string[]) => {
    ids.push(...added);
    cacheGuests(scope, [createTestGuest({ _id: added[0] })]);
    await readPage();
    const reads = getReads();
    const { guests } = await read('all');
    return { size: guests.length, reads: getReads() - reads };
  };
  await read('all');
  await readPage();
  expect(await add('can')).toEqual({ size: 2, reads: 0 });
  expect(await add('grace', 'grace-again')).toEqual({ size: 4, reads: 1 });
});
