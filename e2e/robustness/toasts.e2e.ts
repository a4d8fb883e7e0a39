import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

const copies = (page: Page) => page.getByRole('button', { name: /^Copy RSVP link for/ });

/** A page of a hundred guests, whose links cause one toast each, and a clock that the test controls. */
async function openHundredGuests(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visitAs(page, admin, `/events/guests/all?event=${conferenceId}&limit=100`);
  await expect(copies(page)).toHaveCount(100);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('[F62] of a hundred toasts only the newest five are shown', async ({ page }) => {
  await openHundredGuests(page);
  await page.evaluate(() => {
    const count = () => {
      const seen = document.querySelectorAll('[data-variant]').length;
      Object.assign(window, { most: Math.max(Number(Reflect.get(window, 'most') ?? 0), seen) });
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  for (const copy of await copies(page).all()) await copy.dispatchEvent('click');
  const guests = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
  expect(guests).toHaveLength(100);
  const lastFive = guests.slice(-5).map((guest) => `RSVP link copied${guest}`);
  await expect(messages(page)).toHaveText(lastFive);
  expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBe(5);
  // Clicked again, the last one does not become a sixth.
  await copies(page).last().dispatchEvent('click');
  await expect(messages(page)).toHaveText(lastFive);
  await page.clock.runFor(6_000);
  await expect(messages(page)).toHaveCount(0);
  await page.clock.resume();
});
