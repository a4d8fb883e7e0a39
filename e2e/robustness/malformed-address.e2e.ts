import { expect, test } from '../support/fixtures.ts';

test('an address that cannot be decoded shows the 404 page', async ({ page }) => {
  for (const path of ['/%', '/events/guests/%E0%A4%A']) {
    // A host that serves the export returns its fallback page for every unknown address.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const shell = await route.fetch({ url: new URL('/login', route.request().url()).href });
        await route.fulfill({ response: shell });
      },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  }
});
