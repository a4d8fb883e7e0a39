import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const table = page.getByRole('table');

/** Splits an element's visible texts at each match, and lists the parts that are on more than one line. */
function findBroken(element: Element, parts: RegExp) {
  const broken: string[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const { index, 0: part } of (node.textContent ?? '').matchAll(parts)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + part.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(part);
    }
  }
  return broken;
}

test.each([
  ['en', 360],
  ['tr', 360],
  ['ar', 360],
  ['en', 320],
  ['tr', 320],
  ['ar', 320],
] as const)('in %s, %i px wide, no word and no number is broken', async (locale, width) => {
  await openRoute(`/events/guests/print?event=${weddingId}`, { signedInAs: admin, locale, width });
  await expect.element(table.getByText('The Lindqvists')).toBeVisible();
  expect(findBroken(table.element(), /\S+/gu)).toEqual([]);
  expect(findBroken(table.element(), /[\d ]{9,}/gu)).toEqual([]);
  await expect.element(table.getByText('555 011 0004').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('on paper the numbers have a column, and are not below the names', async () => {
  await openRoute(`/events/guests/print?event=${weddingId}`, { signedInAs: admin, width: 360 });
  const row = table.getByRole('row', { name: /The Lindqvists/ });
  await expect.element(row).toBeVisible();
  const getShown = () =>
    row
      .getByText('555 011 0004')
      .elements()
      .filter((element) => element.checkVisibility())
      .map((element) => element.parentElement?.localName);
  expect(getShown()).toEqual(['small']);
  await commands.emulate({ media: 'print' });
  await expect.poll(getShown).toEqual(['td']);
});
