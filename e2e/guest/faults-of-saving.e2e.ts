import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

const kept = async (invitation: InvitationPage) => {
  await expect(invitation.page).toHaveURL(/\/rsvp$/);
  await expect(invitation.confirmed('3')).toBeVisible();
  await expect(invitation.thankYou).toBeHidden();
};

for (const [tags, name, said, scenarios] of [
  ['[F01]', 'is refused with a 500', 'Your answer was not saved', ['saveRsvp:500']],
  ['[F02]', 'gets a 500 without a body', 'Your answer was not saved', ['saveRsvp:empty500']],
  ['[F03]', 'gets a page of HTML', 'Your answer was not saved', ['saveRsvp:html200']],
  [
    '[F04]',
    'gets half a body',
    'We are not sure your answer was saved',
    ['saveRsvp:truncated', 'getRsvp:500'],
  ],
] as const)
  test(`${tags} a save that ${name} is not saved and can be repeated`, async ({ page, backend }) => {
    const invitation = await InvitationPage.open(page, guestOfFour);
    await invitation.choose(3);
    await backend.play(...scenarios);
    await invitation.confirm.click();
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByText(/again/i)).toHaveText('Try again');
    await kept(invitation);

    await backend.play();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(invitation.thankYou).toBeVisible();
    await expect(page.getByText('3 people are coming')).toBeVisible();
  });

test('[F08] after a cut connection the server’s saved answer is believed', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  await backend.play('saveRsvp:applied-then-dies');
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  // The browser itself repeats a call on another open connection. It may, because the count is absolute.
  expect(new Set((await backend.calls('saveRsvp')).map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"rsvpCount":3}']),
  );
});

test('[F06] a slow save shows a notice at 5 s and times out at 15 s', async ({ page, backend }) => {
  await page.clock.install();
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  await backend.play('saveRsvp:silent');
  await invitation.confirm.click();
  await page.clock.fastForward(4_000);
  await expect(page.getByText('Still saving')).toBeHidden();
  await page.clock.fastForward(1_500);
  await expect(page.getByText('Still saving')).toBeVisible();
  await backend.play();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('Your answer was not saved');
  await kept(invitation);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(invitation.thankYou).toBeVisible();
});

test('a notice replaces the hints and covers no control', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const place = (css: string) =>
    page.locator(css).evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const [language, state] of [
    ['en', 'failed'],
    ['ar', 'waiting'],
    ['tr', 'not kept'],
  ] as const) {
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await backend.patch('guests', guestOfFour, { rsvpCount: 1, invitees: 4, inviteeOnCard: 4 });
    const invitation = await InvitationPage.open(page, guestOfFour, `?lang=${language}`);
    await invitation.choose(3);
    const confirm = await place('.send > .confirm');
    expect((await place('h1')).bottom).toBeLessThanOrEqual((await place('.dock')).top);
    if (state === 'failed') await backend.play('saveRsvp:500');
    else await page.context().setOffline(true);
    if (state === 'not kept')
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new Error('The storage is full');
        };
      });
    await invitation.confirm.click();
    await expect(page.locator('.notice')).toHaveCount(1);
    const notice = await place('.notice');
    expect(notice.top).toBeGreaterThanOrEqual((await place('.stepper')).bottom);
    expect(notice.bottom).toBeLessThanOrEqual((await place('.send > .confirm')).top);
    expect((await place('h1')).bottom).toBeLessThanOrEqual((await place('.dock')).top);
    expect(await place('.send > .confirm')).toEqual(confirm);
    await backend.play();
    await page.evaluate(() => localStorage.clear());
  }
  // The limit fell below the saved answer: its sentence takes the place of the hint about the bar.
  for (const language of ['en', 'ar', 'tr']) {
    await page.context().setOffline(false);
    await backend.patch('guests', guestOfFour, { rsvpCount: 4, invitees: 3, inviteeOnCard: 4 });
    await page.goto('about:blank');
    await InvitationPage.open(page, guestOfFour, `?lang=${language}`);
    expect((await place('h1')).bottom).toBeLessThanOrEqual((await place('.dock')).top);
  }
});

test('[F07] an offline answer survives a reload and is sent once', async ({ page, context, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await context.setOffline(true);
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect(
    page.getByText('You are offline. We will send your answer when you are back online.'),
  ).toBeVisible();
  expect(await backend.calls('saveRsvp')).toHaveLength(0);

  // The page is closed before the connection is back; otherwise it would send the answer automatically.
  await page.close();
  await context.setOffline(false);
  const later = new InvitationPage(await context.newPage());
  await later.page.goto(`/${guestOfFour}/rsvp`);
  await expect.poll(() => backend.sent('saveRsvp')).toEqual([{ rsvpCount: 2 }]);
  await expect(later.thankYou).toBeVisible();
});

test('[F07] an unsent answer is sent once for two tabs on reconnection', async ({
  page,
  context,
  backend,
}) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  const other = await InvitationPage.open(await context.newPage(), guestOfFour);
  await context.setOffline(true);
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect(
    page.getByText('You are offline. We will send your answer when you are back online.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(invitation.thankYou).toBeVisible();
  expect(await backend.calls('saveRsvp')).toHaveLength(1);
  await expect(other.confirm).toBeVisible();
});

test('[F09] [F10] three taps send one save, and a later count is kept', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  await backend.play('saveRsvp:latency');
  await invitation.confirm.evaluate((button: HTMLButtonElement) => {
    for (const _ of [1, 2, 3]) button.click();
  });
  await invitation.choose(1);
  await invitation.confirm.click();
  await expect(page.getByText('1 person is coming')).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }, { rsvpCount: 1 }]);
});
