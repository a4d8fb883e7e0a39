import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

/** The centre of a text, in whole pixels of the window. */
function findCentre(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return Math.round((left + right) / 2);
}

test.each(['en', 'tr', 'ar'] as const)(
  '%s: with titles below icons, those of groups are centred',
  async (locale) => {
    const { router } = await openRoute('/events', { signedInAs: admin, locale });
    await changeSettings(router, { layout: { style: 'layout1', config: { navbar: { style: 'style-3' } } } });
    await expect.poll(() => document.querySelector('[data-titles="below"]')).toBeTruthy();
    const titles = page.bySelector('[data-titles="below"] nav li > span');
    await expect.element(titles.first()).toBeVisible();
    const icon = page
      .bySelector('[data-titles="below"] nav a > svg')
      .first()
      .element()
      .getBoundingClientRect();
    const centre = Math.round((icon.left + icon.right) / 2);
    for (const title of titles.elements())
      expect(Math.abs(findCentre(title) - centre)).toBeLessThanOrEqual(1);
  },
);
