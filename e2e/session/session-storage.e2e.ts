import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages } from '../support/visitor.ts';

test('[F39] blocked storage is announced: the session is in this tab only', async ({ page, backend }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
  });
  const login = await LoginPage.open(page);
  await expect(messages(page)).toHaveCount(0);
  await login.logIn();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(messages(page).filter({ hasText: 'blocks storage' })).toHaveCount(1);
  await page.getByRole('link', { name: "Guests of Layla & Omar's wedding" }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect((await backend.calls('listGuests')).every(({ authorization }) => authorization)).toBe(true);

  await page.reload();
  await login.isShown();
  await expect(messages(page)).toHaveCount(0);
});
