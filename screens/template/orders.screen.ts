import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectErrors } from '../support/flaws.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

const orders = '/apps/e-commerce/orders';
const rows = page.getByRole('table', { name: 'Orders' }).bySelector('tbody tr');
const references = rows.getByRole('rowheader').getByRole('link');
const heading = (name: string) => page.getByRole('columnheader', { name });
const sortBy = (name: string) => heading(name).getByRole('button').click();
const status = page.getByRole('main').getByRole('status').first();
const search = page.getByRole('searchbox', { name: 'Search orders' });

test('[F30] an order is found and opened, and Back returns to the list', async () => {
  await openRoute(orders);
  await expect.element(status).toHaveTextContent('26 orders');
  await expect.element(heading('Date')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(references.first()).toHaveTextContent('GW-1049');
  await search.fill('layla lanyard');
  await expect.element(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  await search.fill('layla');
  await expect.element(status).toHaveTextContent('3 orders');
  await sortBy('Total');
  await expect.element(heading('Total')).toHaveAttribute('aria-sort', 'descending');
  await expectTexts(references, ['GW-1035', 'GW-1046', 'GW-1024']);
  await sortBy('Total');
  await expect.element(heading('Total')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(heading('Date')).not.toHaveAttribute('aria-sort');
  await expect.element(references.first()).toHaveTextContent('GW-1024');
  expect(place()).toBe(`${orders}?search=layla&sort=total`);

  await page.getByRole('link', { name: 'GW-1024' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Order GW-1024 Delivered');
  const history = page.bySelector('main ol').getByRole('listitem');
  await expect.element(history.first()).toMatchTextContent('Delivered');
  await expect.element(history.last()).toMatchTextContent('Order placed');
  await page.getByRole('link', { name: 'Products' }).click();
  const sums = page.bySelector('main dl > div');
  await expectTexts(sums, ['Subtotal$868.00', 'Tax$69.44', 'Total$937.44']);
  await page.getByRole('link', { name: 'Invoice' }).click();
  const total = page.bySelector('article > dl > :last-child');
  await expect.element(total).toHaveTextContent('Total$937.44');
  expect(place()).toBe(`${orders}/1024?tab=invoice`);

  window.history.back();
  await expect.element(search).toHaveValue('layla');
  await expect.element(references.first()).toHaveTextContent('GW-1024');
});

test('ticked orders are deleted after a confirmation', async () => {
  expectErrors(/^ApiError: There is no such order/);
  await openRoute(orders);
  const remove = page.getByRole('button', { name: 'Delete' });
  await expect.element(remove).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select order GW-1049' }).click();
  await page.getByRole('checkbox', { name: 'Select order GW-1047' }).click();
  await expect.element(status).toHaveTextContent('2 selected');
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 orders ?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectCount(rows, 26);
  await expect.element(remove).toHaveFocus();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(status).toHaveTextContent('24 orders');
  await expect.element(references.first()).toHaveTextContent('GW-1048');
  await expect.element(remove).toHaveFocus();
  follow(`${orders}/1049`);
  await expect.element(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
});
