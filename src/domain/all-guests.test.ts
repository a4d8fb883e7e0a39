import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { allGuestsQuery } from './all-guests.ts';

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ _id: `g${from + n}`, name: `Guest ${from + n}` }));

/** A server of `count` guests, and the addresses that it was asked for. */
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

test('[F24] a server that repeats its first page does not keep the list loading', async () => {
  const { api, asked } = createServer(1_000_000, () => rows(0, 100));
  expect(await load(api)).toMatchObject({ isComplete: true });
  expect(asked.length).toBeLessThan(10);
});
