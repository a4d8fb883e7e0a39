import type { Page } from '@playwright/test';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

const screens = [
  [360, 740],
  [390, 664],
  [844, 390],
  [1280, 800],
] as const;

for (const language of ['en', 'tr', 'ar'])
  for (const bundle of ['before the bundle', 'after the bundle'])
    test(`two taps at one point change the count by two, ${bundle}, ${language}`, async ({
      page,
      backend,
    }) => {
      await backend.patch('guests', guestOfFour, { rsvpCount: 9, invitees: 12, inviteeOnCard: 12 });
      const { invitation, letThrough } = await openEarly(page, guestOfFour, `?lang=${language}`);
      if (bundle === 'after the bundle') letThrough();
      await expect(invitation.bundle).toBeVisible({ visible: bundle === 'after the bundle' });
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        // From the saved count, so that the hint appears with the first tap, and is gone with the last one.
        for (const [name, count] of [
          ['fewer', '7'],
          ['more', '9'],
        ] as const) {
          const where = `${name} at ${width} × ${height}`;
          expect(await tapTwice(page, name), where).toHaveProperty('size', 1);
          await expect(invitation.slider, where).toHaveValue(count);
        }
      }
    });

/** Taps twice where the button is. Returns the button's places before, between and after the taps. */
async function tapTwice(page: Page, name: string) {
  const button = page.locator(`[data-early=${name}]`);
  const place = () => button.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  // Without scrolling: on every screen, the control is docked or beside the card.
  const { x, y } = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const places = new Set([await place()]);
  for (const _ of ['first', 'second']) {
    await page.mouse.click(x, y);
    places.add(await place());
  }
  return places;
}

test('a choice of Yes or No moves nothing, before the bundle and after it', async ({ page, backend }) => {
  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: null });
  for (const [isEarly, width, height] of [
    [true, 360, 740],
    [false, 390, 664],
    [false, 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { invitation, letThrough } = await openEarly(page, guestOfTheSingleDinner);
    if (!isEarly) letThrough();
    await expect(invitation.bundle).toBeVisible({ visible: !isEarly });
    const places = () =>
      page
        .locator('.toggle label, .send > .confirm')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    await page.getByText('Yes', { exact: true }).scrollIntoViewIfNeeded();
    const before = await places();
    await page.getByText('Yes', { exact: true }).click();
    await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('a swipe that begins on the slider scrolls and is no choice', async ({ browser, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const page = await browser.newPage({
    viewport: { width: 360, height: 480 },
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: backend.world,
  });
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const isEarly of [true, false]) {
    if (!isEarly) letThrough();
    await expect(invitation.bundle).toBeVisible({ visible: !isEarly });
    await invitation.slider.evaluate((slider) => slider.scrollIntoView({ block: 'center' }));
    const box = await invitation.slider.evaluate((slider) => slider.getBoundingClientRect().toJSON());
    const [x, y] = [box.x + box.width * 0.75, box.y + box.height / 2];
    await touch('touchStart', { x, y });
    await expect(invitation.slider).toHaveValue('3');
    for (const up of [5, 10, 20, 40, 60]) await touch('touchMove', { x, y: y - up });
    await touch('touchEnd');
    await expect(invitation.slider).toHaveValue('0');
    await expect(invitation.confirmed('–')).toBeVisible();
  }
  await page.close();
});

test('on a phone held sideways the hint leaves Confirm free', async ({ page, backend }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  for (const language of ['en', 'tr', 'ar']) {
    await backend.patch('guests', guestOfFour, { rsvpCount: null });
    const invitation = await InvitationPage.open(page, guestOfFour, `?lang=${language}`);
    await page.locator('[data-early=more]').click();
    await expect(page.locator('.unsaved')).toBeVisible();
    await invitation.confirm.click();
    await expect(invitation.slider).toBeHidden();
  }
});

test('on short phones the returning guest’s welcome stays visible', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { rsvpCount: 2 });
  for (const [width, height] of [
    [375, 553],
    [390, 664],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'ar']) {
      await InvitationPage.open(page, guestOfFour, `?lang=${language}`);
      const [welcome, dock] = await page
        .locator('.lead, .dock')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      expect(welcome?.bottom, `${width} × ${height}, ${language}`).toBeLessThanOrEqual(dock?.top ?? 0);
    }
  }
});

test('on a phone a tap enlarges the card, and another closes it', async ({ browser, backend }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: backend.world,
  });
  await InvitationPage.open(page, guestOfFour);
  const card = page.locator('.frame img');
  const getWidth = async () => (await card.boundingBox())?.width;
  await expect.poll(getWidth).toBeLessThan(200);
  await page.locator('.frame').tap();
  await expect.poll(getWidth).toBe(390);
  await page.locator('.frame').tap();
  await expect.poll(getWidth).toBeLessThan(200);
  await page.close();
});
