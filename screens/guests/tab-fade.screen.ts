import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

/** How wide tabs fade at the edge where they start and where they end, in px. */
function readFade(tabs: Element) {
  const { maskImage, direction } = getComputedStyle(tabs);
  expect(maskImage).toMatch(direction === 'rtl' ? /^linear-gradient\(to left/ : /^linear-gradient\(to right/);
  const [start = 0, end = 0] = [...maskImage.matchAll(/([\d.]+)px/g)].map(([, width]) => Number(width));
  return { start, end };
}

test.each([
  ['en', 768],
  ['tr', 768],
  ['ar', 360],
] as const)(
  '%s, %i px: filters that do not fit fade at the edge where they continue',
  async (locale, width) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, locale, width });
    await expect.element(page.bySelector('main nav a[href*="discrepancies"]')).toBeInTheDocument();
    const tabs = page.bySelector('main nav:has(a[href*="discrepancies"])').element();
    expect(tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth);
    await expect.poll(() => readFade(tabs)).toEqual({ start: 0, end: 32 });
    tabs.scrollLeft = locale === 'ar' ? -1000 : 1000;
    await expect.poll(() => readFade(tabs)).toEqual({ start: 32, end: 0 });
  },
);

test('tabs that fit do not fade', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, width: 1280 });
  await expect.element(page.bySelector('main nav a[href*="discrepancies"]')).toBeInTheDocument();
  const tabs = page.bySelector('main nav:has(a[href*="discrepancies"])').element();
  expect(tabs.scrollWidth).toBe(tabs.clientWidth);
  expect(readFade(tabs)).toEqual({ start: 0, end: 0 });
});
