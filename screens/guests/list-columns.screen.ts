import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const getHeadings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

test.each([
  [1570, ['', 'Guest', 'Phone', 'Invited', 'Coming', 'Answer', 'WhatsApp', 'Discrepancies', 'Actions']],
  [1120, ['', 'Guest', 'Coming', 'Answer', 'Discrepancies', 'Actions']],
  [760, ['', 'Guest', 'Coming', 'Answer']],
  [640, ['', 'Guest', 'Answer']],
])('content of %i px in a wide window has the columns that fit', async (containerWidth, headings) => {
  const { router } = await openRoute(list, { signedInAs: admin, width: 1920 });
  await changeSettings(router, { layout: { config: { mode: 'container', containerWidth } } });
  await expect.poll(getHeadings).toEqual(headings);
  for (const cell of page.getByRole('row').bySelector('th, td').elements()) {
    if (!cell.checkVisibility()) continue;
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
  // Without a column, it has its own line.
  await expect.element(page.getByRole('cell', { name: /Two families share/ })).toBeVisible();
  const name = page.getByRole('rowheader').first().element();
  expect(name.getBoundingClientRect().width).toBeGreaterThan(160);
});

test('the list beside an open guest is cards where the content is narrow', async () => {
  const { router } = await openRoute(list, { signedInAs: admin, width: 1920 });
  await changeSettings(router, { layout: { config: { mode: 'container', containerWidth: 760 } } });
  await page.getByRole('link', { name: 'Grace Okafor' }).click();
  const panel = page.getByRole('complementary', { name: 'Grace Okafor' });
  await expect.element(panel).toBeVisible();
  const row = page.bySelector('main tbody tr').first();
  await expect.element(row).toHaveStyle({ alignItems: 'start' });
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth);
});
