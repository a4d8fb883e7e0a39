import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { placeOf, visitAs } from '../support/visitor.ts';

// What the list no longer has is asked for, too.
test.use({ expectedErrors: [/Failed to load resource|^ApiError: There is no such order/] });

const orders = '/apps/e-commerce/orders';
const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
const references = (page: Page) => rows(page).getByRole('rowheader');
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const sortBy = (page: Page, name: string) => heading(page, name).getByRole('button').click();
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('[F30] [F31] [F33] an order is found, sorted, opened and read; Back comes to the same list', async ({
  page,
}) => {
  await visitAs(page, admin, orders);
  await expect(status(page)).toHaveText('26 orders');
  await expect(heading(page, 'Date')).toHaveAttribute('aria-sort', 'descending');
  await expect(references(page).first()).toHaveText('GW-1049');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(references(page).first()).toHaveText('GW-1039');

  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('mallory');
  await expect(rows(page).getByRole('cell').nth(1)).toContainText('<img src=x onerror=alert(1)> U+202Egnp.');
  await expect(rows(page).getByRole('cell').nth(2)).toHaveText('—');
  await search.fill('layla lanyard');
  await expect(page.getByRole('heading', { name: 'No order has these words' })).toBeVisible();
  await search.fill('layla');
  await expect(status(page)).toHaveText('3 orders found');
  await sortBy(page, 'Total');
  await expect(heading(page, 'Total')).toHaveAttribute('aria-sort', 'descending');
  await expect(references(page)).toHaveText(['GW-1035', 'GW-1046', 'GW-1024']);
  await sortBy(page, 'Total');
  await expect(heading(page, 'Total')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, 'Date')).not.toHaveAttribute('aria-sort');
  await expect(references(page).first()).toHaveText('GW-1024');
  expect(placeOf(page)).toBe(`${orders}?search=layla&sort=total`);

  await page.getByRole('link', { name: 'GW-1024' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order GW-1024 Delivered');
  const history = page.locator('.order-history').getByRole('listitem');
  await expect(history.first()).toContainText('Delivered');
  await expect(history.last()).toContainText('Order placed');
  await page.getByRole('link', { name: 'Products' }).click();
  const sums = page.getByRole('table', { name: 'Products' }).locator('tfoot tr');
  await expect(sums).toHaveText(['Subtotal$868.00', 'Tax$69.44', 'Total$937.44']);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('article').locator('.invoice-totals .total')).toHaveText('Total$937.44');
  expect(placeOf(page)).toBe(`${orders}/1024?tab=invoice`);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Layla Haddad');

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('layla');
  await expect(references(page).first()).toHaveText('GW-1024');
});

test('ticked orders are removed once that is confirmed, for as long as the session lasts', async ({
  page,
}) => {
  await visitAs(page, admin, orders);
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect(remove).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select order GW-1049' }).check();
  await page.getByRole('checkbox', { name: 'Select order GW-1047' }).check();
  await expect(status(page)).toHaveText('2 orders selected');
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove 2 orders ?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText('24 orders');
  await expect(references(page).first()).toHaveText('GW-1048');
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(status(page)).toHaveText('24 orders');
  await page.goto(`${orders}/1049`);
  await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await page.goto(orders);
  await expect(status(page)).toHaveText('26 orders');
  await expect(references(page).first()).toHaveText('GW-1049');
});
