import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from './invitation-page.ts';

const phoneLink = (page: Page) => page.getByRole('link', { name: /\+1 555/ });

test('[F14] an unknown guest gets a sentence, and not a login', async ({ page }) => {
  await page.goto('/665b1fffffffffffffffffff/rsvp');
  await expect(page.getByRole('heading', { name: 'This invitation link does not work' })).toBeVisible();
  await expect(phoneLink(page)).toHaveAttribute('href', 'tel:+15550100199');
  await expect(page).toHaveURL(/rsvp$/);
});

for (const [scenario, step] of [
  ['getRsvp:500', 'Try again in a moment, or contact your host.'],
  ['getRsvp:html200', 'Try again in a moment, or contact your host.'],
  ['getRsvp:offline', 'Check your connection and try again.'],
] as const) {
  test(`[F15] a read that meets ${scenario} offers a retry, and names what is at fault`, async ({
    page,
    backend,
  }) => {
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
}

test('[F15] a read without a response times out', async ({ page, backend }) => {
  await page.clock.install();
  await backend.play('getRsvp:silent');
  await page.goto(`/${guestOfFour}/rsvp`);
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await page.clock.fastForward(15_500);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('[F06] while the API has no response, a notice names the host at 5 s and Try again by 15 s', async ({
  page,
}) => {
  await page.route('**/api/v1/**', () => {});
  await page.goto(`/${guestOfFour}/rsvp`);
  const notice = page.getByText('Still loading. If this takes long, contact your host.');
  await expect(notice).toBeVisible();
  const since = () => page.evaluate(() => performance.now());
  expect(await since()).toBeGreaterThan(4_900);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // The number of the call to action is not the host's.
  await expect(phoneLink(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Counted from the page's first read, it would be eighteen seconds at least.
  expect(await since()).toBeLessThan(17_500);
});

const hostileIds = [
  '%2e%2e',
  '%ED%A0%80',
  'a%2Fb',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'x'.repeat(3000),
];
for (const id of hostileIds) {
  test(`[F26] [F27] the guest id ${JSON.stringify(id.slice(0, 40))} has no effect, and no request is sent`, async ({
    page,
    baseURL,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/|\/cards\//.test(request.url())) calls.push(request.url());
    });
    // Browsers normalise such an address, so the test uses a link on a page that does not exist.
    await page.goto('/guest.html');
    await page.goto(`${baseURL}/${id}/rsvp`);
    await expect(page.getByRole('heading', { name: 'This invitation link does not work' })).toBeVisible();
    await expect(phoneLink(page)).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('[F19] the card’s number is shown, and the limit is next to the control', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { invitees: 4, inviteeOnCard: 6, rsvpCount: null });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.getByText('Invited : 6', { exact: true })).toBeVisible();
  await expect(page.getByText('Your invitation is for up to 4 people.')).toBeVisible();
  await expect(invitation.slider).toHaveAttribute('max', '4');
});

for (const invitees of [null, 2.5, 1e9]) {
  test(`[F20] invitees ${invitees} asks to contact the host`, async ({ page, backend }) => {
    await backend.play('lenient');
    await backend.patch('guests', guestOfFour, { invitees });
    await page.goto(`/${guestOfFour}/rsvp`);
    await expect(page.getByText('Please contact your host')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
    await expect(phoneLink(page)).toBeVisible();
  });
}

test('[F20] an invitation in an entirely different shape asks to contact the host', async ({
  page,
  backend,
}) => {
  await backend.play('getRsvp:malformed');
  await page.goto(`/${guestOfFour}/rsvp`);
  await expect(page.getByText('Please contact your host')).toBeVisible();
});

test('[F21] a single-guest event with a count of 3 shows Yes, and overwrites nothing before Confirm', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: 3 });
  await InvitationPage.open(page, guestOfTheSingleDinner);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('You have confirmed attendance')).toBeVisible();
  await expect(page.getByText('Click on confirm')).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F22] an event without messages leaves no blank heading', async ({ page, backend }) => {
  await backend.play('lenient', 'getRsvp:no-event');
  await InvitationPage.open(page, guestOfFour);
  await expect(page.locator('.sheet .lead, .sheet .message')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('[F57] a card that cannot be loaded keeps its space and its name, and delays no answer', async ({
  page,
}) => {
  await page.route('**/cards/**', (route) => route.abort());
  const invitation = await InvitationPage.open(page, guestOfFour);
  const frame = page.locator('.frame');
  await expect(frame).toHaveAttribute('data-missing', 'Invitation card');
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(720 / 1008, 2);
  await invitation.choose(1);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
});

test.describe('without the script', () => {
  test('[F53] a script that fails to load leaves texts in three languages', async ({ page }) => {
    await page.route('**/assets/guest-*.js', (route) => route.abort());
    await page.goto(`/${guestOfFour}/rsvp`);
    for (const words of ['This page could not start', 'Bu sayfa açılamadı', 'تعذّر فتح هذه الصفحة']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(phoneLink(page)).toHaveCount(0);
  });

  test.describe('at all', () => {
    test.use({ javaScriptEnabled: false });
    test('[F53] a browser without JavaScript shows the same texts', async ({ page }) => {
      await page.goto(`/${guestOfFour}/rsvp`);
      await expect(page.getByText('This page could not start')).toBeVisible();
    });
  });
});
