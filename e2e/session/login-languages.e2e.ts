import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('[F73] the login works in Arabic, right to left, by keyboard', async ({ page }) => {
  await page.goto('/login?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const email = page.locator('[autocomplete=username]');
  const password = page.locator('[autocomplete=current-password]');
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveAttribute('dir', 'ltr');
  await email.fill('nobody');
  await expect(email).toHaveAccessibleDescription(/[\u0600-\u06FF]/);
  await email.fill('nobody@guestwise.test');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  // The server's own sentence is not translated.
  await expect(email).toHaveAccessibleDescription('Check your email address');
  await expect(email).toBeFocused();
  await email.fill(admin.email);
  await password.fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
});
