import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

/** Where the decimals of an amount end, in whole pixels of the window. */
function findEnd(amount: Element) {
  const texts = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT);
  const ends: number[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: digits, index } of (text.textContent ?? '').matchAll(/\d+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + digits.length);
      ends.push(range.getBoundingClientRect().right);
    }
  }
  return Math.round(Math.max(...ends));
}

const order = '/apps/e-commerce/orders/1040';

test.each([
  ['tr', '/apps/e-commerce/orders', 'tbody td:nth-of-type(4)'],
  ['ar', '/apps/e-commerce/orders', 'tbody td:nth-of-type(4)'],
  ['ar', '/apps/e-commerce/products', 'tbody td:nth-of-type(3)'],
  ['ar', `${order}?tab=products`, 'tbody td:last-child'],
  ['ar', `${order}?tab=products`, 'dl > div > dd'],
  ['ar', `${order}?tab=invoice`, 'tbody td:last-child'],
  ['ar', `${order}?tab=invoice`, 'article > dl > div > dd'],
] as const)(
  '%s, %s: the decimals of the amounts are below each other (%s)',
  async (locale, address, cells) => {
    await openRoute(address, { signedInAs: admin, locale });
    const amounts = page.bySelector(`main :is(${cells}) > bdi`);
    await expect.element(amounts.nth(1)).toBeVisible();
    const texts = amounts.elements().map((amount) => amount.textContent);
    expect(new Set(texts.map((text) => text.length)).size).toBeGreaterThan(1);
    expect([...new Set(amounts.elements().map(findEnd))]).toHaveLength(1);
  },
);
