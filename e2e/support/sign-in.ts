import { expect, type Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';

/** Logs in through the login page, as a person does. */
export async function signIn(page: Page, { email, password }: { email: string; password: string } = admin) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/events$/);
}
