import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages } from '../support/visitor.ts';

/** Ways in which a browser limits storage, as scripts that run before the product. */
const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  blocked: (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get });
    }),
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
      };
    }),
  unreadable: (page) =>
    page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The storage is damaged.', 'InvalidStateError');
      };
    }),
};

for (const [condition, make] of Object.entries(conditions)) {
  test(`[F39] where storage is ${condition}, a notice says that the session is in this tab only`, async ({
    page,
    backend,
  }) => {
    await make(page);
    const login = await LoginPage.open(page);
    await expect(messages(page)).toHaveCount(0);
    await login.enter();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await expect(
      messages(page).filter({ hasText: condition === 'full' ? 'storage is full' : 'blocks storage' }),
    ).toHaveCount(1);
    await page.getByRole('link', { name: "Guests of Layla & Omar's wedding" }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect((await backend.calls('listGuests')).every(({ authorization }) => authorization)).toBe(true);

    await page.reload();
    await login.isShown();
    await expect(messages(page)).toHaveCount(0);
  });
}
