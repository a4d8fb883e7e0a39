import type { Browser } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';

/** The storage of a browser in which the seeded admin is logged in. */
export type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Logs the seeded admin in, through the login page. */
export async function signIn(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en',
    extraHTTPHeaders: { 'x-mock-world': 'shots' },
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/events');
  const storage = await context.storageState();
  await context.close();
  return storage;
}
