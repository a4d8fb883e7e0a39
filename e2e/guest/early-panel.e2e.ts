import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F77] a guest reads, chooses and confirms before the bundle arrives, and the answer is saved afterwards', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Invited : 4', { exact: true })).toBeVisible();
  await expect(invitation.confirmed('–')).toBeVisible();
  await expect(page.getByText('Click on confirm to save your response')).toBeHidden();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(invitation.confirmed('1')).toBeVisible();
  await invitation.choose(3);
  await expect(invitation.confirmed('3')).toBeVisible();
  await expect(invitation.slider).toHaveAttribute('aria-valuetext', '3 of 4');
  await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);

  letThrough();
  await expect(invitation.thankYou).toBeVisible();
  expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
  // The page uses the read of the boot script, and reads once more before it sends the answer.
  expect(await backend.calls('getRsvp')).toHaveLength(2);
});

test('[F81] an early Confirm without a choice asks for one', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.confirm.click();
  letThrough();
  await expect(page.getByText('Choose how many will come')).toBeVisible();
  await expect(invitation.zeroCount).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

for (const name of ['more', 'confirm']) {
  test(`[F73] when the page takes over, the focus stays on the part “${name}”`, async ({ page, backend }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { invitation, letThrough } = await openEarly(page, guestOfFour);
    const part = page.locator(`[data-early=${name}]`);
    await part.focus();
    letThrough();
    await expect(invitation.bundle).toBeVisible();
    await expect(part).toBeFocused();
  });
}

test('a slider is not replaced while it is dragged', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const bundle = page.waitForResponse('**/assets/guest-*.js');
  const box = await invitation.slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  const [left, width, middle] = [box.x, box.width, box.y + box.height / 2];
  await page.mouse.move(left + width / 2, middle);
  await page.mouse.down();
  letThrough();
  await (await bundle).finished();
  await page.mouse.move(left + width * 0.75, middle, { steps: 20 });
  await expect(invitation.confirmed('3')).toBeVisible();
  await page.mouse.move(left + width, middle, { steps: 20 });
  await expect(invitation.confirmed('4')).toBeVisible();
  await expect(invitation.bundle).toBeHidden();
  await page.mouse.up();
  await expect(invitation.bundle).toBeVisible();
  await expect(invitation.confirmed('4')).toBeVisible();
});

test('[F79] a page left before the bundle arrived has sent nothing and lost nothing', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation } = await openEarly(page, guestOfFour);
  await invitation.choose(4);
  await page.goto('about:blank');
  expect(await backend.calls('saveRsvp')).toEqual([]);
  await page.unrouteAll();
  await InvitationPage.open(page, guestOfFour);
  await expect(invitation.confirmed('2')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test.describe('without the script', () => {
  test('[F78] if the bundle never arrives, the texts stay true, and the answer survives a reload', async ({
    page,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/guest-*.js', async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
    const invitation = new InvitationPage(page);
    await expect(invitation.confirm).toBeVisible();
    await invitation.choose(3);
    await invitation.confirm.click();
    resolve();
    await expect(page.getByText('This page could not start')).toBeVisible();
    await expect(invitation.thankYou).toBeHidden();
    expect(await backend.calls('saveRsvp')).toEqual([]);

    await page.unrouteAll();
    await page.reload();
    await expect(invitation.thankYou).toBeVisible();
    expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
  });

  test('[F53] a script that fails to load removes the early panel, which could not save anything', async ({
    page,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/guest-*.js', async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
    await expect(new InvitationPage(page).slider).toBeVisible();
    await expect(page.getByText('This page could not start')).toBeHidden();
    resolve();
    await expect(page.getByText('This page could not start')).toBeVisible();
    await expect(new InvitationPage(page).slider).toBeHidden();
  });
});
