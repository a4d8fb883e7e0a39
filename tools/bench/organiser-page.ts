import type { Browser } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { serveGuests } from './organiser-guests.ts';

/** Opens a signed-in page, for an event with this many guests. */
export async function openPage(browser: Browser, size: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(
    (token) => localStorage.setItem('guestwise.token', token),
    JSON.stringify(tokenFor(admin._id, Date.now())),
  );
  await serveGuests(page, size);
  return { context, page, devtools: await context.newCDPSession(page) };
}
