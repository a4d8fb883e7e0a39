import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

/** A tab whose answer, 0, is unsent, because the server asked for a minute's pause. */
async function openWaiting(page: Page) {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { message: 'Busy' } })
      : route.continue(),
  );
  await invitation.choose(0);
  await invitation.confirm.click();
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/We will send it as soon as the server can be reached/)).toBeVisible();
}

const readKept = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `guestwise.rsvp.${guestOfFour}`);

test('[F78] an early panel leaves another tab’s unsent answer alone', async ({ page, context, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const other = await context.newPage();
  await openWaiting(other);
  await invitation.choose(2);
  expect(await readKept(other)).toContain('"count":0');
  letThrough();
  await expect(invitation.bundle).toBeVisible();
  expect(await readKept(other)).toContain('"count":0');
});
