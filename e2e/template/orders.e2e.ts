import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

// The test also requests deleted orders.
test.use({ expectedErrors: [/Failed to load resource|^ApiError: There is no such order/] });

const orders = '/apps/e-commerce/orders';
const references = (page: Page) =>
  page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('rowheader').getByRole('link');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('an address opens the invoice of an order, and Back after a reload leads to the list', async ({
  page,
}) => {
  await visitAs(page, admin, `${orders}?search=layla&sort=total`);
  await page.getByRole('link', { name: 'GW-1024' }).click();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Layla Haddad');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('layla');
  await expect(references(page).first()).toHaveText('GW-1024');
});

test('deleted orders are gone for the rest of the session', async ({ page }) => {
  await visitAs(page, admin, orders);
  await page.getByRole('checkbox', { name: 'Select order GW-1049' }).check();
  await page.getByRole('checkbox', { name: 'Select order GW-1047' }).check();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText('24 orders');
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
