import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { findChromium } from '../../tools/chromium.ts';
import { LoginPage } from '../support/login-page.ts';
import { visitAs } from '../support/visitor.ts';

// The test runner disables the cache, and the headless shell has none; people's browsers use it.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const executablePath = findChromium() ?? '';
    await provide({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('[F46] the back/forward cache shows nothing private after a logout', async ({ page, context }) => {
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}&search=Grace`);
  const guest = page.getByRole('row').filter({ hasText: 'Grace Okafor' });
  await expect(guest).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { lived: true });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/favicon.svg');
  const other = await context.newPage();
  await other.goto('/logout');
  await new LoginPage(other).isShown();
  await page.evaluate(() => history.back());
  await new LoginPage(page).isShown();
  expect(await page.evaluate(() => [Reflect.get(window, 'lived'), Reflect.get(window, 'persisted')])).toEqual(
    [true, true],
  );
  await expect(guest).toBeHidden();
  await expect(page).toHaveURL('/login');
});
