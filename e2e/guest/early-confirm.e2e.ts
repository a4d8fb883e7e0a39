import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is used up', 'QuotaExceededError');
    };
  });

test('[F77] [F39] without storage the tab asks before closing, and about an early 0', async ({
  page,
  backend,
}) => {
  await fillStorage(page);
  await backend.patch('guests', guestOfFour, unanswered);
  const first = await openEarly(page, guestOfFour);
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      const asked = page.waitForEvent('dialog');
      await page.reload({ waitUntil: 'commit' });
      expect((await asked).type()).toBe('beforeunload');
    }
    await first.invitation.choose(3);
    await first.invitation.confirm.click();
  }
  first.letThrough();
  await expect(first.invitation.thankYou).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);

  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.click();
  await backend.patch('guests', guestOfFour, { rsvpCount: 2 });
  const compared = page.waitForResponse('**/api/v1/**');
  letThrough();
  await expect(invitation.zeroCount).toBeVisible();
  await (await compared).finished();
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your saved answer has changed meanwhile: 2 people')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toHaveLength(1);
});

test('[F77] an early Confirm does not overwrite a newer answer', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  await backend.patch('guests', guestOfFour, { rsvpCount: 2 });
  letThrough();
  await expect(page.getByText('Your saved answer has changed meanwhile: 2 people')).toBeVisible();
  await expect(invitation.slider).toHaveValue('3');
  expect(await backend.calls('saveRsvp')).toEqual([]);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);
});

test('[F77] a change made while an early Confirm is being saved is not lost', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  const box = await invitation.slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
  await page.mouse.down();
  letThrough();
  await expect.poll(() => backend.calls('saveRsvp')).toHaveLength(1);
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2, { steps: 20 });
  await expect(invitation.confirmed('1')).toBeVisible();
  await page.mouse.up();
  await expect(invitation.bundle).toBeVisible();
  await expect(invitation.thankYou).toBeHidden();
  await expect(invitation.confirmed('1')).toBeVisible();
  await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);
});
