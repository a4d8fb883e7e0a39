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

test('[F15] a link that cannot be read says that a waiting answer is sent later, and promises no other', async ({
  page,
  backend,
}) => {
  await backend.play('getRsvp:500');
  for (const waiting of [false, true]) {
    await page.goto('/favicon.svg');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `guestwise.rsvp.${guestOfFour}`,
      JSON.stringify({ count: 3, instead: null, waiting }),
    ] as const);
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByRole('heading', { name: 'We could not load your invitation' })).toBeVisible();
    await expect(page.getByText('We keep it and send it')).toHaveCount(waiting ? 1 : 0);
  }
});
