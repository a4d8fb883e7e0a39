import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGuestPage } from './guest-list.ts';

const asked = { page: 2, limit: 25 };
const docs = [
  { _id: 'g1', name: 'Samira' },
  { _id: 'g2', name: 'Yusuf' },
];

test('a page says which it is, and how many there are', () => {
  const page = readGuestPage({ docs, totalDocs: 60, totalPages: 3, page: 2 }, asked);
  expect(page).toMatchObject({ total: 60, page: 2, pages: 3 });
  expect(page.guests.map(({ name }) => name)).toEqual(['Samira', 'Yusuf']);
});

test('[F24] missing paging is worked out from what is there', () => {
  expect(readGuestPage({ docs }, asked)).toMatchObject({ total: 27, page: 2, pages: 2 });
  expect(readGuestPage({ docs, totalDocs: 60 }, asked)).toMatchObject({ total: 60, pages: 3 });
  expect(readGuestPage({ docs: [] }, { page: 1, limit: 25 })).toMatchObject({ total: 0, page: 1, pages: 1 });
});

test('a bare list is one page', () => {
  expect(readGuestPage(docs, { page: 1, limit: 25 })).toMatchObject({ total: 2, page: 1, pages: 1 });
});

test('[F60] a page behind the last one is empty and still knows the total', () => {
  expect(readGuestPage({ docs: [], totalDocs: 30, totalPages: 2 }, { page: 9, limit: 25 })).toMatchObject({
    guests: [],
    total: 30,
    pages: 2,
  });
});

test.each([undefined, null, {}, { docs: null }, { docs: 'x' }, 'x', 7])(
  '[F24] %j is an error, not an empty list',
  (payload) => {
    expect(() => readGuestPage(payload, asked)).toThrow(Error);
  },
);

test('[F24] whatever stands in the paging, the numbers are usable', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (totalDocs, totalPages, page) => {
      const read = readGuestPage({ docs, totalDocs, totalPages, page }, asked);
      for (const number of [read.total, read.page, read.pages])
        expect(Number.isSafeInteger(number)).toBe(true);
      expect(read.total).toBeGreaterThanOrEqual(2);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(read.pages).toBeGreaterThanOrEqual(1);
    }),
  );
});
