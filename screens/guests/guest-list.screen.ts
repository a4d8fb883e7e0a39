import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestWithDiscrepancies, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

// By selector, because a guest who opens in a dialog hides the list from screen readers.
const rows = page.bySelector('main tbody tr');
const waiting = page.bySelector('main nav a[href*="answer=waiting"]');
const longName = 'Konstantinos Papadopoulos-Georgiou & the whole family of Thessaloniki';

/** Where each row and its answer begin, and how high the row is. */
const measure = () =>
  rows.elements().map((row) => {
    const { top, height } = row.getBoundingClientRect();
    const answer = row.querySelector('td:nth-child(5) > span > span:last-of-type')?.getBoundingClientRect();
    const start = document.dir === 'rtl' ? answer?.right : answer?.left;
    return [top + scrollY, height, start ?? 0].map(Math.round);
  });

test.each([
  [360, 'en'],
  [768, 'tr'],
  [1280, 'en'],
  [1280, 'tr'],
  [1920, 'ar'],
] as const)(
  'at %i px in %s no row or answer moves when a guest opens, or on "Not answered"',
  async (width, locale) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, {
      width,
      locale,
      before: () => backend.patch('guests', guestWithDiscrepancies, { name: longName }),
    });
    await expectCount(rows, 12);
    const before = measure();
    await rows.nth(1).bySelector('th a').click();
    await expect.element(page.bySelector('main aside, [role=dialog]').first()).toBeVisible();
    expect(measure()).toEqual(before);
    if (width < 1280) return;

    await waiting.click();
    await expectCount(rows, 5);
    expect(measure()).toEqual(before.slice(0, 5));
  },
);

test.each([360, 768])('at %i px the rows of "Not answered" begin where all do', async (width) => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { width });
  await expectCount(rows, 12);
  const [first] = measure();
  await waiting.click();
  await expectCount(rows, 5);
  await expect.element(page.getByRole('link', { name: 'Remind everyone' })).toBeVisible();
  expect(measure()[0]?.[0]).toBe(first?.[0]);
});
