import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

const screens = [
  [360, 740],
  [390, 664],
  [390, 844],
  [412, 785],
  [412, 915],
  [430, 932],
  [768, 1024],
  [1280, 800],
] as const;

for (const language of ['en', 'tr', 'ar'])
  test(`two taps at one point change the count by two, before the bundle and after it (${language})`, async ({
    page,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, { rsvpCount: 9, invitees: 12, inviteeOnCard: 12 });
    const { invitation, letThrough } = await openEarly(page, guestOfFour, `?lang=${language}`);
    const tapTwice = async (name: string) => {
      const button = page.locator(`[data-early=${name}]`);
      const place = () => button.evaluate((element) => element.getBoundingClientRect().toJSON());
      // Not under the docked Confirm of a short screen.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await place();
      for (const _ of ['first', 'second']) {
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
        expect(await place()).toEqual(before);
      }
    };
    for (const isEarly of [true, false]) {
      if (!isEarly) letThrough();
      await expect(invitation.bundle).toBeVisible({ visible: !isEarly });
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        // From the saved count, so that the hint appears with the first tap, and is gone with the last one.
        await tapTwice('fewer');
        await expect(invitation.slider, `${width} × ${height}`).toHaveValue('7');
        await tapTwice('more');
        await expect(invitation.slider, `${width} × ${height}`).toHaveValue('9');
      }
    }
  });

test('a choice of Yes or No moves nothing, before the bundle and after it', async ({ page, backend }) => {
  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: null });
  for (const isEarly of [true, false])
    for (const [width, height] of screens) {
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
      await page.unrouteAll();
    }
});

test('a swipe that begins on the slider scrolls, and is no choice, before the bundle and after it', async ({
  browser,
  backend,
}) => {
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
