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

test('[F77] an early Confirm is sent even without storage, and 0 is asked about', async ({
  page,
  backend,
}) => {
  await fillStorage(page);
  await backend.patch('guests', guestOfFour, unanswered);
  const first = await openEarly(page, guestOfFour);
  await first.invitation.choose(3);
  await first.invitation.confirm.click();
  first.letThrough();
  await expect(first.invitation.thankYou).toBeVisible();
  expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);

  await page.unrouteAll();
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.click();
  letThrough();
  await expect(invitation.zeroCount).toBeVisible();
  expect(await backend.calls('saveRsvp')).toHaveLength(1);
});

for (const isFull of [false, true]) {
  test(`[F77] an early Confirm does not overwrite what another device has answered since, ${isFull ? 'without' : 'with'} storage`, async ({
    page,
    backend,
  }) => {
    if (isFull) await fillStorage(page);
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
    expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
  });
}

test('[F18] an early Confirm above a limit that has become smaller sends nothing and asks again', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(4);
  await invitation.confirm.click();
  await backend.patch('guests', guestOfFour, { invitees: 2, inviteeOnCard: 2 });
  letThrough();
  await expect(page.getByText('Your answer (4) was not sent.')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
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
  expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
});

test('[F39] if an early Confirm cannot be stored, the tab asks before it is closed', async ({
  page,
  backend,
}) => {
  await fillStorage(page);
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation } = await openEarly(page, guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  const asked = page.waitForEvent('dialog');
  await page.reload({ waitUntil: 'commit' });
  expect((await asked).type()).toBe('beforeunload');
});

test('[F78] an early confirmed decline is there after a reload if the bundle never arrives', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation } = await openEarly(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.click();
  // Left before the routes are removed: a bundle that loads would ask about the zero.
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.goto(`/${guestOfFour}/rsvp`);
  await expect(invitation.bundle).toBeVisible();
  await expect(invitation.confirmed('0')).toBeVisible();
  await expect(page.getByText('Your answer was not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(invitation.zeroCount).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});
