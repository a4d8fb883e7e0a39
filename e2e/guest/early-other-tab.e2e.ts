import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

/** A tab whose answer waits, because the server asked for a minute's pause. */
async function openWaiting(page: Page, count: number) {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { message: 'Busy' } })
      : route.continue(),
  );
  await invitation.choose(count);
  await invitation.confirm.click();
  if (count === 0) await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/we will send it in a moment/)).toBeVisible();
}

const readKept = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `guestwise.rsvp.${guestOfFour}`);

for (const count of [3, 0]) {
  test(`[F78] an early panel does not touch the ${count} that another tab waits to send`, async ({
    page,
    context,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { invitation, letThrough } = await openEarly(page, guestOfFour);
    const other = await context.newPage();
    await openWaiting(other, count);
    await invitation.choose(2);
    expect(await readKept(other)).toContain(`"count":${count}`);
    letThrough();
    await expect(invitation.bundle).toBeVisible();
    expect(await readKept(other)).toContain(`"count":${count}`);
  });
}

test('[F78] the bundle of an untouched panel keeps a decline that was confirmed in another tab', async ({
  page,
  context,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const other = await context.newPage();
  const early = await openEarly(other, guestOfFour);
  await early.invitation.choose(0);
  await early.invitation.confirm.click();
  expect(await readKept(other)).toContain('"count":0');
  letThrough();
  await expect(invitation.bundle).toBeVisible();
  await expect(page.getByText('Your answer was not saved.')).toBeVisible();
  expect(await readKept(other)).toContain('"count":0');
});
