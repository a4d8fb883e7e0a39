import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { visitAs } from '../support/visitor.ts';

test('[F73] a dialog opened before the page was ever idle leaves nothing hidden when it closes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/pages/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const root = page.locator('#root');
  await expect(root).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(root).not.toHaveAttribute('aria-hidden', 'true');
});

test('a search that is still loading at the logout takes no keys of the login, and does not open there', async ({
  page,
}) => {
  const file = Promise.withResolvers<void>();
  await page.route(/SearchDialog-[^/]+\.js$/, async (route) => {
    await file.promise;
    await route.fallback();
  });
  await visitAs(page, admin, '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).click();
  const login = new LoginPage(page);
  await login.isShown();
  await login.email.pressSequentially('staff');
  await expect(login.email).toHaveValue('staff');
  const loaded = page.waitForResponse(/SearchDialog-[^/]+\.js$/);
  file.resolve();
  await loaded;
  await login.email.fill(admin.email);
  await login.password.fill('demo demo');
  await expect(page.getByRole('dialog')).toBeHidden();
});
