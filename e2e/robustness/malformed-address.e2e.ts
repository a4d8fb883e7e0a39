import { expect, test } from '../support/fixtures.ts';

for (const path of ['/%', '/events/%zz', '/events/guests/%E0%A4%A']) {
  test(`${path}, which cannot be decoded, shows the 404 page`, async ({ page }) => {
    // A host that serves the export returns its fallback page for every unknown address.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const shell = await route.fetch({ url: new URL('/login', route.request().url()).href });
        await route.fulfill({ response: shell });
      },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  });
}
