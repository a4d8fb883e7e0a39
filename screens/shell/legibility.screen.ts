import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { findSpills } from '../support/pseudo-locale.ts';

const guests = `/events/guests/all?event=${weddingId}`;
/** Letters that reach far below the line. */
const deep = 'السنوي gjpy';
/** The height of the letters of Noto Naskh Arabic, the highest of the typefaces, in em. */
const highest = 1.7;

test.each([360, 1280])(
  'names that may be cut have room for their lowest letters, at %i px',
  async (width) => {
    await openRoute('/events', {
      width,
      locale: 'ar',
      before: () => backend.patch('events', weddingId, { name: deep }),
    });
    const name = page.bySelector('main bdi').filter({ hasText: deep }).first();
    for (const address of [
      '/events',
      guests,
      `/apps/event/${weddingId}?tab=answers&full=true`,
      `/events/${weddingId}/scan`,
    ]) {
      follow(address);
      await expect.poll(() => location.pathname + location.search).toContain(address.split('?')[0]);
      await expect.element(name).toBeVisible();
      const { scrollHeight, clientHeight } = name.element() as HTMLElement;
      expect(clientHeight).toBeGreaterThan(0);
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      const { fontSize, overflowY } = getComputedStyle(name.element());
      const room = overflowY === 'visible' ? Infinity : clientHeight / Number.parseFloat(fontSize);
      expect(room).toBeGreaterThanOrEqual(highest);
    }
  },
);

test('the key on a link that looks like a button has its colour, and a gap', async () => {
  await openRoute(`/events/${weddingId}/remind`, {
    width: 1280,
    storage: { [keys.countryCode]: JSON.stringify('90') },
  });
  const key = page.getByRole('main').bySelector('a kbd');
  await expect.element(key).toBeVisible();
  const { color, marginInlineStart } = getComputedStyle(key.element());
  expect(color).toBe(getComputedStyle(key.element().closest('a') as Element).color);
  expect(Number.parseFloat(marginInlineStart)).toBeGreaterThanOrEqual(8);
});

test('the meter keeps its distance from the line below the tab', async () => {
  await openRoute(guests, { width: 1280 });
  const meter = page.bySelector('main header [data-size=small]:has([data-answer])');
  await expect.element(meter).toBeVisible();
  const { bottom } = page.bySelector('main header nav').element().getBoundingClientRect();
  expect(meter.element().getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(8);
});

test.each([360, 1280])('at %i px texts follow the browser’s text size uncut', async (width) => {
  const { style } = document.documentElement;
  try {
    for (const address of [
      guests,
      `${guests}&guest=${guestOfFour}`,
      `/apps/event/${weddingId}?tab=answers`,
    ]) {
      await openRoute(address, { width });
      const shown = page.bySelector('main h1, main header nav a, main section a, main button, main select');
      await expect.element(page.bySelector('main section').first()).toBeVisible();
      const measure = () =>
        shown.elements().map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      const before = measure();
      style.fontSize = '32px';
      expect(measure()).toEqual(before.map((size) => size * 2));
      expect(findSpills()).toEqual([]);
      style.removeProperty('font-size');
    }
  } finally {
    style.removeProperty('font-size');
  }
});
