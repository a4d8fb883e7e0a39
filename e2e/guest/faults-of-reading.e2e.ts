import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutBundle } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

const phoneLink = (page: Page) => page.getByRole('link', { name: /\+1 555/ });

test('[F15] a read that fails offers a retry, and names what is at fault', async ({ page, backend }) => {
  const atFault = 'Try again in a moment, or contact your host.';
  for (const [scenario, step] of [
    ['getRsvp:500', atFault],
    ['getRsvp:html200', atFault],
    ['getRsvp:offline', 'Check your connection and try again.'],
  ] as const) {
    await backend.play(scenario);
    if (scenario === 'getRsvp:offline')
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByRole('heading', { name: 'We could not load your invitation' })).toBeVisible();
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await backend.play();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  }
});

test('[F06] [F15] while the API has no response, a notice names the host, and Try again is there by 15 s, counted from the first request', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/v1/**', () => {});
  const letThrough = await withoutBundle(page);
  await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
  await expect(page.locator('.skeleton')).toBeVisible();
  await page.clock.fastForward(12_000);
  letThrough();
  const notice = page.getByText('Still loading. If this takes long, contact your host.');
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // The number of the call to action is not the host's.
  await expect(phoneLink(page)).toHaveCount(1);
  await page.clock.fastForward(2_000);
  // Counted from the page's first read, it would take eleven seconds more.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 8_000 });
});

test('[F14] [F26] [F27] a link of an unknown guest or with any other id gets a sentence, and only a possible id is requested', async ({
  page,
  baseURL,
}) => {
  const unknown = '665b1fffffffffffffffffff';
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const id of [
    '%2e%2e',
    '%ED%A0%80',
    'a%2Fb',
    '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'x'.repeat(3000),
    unknown,
  ]) {
    await page.goto('/favicon.svg');
    await page.goto(`${baseURL}/${id}/rsvp`);
    await expect(page.getByRole('heading', { name: 'This invitation link does not work' })).toBeVisible();
    await expect(phoneLink(page)).toHaveAttribute('href', 'tel:+15550100199');
    await expect(page).not.toHaveURL(/login/);
  }
  expect([...new Set(calls)]).toEqual([`${baseURL}/api/v1/events/guests/${unknown}/rsvp`]);
});

test('[F18] [F19] [F20] [F21] [F22] odd numbers and missing texts are shown as far as they are known, and overwrite nothing', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { invitees: 4, inviteeOnCard: 6, rsvpCount: 9 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.getByText('Invited : 6', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You confirmed 9 before. Your invitation now allows up to 4, so please choose again.'),
  ).toBeVisible();
  await expect(invitation.slider).toHaveAttribute('max', '4');
  await invitation.confirm.click();
  await expect(page.getByText('Choose how many will come')).toBeVisible();

  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: 3 });
  await InvitationPage.open(page, guestOfTheSingleDinner);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('You have confirmed attendance')).toBeVisible();
  await expect(page.getByText('Click on confirm')).toBeHidden();

  await backend.play('lenient', 'getRsvp:no-event');
  await InvitationPage.open(page, guestOfFour);
  await expect(page.locator('.sheet .lead, .sheet .message')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();

  await backend.patch('guests', guestOfFour, { invitees: 2.5 });
  for (const scenario of ['lenient', 'getRsvp:malformed']) {
    await backend.play('lenient', scenario);
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByText('Please contact your host')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  }
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F57] a card that cannot be loaded keeps its space without a broken image, and delays no answer', async ({
  page,
}) => {
  await page.route('**/cards/**', (route) => route.abort());
  const invitation = await InvitationPage.open(page, guestOfFour);
  const frame = page.locator('.frame');
  await expect(frame.locator('img')).toBeHidden();
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(720 / 1008, 2);
  await invitation.choose(1);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[F53] a browser without JavaScript shows texts in three languages', async ({ page }) => {
    await page.goto(`/${guestOfFour}/rsvp`);
    for (const words of ['This page could not start', 'Bu sayfa açılamadı', 'تعذّر فتح هذه الصفحة'])
      await expect(page.getByText(words)).toBeVisible();
  });
});
