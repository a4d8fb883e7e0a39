import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

/** How wide tabs fade at the edge where they start and where they end, in whole px: their texts have any width. */
function readFade(tabs: Element) {
  const { maskImage, direction } = getComputedStyle(tabs);
  expect(maskImage).toMatch(direction === 'rtl' ? /^linear-gradient\(to left/ : /^linear-gradient\(to right/);
  const [start = 0, end = 0] = [...maskImage.matchAll(/([\d.]+)px/g)].map(([, width]) =>
    Math.round(Number(width)),
  );
  return { start, end };
}

/** Opens the guest list. @returns its last filter, with its number of guests, which makes it wider */
async function openFilters(locale: Locale, width: number) {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, locale, width });
  const last = page.bySelector('main nav a[href*="discrepancies"]');
  await expect.poll(() => last.query()?.textContent).toMatch(/\d/);
  return last;
}

test.each([
  ['en', 768],
  ['tr', 768],
  ['ar', 360],
] as const)(
  '%s, %i px: filters that do not fit fade at the edge where they continue',
  async (locale, width) => {
    const tabs = (await openFilters(locale, width)).element().parentElement as Element;
    expect(tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth);
    await expect.poll(() => readFade(tabs)).toEqual({ start: 0, end: 32 });
    tabs.scrollLeft = locale === 'ar' ? -1000 : 1000;
    await expect.poll(() => readFade(tabs)).toEqual({ start: 32, end: 0 });
  },
);

test.each([
  ['en', 700],
  ['ar', 360],
] as const)('%s, %i px: a filter that gets the focus is clear of the fading edge', async (locale, width) => {
  const last = await openFilters(locale, width);
  const tabs = last.element().parentElement as Element;
  tabs.querySelector<HTMLElement>('a:nth-last-of-type(2)')?.focus();
  await userEvent.tab();
  await expect.element(last).toHaveFocus();
  await expect.poll(() => readFade(tabs)).toEqual({ start: 32, end: 0 });
  const [inner, outer] = [last.element().getBoundingClientRect(), tabs.getBoundingClientRect()];
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
});

test('tabs that fit do not fade', async () => {
  const tabs = (await openFilters('en', 1280)).element().parentElement as Element;
  expect(tabs.scrollWidth).toBe(tabs.clientWidth);
  expect(readFade(tabs)).toEqual({ start: 0, end: 0 });
});

test.each(['en', 'tr'] as const)(
  '%s: the current tab stays clear of the fade when counts arrive',
  async (locale) => {
    backend.play('getEvent:latency,getMessages:latency');
    const address = `/apps/event/${weddingId}?tab=invitation`;
    await openRoute(address, { signedInAs: admin, locale, width: 320 });
    const current = page.bySelector('main nav [aria-current]');
    await expect.poll(() => current.query()?.parentElement?.querySelectorAll('i').length).toBe(2);
    const tabs = current.element().parentElement as Element;
    const [inner, outer] = [current.element().getBoundingClientRect(), tabs.getBoundingClientRect()];
    const { end } = readFade(tabs);
    expect(tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth);
    expect(Math.round(outer.right - inner.right)).toBeGreaterThanOrEqual(end);
  },
);
