import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F81] Confirm on an untouched form asks for a choice: no dialog, no save', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { rsvpCount: null, invitees: 4, inviteeOnCard: 4 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.confirm.click();
  await invitation.confirm.click();
  await expect(page.getByText('Choose how many will come')).toBeVisible();
  await expect(invitation.slider).toBeFocused();
  await expect(invitation.zeroCount).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F04] a 200 about another answer counts as saved only after the server was asked', async ({
  page,
  request,
  backend,
}) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  const body = { status: 'success', data: { _id: 'somebody-else', rsvpCount: 1 } };
  await request.post('/_mock/answer', { headers: backend.world, data: { operationId: 'saveRsvp', body } });
  await invitation.confirm.click();
  await expect(page.getByRole('alert')).toContainText('Your answer was not saved');
  await expect(invitation.confirmed('3')).toBeVisible();
  await expect(invitation.thankYou).toBeHidden();
});

test('a 400 shows the server’s reason, and the guest chooses again within the new limit', async ({
  page,
  backend,
}) => {
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

test('[F31] the reason of a refusal is shown to the letter, tags included', async ({ page }) => {
  const message = 'Only <2>3</2> seats, at most <5/>, <b>sorry</b>';
  const invitation = await InvitationPage.open(page, guestOfFour);
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { message } })
      : route.continue(),
  );
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(page.getByRole('alert')).toContainText(`Your answer was not accepted: ${message}`);
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
