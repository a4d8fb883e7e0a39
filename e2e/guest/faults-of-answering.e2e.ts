import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

test('a 400 shows the reason, and the guest chooses within the limit', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  await backend.patch('guests', guestOfFour, { invitees: 2 });
  await invitation.confirm.click();
  await expect(page.getByRole('alert')).toContainText('Your invitation now allows up to 2 people.');
  await expect(invitation.slider).toHaveAttribute('max', '2');
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect(page.getByText('2 people are coming')).toBeVisible();
});

test('another tab’s answer is shown when the guest returns to this one', async ({
  page,
  context,
  backend,
}) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  const other = await InvitationPage.open(await context.newPage(), guestOfFour);
  await other.choose(4);
  await other.confirm.click();
  await expect(other.thankYou).toBeVisible();
  await expect(invitation.confirmed('4')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toHaveLength(1);
});
