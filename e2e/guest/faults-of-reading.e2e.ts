import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutBundle } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

const phoneLink = (page: Page) => page.getByRole('link', { name: /\+1 555/ });

const atFault = 'Try again in a moment, or contact your host.';
for (const [scenario, step] of [
  ['getRsvp:500', atFault],
  ['getRsvp:html200', atFault],
  ['getRsvp:offline', 'Check your connection and try again.'],
] as const)
  test(`[F15] a failed read offers a retry and names the fault: ${scenario}`, async ({ page, backend }) => {
    await backend.play(scenario);
    if (scenario === 'getRsvp:offline')
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByRole('heading', { name: 'We could not load your invitation' })).toBeVisible();
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await backend.play();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });

for (const autoSend of [true, false])
  test(`[F15] a failed read promises to send only an automatic answer: ${autoSend}`, async ({
    page,
    backend,
  }) => {
    await backend.play('getRsvp:500');
    await page.addInitScript((unsent) => localStorage.setItem(unsent.key, unsent.value), {
      key: `guestwise.rsvp.${guestOfFour}`,
      value: JSON.stringify({ count: 3, basedOn: null, autoSend }),
    });
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByRole('heading', { name: 'We could not load your invitation' })).toBeVisible();
    await expect(page.getByText('Your answer is not saved yet.')).toBeVisible({ visible: autoSend });
  });

test('[F06] [F15] a slow API gets a notice, and Try again by 15 s', async ({ page }) => {
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

const unknown = '665b1fffffffffffffffffff';
for (const [tag, name, id] of [
  ['[F14]', 'the id of no guest', unknown],
  ['[F26]', 'two dots', '%2e%2e'],
  ['[F26]', 'a lone surrogate', '%ED%A0%80'],
  ['[F27]', 'a slash', 'a%2Fb'],
  ['[F27]', 'HTML', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['[F27]', '3,000 characters', 'x'.repeat(3000)],
] as const)
  test(`${tag} a link with ${name} gets a sentence, and only a possible id a call`, async ({
    page,
    baseURL,
  }) => {
    const calls = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.add(request.url());
    });
    await page.goto(`${baseURL}/${id}/rsvp`);
    await expect(page.getByRole('heading', { name: 'This invitation link does not work' })).toBeVisible();
    await expect(phoneLink(page)).toHaveAttribute('href', 'tel:+15550100199');
    await expect(page).not.toHaveURL(/login/);
    expect([...calls]).toEqual(id === unknown ? [`${baseURL}/api/v1/events/guests/${unknown}/rsvp`] : []);
  });

test('[F18] [F19] a saved number above the limit is shown and not sent again', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { invitees: 4, inviteeOnCard: 6, rsvpCount: 9 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.getByText('Invited : 6', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You confirmed 9 before. Your invitation now allows up to 4, so please choose again.'),
  ).toBeVisible();
  await expect(invitation.slider).toHaveAttribute('max', '4');
  await invitation.confirm.click();
  await expect(page.getByText('Choose how many will come')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

for (const scenario of ['lenient', 'getRsvp:malformed'])
  test(`[F20] a limit that is no number leads to the host: ${scenario}`, async ({ page, backend }) => {
    await backend.patch('guests', guestOfFour, { invitees: 2.5 });
    await backend.play('lenient', scenario);
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByText('Please contact your host')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  });

test('[F21] a count of 3 on an invitation for one is Yes and stays', async ({ page, backend }) => {
  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: 3 });
  await InvitationPage.open(page, guestOfTheSingleDinner);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('You have confirmed attendance')).toBeVisible();
  await expect(page.getByText('Click on confirm')).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F22] an invitation without its event has a heading, no empty texts', async ({ page, backend }) => {
  await backend.play('lenient', 'getRsvp:no-event');
  await InvitationPage.open(page, guestOfFour);
  await expect(page.locator('.sheet .lead, .sheet .message')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('[F57] a missing card keeps its space and delays no answer', async ({ page }) => {
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
