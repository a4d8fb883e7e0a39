import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

const finishWait = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'show') animation.finish();
  });

const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

test('[F78] a hanging bundle is announced, beside the panel or without it', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation } = await openEarly(page, guestOfFour, '?lang=ar');
  await invitation.choose(3);
  await invitation.confirm.click();
  const text = page.locator('.last-resort p:visible');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const hasPanel of [true, false]) {
    if (!hasPanel) {
      // A translator of the browser changes the language of the document.
      await page.addInitScript(() => addEventListener('load', () => (document.documentElement.lang = 'de')));
      await page.evaluate((id) => {
        localStorage.setItem(`guestwise.rsvp.${id}`, '{"count":3,"basedOn":null,"autoSend":true}');
      }, guestOfFour);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    }
    await expect(invitation.confirm).toHaveCount(hasPanel ? 1 : 0);
    await expect(text).toHaveCount(0);
    await finishWait(page);
    await expect(text).toHaveCount(1);
    await expect(text).toHaveText(hasPanel ? /^\s*لم يُرسل ردّكم بعد/ : /^\s*تعذّر فتح هذه الصفحة/, {
      useInnerText: true,
    });
    for (const viewport of hasPanel ? screens.slice(0, 2) : screens) {
      await page.setViewportSize(viewport);
      for (const top of [0, 10_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(text).toBeInViewport({ ratio: 1 });
        // A trial click checks that nothing covers it.
        await text.click({ trial: true });
      }
      if (hasPanel) await invitation.confirm.click({ trial: true });
    }
    if (!hasPanel) continue;
    // At 400 % zoom the sentence is below the question, which the guest can then see as a whole.
    await page.setViewportSize({ width: 320, height: 256 });
    const isCovered = await invitation.slider.evaluate((slider) => {
      slider.closest('.question')?.scrollIntoView();
      const { x, y, width, height } = slider.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== slider;
    });
    expect(isCovered).toBe(false);
  }
  expect(await backend.calls('saveRsvp')).toEqual([]);
});
