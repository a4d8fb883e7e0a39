import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

const getBox = (element: Element) => element.getBoundingClientRect();

test.each([
  ['tr', 360],
  ['ar', 240],
] as const)('%s, %i px: the current one of many tabs is in sight', async (locale, width) => {
  await openRoute('/pages/profile?tab=about', { signedInAs: admin, locale, width });
  const current = page.bySelector('main nav [aria-current]');
  await expect.element(current).toBeVisible();
  const tab = current.element();
  const nav = tab.closest('nav') ?? tab;
  expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
  await expect.poll(() => getBox(tab).right).toBeLessThanOrEqual(getBox(nav).right);
  expect(getBox(tab).left).toBeGreaterThanOrEqual(getBox(nav).left);
});

/** The side at which headings fade. The mask fades at both ends, but one is beyond the edge. */
function findFade(row: Element) {
  const { maskImage, maskPosition } = getComputedStyle(row);
  if (maskImage === 'none') return 'none';
  return parseInt(maskPosition, 10) < -16 ? 'right' : 'left';
}

test.each([
  ['en', 'right', 'left'],
  ['tr', 'right', 'left'],
  ['ar', 'left', 'right'],
] as const)(
  '%s: headings of the orders that do not fit fade where they continue',
  async (locale, end, start) => {
    await openRoute('/apps/e-commerce/orders', { signedInAs: admin, locale, width: 280 });
    const last = page.bySelector('main thead th:last-child button');
    await expect.element(last).toBeInTheDocument();
    const row = last.element().closest('tr') as Element;
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect.poll(() => findFade(row)).toBe(end);
    row.scrollLeft = end === 'left' ? -1000 : 1000;
    await expect.poll(() => findFade(row)).toBe(start);
    const text = document.createRange();
    text.selectNodeContents(last.element());
    expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(getBox(row).left);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(getBox(row).right);
  },
);

test.each(['en', 'tr', 'ar'] as const)(
  '%s: on a phone all headings of the orders are in sight',
  async (locale) => {
    await openRoute('/apps/e-commerce/orders', { signedInAs: admin, locale, width: 360 });
    const row = page.bySelector('main thead tr');
    await expect.element(row).toBeVisible();
    expect(row.element().scrollWidth).toBe(row.element().clientWidth);
    expect(findFade(row.element())).toBe('none');
  },
);

test('prices stay aligned when a plan’s name takes two lines', async () => {
  await openRoute('/pages/pricing/style-2', { locale: 'tr', width: 360 });
  const prices = page.bySelector('thead th p b');
  await expect.element(prices.first()).toBeVisible();
  expect(prices.elements()).toHaveLength(3);
  expect(new Set(prices.elements().map((price) => Math.round(getBox(price).top))).size).toBe(1);
});

test('a contact without a phone number has no line for it', async () => {
  await openRoute('/apps/contacts', { signedInAs: admin, width: 360 });
  await expect.element(page.getByRole('link', { name: 'Amal Farouk' })).toBeVisible();
  const lines = page.bySelector('main tbody td:is([data-label="Email"], [data-label="Phone"])').elements();
  const empty = lines.filter((line) => line.textContent === '');
  expect(empty).not.toEqual([]);
  expect(empty.filter((line) => getComputedStyle(line).display !== 'none')).toEqual([]);
});

/** The lines of a text as they are laid out. */
function readLines(element: Element) {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const content = text.textContent ?? '';
    for (let place = 0; place < content.length; place++) {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + content.charAt(place));
    }
  }
  return [...lines.values()];
}

test.each(['en', 'ar'] as const)(
  'the email address of a contact breaks only before its @ (%s)',
  async (locale) => {
    await openRoute('/apps/contacts', { signedInAs: admin, locale, width: 768 });
    await expect.element(page.getByText('Emma Brandt')).toBeVisible();
    const lines = page
      .bySelector('main tbody bdi[dir=ltr]')
      .elements()
      .map(readLines)
      .filter((each) => each.length > 1);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter(([, rest, ...more]) => !rest?.startsWith('@') || more.length > 0)).toEqual([]);
  },
);
