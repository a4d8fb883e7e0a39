import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([
  ['layout2', 'en', 768],
  ['layout3', 'tr', 1280],
  ['layout2', 'ar', 768],
] as const)('%s, %s: a menu of the row is as wide as its entries at %i px', async (style, locale, width) => {
  const { router } = await openRoute('/pages/faq', { signedInAs: admin, locale, width });
  await changeSettings(router, { layout: { style }, templateMenu: true });
  const button = page.bySelector('aside nav > ul > li[data-collapse] > button');
  await button.click();
  const menu = page.bySelector('aside [data-row]:not([hidden])');
  await expect.element(menu).toBeVisible();
  const box = () => menu.element().getBoundingClientRect();
  const before = box();
  expect(before.left).toBeGreaterThanOrEqual(0);
  expect(before.right).toBeLessThanOrEqual(innerWidth);
  for (const group of menu.getByRole('button').elements())
    if (group.getAttribute('aria-expanded') === 'false') (group as HTMLElement).click();
  await expect.poll(() => menu.getByRole('button', { expanded: false }).length).toBe(0);
  expect(box().width).toBe(before.width);

  const entries = [...menu.element().querySelectorAll('a, button')];
  expect(entries.length).toBeGreaterThan(10);
  expect(new Set(entries.map((entry) => entry.getBoundingClientRect().height))).toEqual(new Set([40]));
  const { direction } = getComputedStyle(menu.element());
  const rooms = entries.map((entry) => {
    const text = document.createRange();
    text.selectNodeContents(entry.querySelector('span') as Element);
    const { left, right } = text.getBoundingClientRect();
    const { left: start, right: end } = entry.getBoundingClientRect();
    return direction === 'rtl' ? left - start : end - right;
  });
  // The longest entry has only its padding beside it.
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(12);
  expect(Math.min(...rooms)).toBeLessThan(13);
});
