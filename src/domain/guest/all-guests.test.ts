import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { allGuestsQuery, refetchAllGuests } from './all-guests.ts';

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ _id: `g${from + n}`, name: `Guest ${from + n}` }));

/** A server of `count` guests, and the requested addresses. */
function createServer(count: number, answer = (page: number) => rows((page - 1) * 100, 100)) {
  const asked: string[] = [];
  const api = createApi('http://backend.test/api/v1', (request) => {
    const { search } = new URL(request.url);
    asked.push(search);
    const page = Number(new URLSearchParams(search).get('page'));
    const docs = answer(page).slice(0, Math.max(0, count - (page - 1) * 100));
    return Promise.resolve(
      Response.json({ data: { docs, totalDocs: count, totalPages: Math.ceil(count / 100), page } }),
    );
  });
  return { api, asked };
}
const load = (api: ReturnType<typeof createApi>, filter?: 'accepted') =>
  new QueryClient().fetchQuery(allGuestsQuery(api, 'e1', filter));

test('all pages are read, each once, with the filter’s literal query', async () => {
  const { api, asked } = createServer(950);
  const list = await load(api, 'accepted');
  expect(list).toMatchObject({ total: 950, isComplete: true });
  expect(list.guests).toHaveLength(950);
  expect(asked).toEqual(Array.from({ length: 10 }, (_, n) => `?limit=100&page=${n + 1}&rsvpConfirmed=true`));
});

test('[F60] a guest who moves to another page meanwhile is listed once', async () => {
  const { api } = createServer(300, (page) => rows((page - 1) * 90, 100));
  const { guests } = await load(api);
  expect(new Set(guests.map(({ id }) => id)).size).toBe(guests.length);
});

test('[F24] a server that repeats its first page ends the loading', async () => {
  const { api, asked } = createServer(1_000_000, () => rows(0, 100));
  expect(await load(api)).toMatchObject({ isComplete: false });
  // The first page, the one that repeats it, and those on their way.
  expect(asked.length).toBeLessThanOrEqual(10);
});

/** A server of 3,000 guests whose pages after the fifth wait until `release` is called. */
function createSlowServer() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked: number[] = [];
  const api = createApi('http://backend.test/api/v1', async (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    asked.push(page);
    if (page > 5) await promise;
    return Response.json({
      data: { docs: rows((page - 1) * 100, 100), totalDocs: 3000, totalPages: 30, page },
    });
  });
  return { api, asked, release };
}

test('eight pages are requested at a time', async () => {
  const { api, asked, release } = createSlowServer();
  const loading = load(api);
  await expect.poll(() => asked.at(-1)).toBe(13);
  release();
  expect(await loading).toMatchObject({ isComplete: true });
  expect(asked).toHaveLength(30);
});

test('a stopped list keeps its first pages and continues after them', async () => {
  const { api, asked, release } = createSlowServer();
  const client = new QueryClient();
  const query = allGuestsQuery(api, 'e1');
  const part = () => client.getQueryData(query.queryKey);
  void client.fetchQuery(query);
  await expect.poll(part).toMatchObject({ total: 3000, isComplete: false });
  await client.cancelQueries(query);
  asked.length = 0;
  release();
  const from = part();
  const list = await client.fetchQuery({ ...allGuestsQuery(api, 'e1', 'all', { from }), staleTime: 0 });
  expect(asked[0]).toBe(from?.nextPage);
  expect(asked).not.toContain(1);
  expect(list.guests.map(({ id }) => id)).toEqual(rows(0, 3000).map(({ _id }) => _id));
  expect(list).toMatchObject({ isComplete: true });
});

test('a list that another read has replaced is read from its start', async () => {
  const { api, asked } = createServer(300);
  const client = new QueryClient();
  await client.fetchQuery(allGuestsQuery(api, 'e1'));
  asked.length = 0;
  const from = { guests: [], total: 300, isComplete: false, nextPage: 3 };
  const list = await client.fetchQuery({ ...allGuestsQuery(api, 'e1', 'all', { from }), staleTime: 0 });
  expect(asked).toHaveLength(3);
  expect(list.guests).toHaveLength(300);
});

test('reading tells how many guests are read, also over a known list', async () => {
  const { api } = createServer(250);
  const client = new QueryClient();
  await client.fetchQuery(allGuestsQuery(api, 'e1'));
  const onProgress = vi.fn<(loaded: number, total: number) => void>();
  await client.fetchQuery({ ...allGuestsQuery(api, 'e1', 'all', { onProgress }), staleTime: 0 });
  expect(onProgress.mock.calls).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ]);
});

test('[F60] after empty pages the list is incomplete and proves nothing', async () => {
  const { api } = createServer(10_000, (page) => (page > 2 ? [] : rows((page - 1) * 100, 100)));
  const list = await load(api);
  expect(list).toMatchObject({ total: 10_000, isComplete: false });
  expect(list.guests).toHaveLength(200);
  await expect(refetchAllGuests(new QueryClient(), api, 'e1')).rejects.toThrow(UnreadableResponse);
});

test('[F60] a guest deleted during the read is not missing', async () => {
  let reads = 0;
  const api = createApi('http://backend.test/api/v1', () => {
    reads += 1;
    return Promise.resolve(Response.json({ data: { docs: rows(0, 10), totalDocs: reads === 1 ? 11 : 10 } }));
  });
  expect(await load(api)).toMatchObject({ total: 10, isComplete: true });
  expect(reads).toBe(2);
});
