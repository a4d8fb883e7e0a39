import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { guestOfTheGala } from '../../mocks/backend/seeds/gala.ts';
import { guestWithHostileWords } from '../../mocks/backend/seeds/hostile.ts';
import { expect, expectAxeClean, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('with hostile seeds', () => {
  test.use({ seeds: 'hostile' });

  test('[F31] [F33] hostile text is plain: nothing runs, loads or overflows', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) foreign.push(request.url());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await InvitationPage.open(page, guestWithHostileWords);
    expect(await page.locator('.sheet :is(img, script, iframe, b > script)').count()).toBe(0);
    // An https address is a link wherever it is written, and opens only at a press.
    const links = page.locator('.sheet :is(.lead, .message) a');
    await expect(links).toHaveText(['evil.example']);
    await expect(links).toHaveAttribute('href', 'https://evil.example/pixel.gif');
    expect(foreign).toEqual([]);
    expect(await fits(page)).toBe(0);
  });
});

test('[F70] at 320 px with wide spacing and doubled text nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  // The spacing of WCAG 1.4.12, as in a reader's own style sheet, set through the CSSOM because of our policy.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      'html{font-size:200%} *{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important} p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [spacing];
  });
  expect(await fits(page)).toBe(0);
  for (const part of [
    invitation.slider,
    invitation.confirm,
    page.getByRole('button', { name: 'One more' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

test('only a yes shows a seal and petals, without a layout shift', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  await expect(page.locator('.seal')).toBeVisible();
  await expect(page.locator('.petals i')).toHaveCount(18);
  await page
    .locator('.petals i')
    .last()
    .evaluate((petal) => petal.getAnimations()[0]?.finish());
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await expect(page.locator('.seal, .petals')).toHaveCount(0);
  await invitation.choose(0);
  await invitation.confirm.click();
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(invitation.thankYou).toBeVisible();
  await expect(page.locator('.seal, .petals')).toHaveCount(0);
});

test('[F71] [F72] forced colours and reduced motion are respected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(2);
  await invitation.confirm.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await invitation.confirm.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
    'solid',
  );
  const question = page.locator('.question');
  expect(await question.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px');
  await page.keyboard.press('Enter');
  await expect(invitation.thankYou).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('.seal')).toBeVisible();
  await expect(page.locator('.petals')).toBeHidden();
});

/** Asked in the page at once: the page may replace the early panel, and its elements, between two calls. */
const hasFocus = (page: Page, css: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css);

test('[F73] an answer is given by keyboard alone, right to left too', async ({ page, backend }) => {
  for (const [language, guest, more] of [
    ['en', guestOfFour, 'ArrowRight'],
    ['ar', guestOfTheGala, 'ArrowLeft'],
  ] as const) {
    await backend.patch('guests', guest, unanswered);
    await page.goto(`/${guest}/rsvp?lang=${language}`);
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      if (await hasFocus(page, 'input[type=range]')) break;
    }
    for (const key of [more, more, 'Alt+ArrowRight', 'Meta+ArrowLeft', 'Alt+Home', 'Control+PageUp'])
      await page.keyboard.press(key);
    await expect(page.getByRole('slider')).toHaveValue('2');
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab');
      if (await hasFocus(page, '.send > button.confirm')) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('.thanks h1')).toBeFocused();
  }
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 2 }, { rsvpCount: 2 }]);
});

test('[F74] the result of an answer is announced, each message once', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=alert],[role=status]',
        );
        if (region && addedNodes.length > 0)
          heard.push(
            `${region.getAttribute('role')}: ${(region.querySelector('span') ?? region.querySelector('p'))?.textContent}`,
          );
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await invitation.choose(3);
  await backend.play('saveRsvp:500');
  await invitation.confirm.click();
  await expect(page.getByRole('alert')).toContainText('not saved');
  await page.context().setOffline(true);
  await invitation.confirm.click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await backend.play();
  await page.context().setOffline(false);
  await expect(invitation.thankYou).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    'alert: Your answer was not saved.',
    'status: You are offline. We will send your answer when you are back online.',
  ]);
});

test('axe finds nothing in any state of the invitation, on a phone in Arabic', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour, '?lang=ar');
  await expectAxeClean(page);
  letThrough();
  await expect(invitation.bundle).toBeVisible();
  await expectAxeClean(page);
  await invitation.choose(0);
  await invitation.confirm.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await invitation.choose(2);
  await backend.play('saveRsvp:500');
  await invitation.confirm.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAxeClean(page);
  await backend.play();
  await invitation.confirm.click();
  await expect(page.locator('.thanks h1')).toBeVisible();
  await expectAxeClean(page);
  for (const scenario of ['single-guest', 'no-invitees', 'getRsvp:500', 'getRsvp:404']) {
    await backend.play(scenario);
    await page.goto(`/${guestOfFour}/rsvp?lang=ar`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAxeClean(page);
  }
});
