import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

declare global {
  interface Window {
    /** By how many milliseconds the visit is older than it is. */
    later?: number;
  }
}

test('[F77] an early zero is compared with the server before the guest submits it', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.click();
  await backend.patch('guests', guestOfFour, { rsvpCount: 3 });
  letThrough();
  await expect(invitation.zeroCount).toBeVisible();
  await expect.poll(() => backend.calls('getRsvp')).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your saved answer has changed meanwhile: 3 people')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F77] a bundle that arrives after the timeout of a read still sends an early Confirm once', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + (window.later ?? 0);
  });
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  await page.evaluate(() => (window.later = 20_000));
  letThrough();
  await expect(invitation.thankYou).toBeVisible();
  await expect(page.getByText('We could not load your invitation')).toBeHidden();
  expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
});
