import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('an order line links to its product, which is changed, found and deleted', async ({ page }) => {
  await page.goto('/apps/e-commerce/orders/1042?tab=products');
  await page.getByRole('table').getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name').fill('Lantern of copper');
  await panel.getByLabel('Price in US dollars').fill('99.50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Lantern of copper/ })).toContainText('$99.50');

  await page.goto('/apps/e-commerce/products?search=copper');
  await page.getByRole('checkbox', { name: /Lantern of copper/ }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible();
});

test.describe('a server that fails', () => {
  // React logs every error that an error boundary catches.
  test.use({ expectedErrors: [/Failed to load resource|^ApiError: Server Error/] });

  test('the products report that they could not be loaded', async ({ page }) => {
    await page.goto('/apps/e-commerce/products?mock=listProducts:500x1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The server cannot show it right now.',
    );
  });
});
