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

for (const count of [0]) {
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

for (const fault of ['has no response'])
  test(`[F10] an early Confirm that another tab has sent and replaced is not sent again while the read ${fault}`, async ({
    page,
    context,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { invitation, letThrough } = await openEarly(page, guestOfFour);
    await invitation.choose(3);
    await invitation.confirm.click();

    const other = new InvitationPage(await context.newPage());
    await other.page.goto(`/${guestOfFour}/rsvp`);
    await expect(other.thankYou).toBeVisible();
    await other.page.getByRole('button', { name: 'Change my answer' }).click();
    await other.choose(2);
    await other.confirm.click();
    await expect(other.page.getByText('2 people are coming')).toBeVisible();

    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v1/**', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      if (fault === 'fails') return route.fulfill({ status: 500 });
      await answered.promise;
      await route.continue();
    });
    letThrough();
    await expect(invitation.bundle).toBeVisible();
    await expect(
      page.getByText(fault === 'fails' ? 'We are not sure your answer was saved' : 'Still saving'),
    ).toBeVisible();
    expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([
      { rsvpCount: 3 },
      { rsvpCount: 2 },
    ]);
    answered.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Your saved answer has changed meanwhile: 2 people')).toBeVisible();
    expect(await backend.calls('saveRsvp')).toHaveLength(2);
  });
