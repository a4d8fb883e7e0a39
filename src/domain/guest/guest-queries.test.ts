import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGuestPage } from './guest-queries.ts';

const asked = { page: 2, limit: 25 };
const docs = [
  { _id: 'g1', name: 'Samira' },
  { _id: 'g2', name: 'Yusuf' },
];

test('a page has its number and the total', () => {
  const page = parseGuestPage({ docs, totalDocs: 60, totalPages: 3, page: 2 }, asked);
  expect(page).toMatchObject({ total: 60, page: 2, pages: 3 });
  expect(page.guests.map(({ name }) => name)).toEqual(['Samira', 'Yusuf']);
});

test('[F24] missing paging is derived from the rows', () => {
  expect(parseGuestPage({ docs }, asked)).toMatchObject({ total: 27, page: 2, pages: 2 });
  expect(parseGuestPage({ docs, totalDocs: 60 }, asked)).toMatchObject({ total: 60, pages: 3 });
  expect(parseGuestPage({ docs: [] }, { page: 1, limit: 25 })).toMatchObject({ total: 0, page: 1, pages: 1 });
});

test('a server that counts a page too many ends the list with no empty page', () => {
  const request = { page: 2, limit: 2 };
  expect(parseGuestPage({ docs, totalDocs: 4, totalPages: 3 }, request)).toMatchObject({ pages: 2 });
  expect(parseGuestPage({ docs, totalPages: 3 }, request)).toMatchObject({ pages: 3 });
  // A server with shorter pages than requested has more of them.
  expect(parseGuestPage({ docs, totalDocs: 50, totalPages: 25 }, asked)).toMatchObject({ pages: 25 });
});

test('a bare list is one page', () => {
  expect(parseGuestPage(docs, { page: 1, limit: 25 })).toMatchObject({ total: 2, page: 1, pages: 1 });
});

test('[F24] [F60] rows beyond the requested number are cut off and counted', () => {
  const page = parseGuestPage({ docs, totalDocs: 2 }, { page: 1, limit: 1 });
  expect(page).toMatchObject({ guests: [{ name: 'Samira' }], surplus: 1, total: 2 });
});

test('a bare list longer than a page is split into pages', () => {
  expect(parseGuestPage(docs, { page: 2, limit: 1 })).toMatchObject({
    guests: [{ name: 'Yusuf' }],
    surplus: 0,
    total: 2,
    page: 2,
    pages: 2,
  });
});

test('[F60] a page after the last one is empty and still has the total', () => {
  expect(parseGuestPage({ docs: [], totalDocs: 30, totalPages: 2 }, { page: 9, limit: 25 })).toMatchObject({
    guests: [],
    total: 30,
    pages: 2,
  });
});

test.each([undefined, null, {}, { docs: null }, { docs: 'x' }, 'x', 7])(
  '[F24] %j is an error, not an empty list',
  (payload) => {
    expect(() => parseGuestPage(payload, asked)).toThrow(Error);
  },
);

test('[F24] whatever the paging contains, the numbers are usable', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (totalDocs, totalPages, page) => {
      const parsed = parseGuestPage({ docs, totalDocs, totalPages, page }, asked);
      for (const number of [parsed.total, parsed.page, parsed.pages])
        expect(Number.isSafeInteger(number)).toBe(true);
      expect(parsed.total).toBeGreaterThanOrEqual(2);
      expect(parsed.page).toBeGreaterThanOrEqual(1);
      expect(parsed.pages).toBeGreaterThanOrEqual(1);
    }),
  );
});
