import { expect, test } from '../support/fixtures.ts';

test('an address that cannot be decoded shows the 404 page', async ({ page }) => {
  for (const path of ['/%', '/%E0%A4%A', '/events/guests/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  }
});
