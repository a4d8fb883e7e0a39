import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

export const unanswered = { rsvpCount: null, invitees: 4, inviteeOnCard: 4 };

/** Delays the guest bundle, as a slow connection does. Returns a function that lets it through. */
export async function withoutBundle(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/guest-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a guest's page as far as it loads without its bundle. */
export async function openEarly(page: Page, guestId: string, search = '') {
  const letThrough = await withoutBundle(page);
  await page.goto(`/${guestId}/rsvp${search}`, { waitUntil: 'commit' });
  const invitation = new InvitationPage(page);
  await expect(invitation.confirm).toBeVisible();
  await expect(invitation.bundle).toBeHidden();
  return { invitation, letThrough };
}
