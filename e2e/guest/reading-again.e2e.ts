import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F11] going back to an invitation reads the server’s current answer', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { rsvpCount: 2, invitees: 4, inviteeOnCard: 4 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(invitation.confirmed('2')).toBeVisible();
  await page.goto('/favicon.svg');
  await backend.patch('guests', guestOfFour, { rsvpCount: 1 });
  await page.goBack();
  await expect(invitation.confirmed('1')).toBeVisible();
});
