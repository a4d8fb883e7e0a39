import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave } from '../support/visitor.ts';
import { unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

/** Loses each request of the guest bundle until `isLost` is false. */
async function loseBundle(page: Page) {
  const lost = { isLost: true, addresses: [] as string[] };
  await page.route('**/assets/guest-*.js*', (route) => {
    lost.addresses.push(route.request().url());
    return lost.isLost ? route.abort() : route.continue();
  });
  return lost;
}

const notSent = (page: Page) => page.getByText('Your answer is not sent yet');
const notStarted = (page: Page) => page.getByText('This page could not start');

/** Repeats what requests the bundle again: an earlier request that is still to fail takes the first time with it. */
const repeat = (page: Page, resume: () => Promise<unknown>) =>
  expect(async () => {
    await resume();
    await expect(new InvitationPage(page).thankYou).toBeVisible({ timeout: 3_000 });
  }).toPass();

test('[F78] a bundle that is lost once is requested again elsewhere', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const lost = await loseBundle(page);
  page.once('requestfailed', () => (lost.isLost = false));
  await InvitationPage.open(page, guestOfFour);
  // The guest was told nothing.
  await expect(page.locator('html')).not.toHaveAttribute('data-late');
  // Most browsers remember the failure of an address until the page is reloaded.
  expect(new Set(lost.addresses).size).toBe(2);
});

for (const [way, resume] of [
  [
    'the connection returns',
    // A connection that is lost and back within one task causes no event.
    (page: Page) => repeat(page, () => page.evaluate(() => dispatchEvent(new Event('online')))),
  ],
  ['the guest touches the page', (page: Page) => repeat(page, () => page.mouse.click(20, 20))],
  ['the page is reloaded', (page: Page) => page.reload()],
] as const)
  test(`[F78] without its bundle the panel’s answer is sent once ${way}`, async ({ page, backend }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const invitation = new InvitationPage(page);
    const lost = await loseBundle(page);
    await page.clock.install();
    await page.goto(`/${guestOfFour}/rsvp`);
    await invitation.choose(3);
    await invitation.confirm.click();
    await expect(notSent(page)).toBeVisible();
    await expect(notStarted(page)).toBeHidden();
    await invitation.choose(2);
    await invitation.confirm.click();
    await expect(invitation.confirmed('2')).toBeVisible();
    expect(await backend.calls('saveRsvp')).toEqual([]);
    // Whatever the page does without the guest.
    await page.clock.fastForward('01:00');
    lost.isLost = false;
    await resume(page);
    await expect(invitation.thankYou).toBeVisible();
    await expect(notSent(page)).toHaveCount(0);
    expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 2 }]);
  });

test('[F78] an early zero without its bundle is asked about after a reload', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const lost = await loseBundle(page);
  const invitation = new InvitationPage(page);
  await page.goto(`/${guestOfFour}/rsvp`);
  await invitation.choose(0);
  await invitation.confirm.click();
  await expect(notSent(page)).toBeVisible();
  lost.isLost = false;
  await page.reload();
  await expect(page.getByText('Your answer was not saved.')).toBeVisible();
  await expect(invitation.confirmed('0')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(invitation.zeroCount).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F53] without bundle and panel the page reports it, and can recover', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await leave(page, `guestwise.rsvp.${guestOfFour}`, '{"count":3,"basedOn":null,"autoSend":true}');
  const lost = await loseBundle(page);
  await page.clock.install();
  await page.goto(`/${guestOfFour}/rsvp`);
  await expect(notStarted(page)).toBeVisible();
  await expect(notSent(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
  await page.clock.fastForward('01:00');
  lost.isLost = false;
  await repeat(page, () => page.keyboard.press('Tab'));
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);
});
