import type { Browser } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import type { Finding } from './checks.ts';

/**
 * Uses the whole product once, with the mock backend behind it: a guest answers, an organiser logs in, reads the
 * answer, and opens a page by its address.
 * @param site the address of the export
 * @param world a world of the mocks in which this guest has not answered yet
 */
export async function visit(browser: Browser, site: string, world: string): Promise<Finding> {
  const page = await browser.newPage({ baseURL: site, extraHTTPHeaders: { 'x-mock-world': world } });
  page.setDefaultTimeout(90_000);
  const problems: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    await page.goto(`${guestOfFour}/rsvp?lang=en`);
    await page.getByRole('button', { name: 'One more' }).click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Thank You!').waitFor();
    await page.goto('login');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel(/^Password/).fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/events');
    await page.getByText('Layla').first().waitFor();
    await page.goto('events/guests/all');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return { check: 'product in a browser', problem: problems.join(' · ') };
}
