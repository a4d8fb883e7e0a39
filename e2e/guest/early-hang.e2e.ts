import type { Page } from '@playwright/test';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered, withoutBundle } from './early-page.ts';

const finishWait = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'show') animation.finish();
  });

const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const [lang, sentence] of [
  ['en', 'This page could not start'],
  ['ar', 'تعذّر فتح هذه الصفحة'],
] as const)
  test(`[F78] while the bundle hangs, the sentence is on the screen (${lang})`, async ({ page, backend }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { invitation } = await openEarly(page, guestOfFour, `?lang=${lang}`);
    await invitation.choose(3);
    await expect(page.locator('.unsaved')).toBeVisible();
    await invitation.confirm.click();
    await expect(page.locator('.unsaved')).toBeHidden();
    const text = page.locator('.last-resort p:visible');
    await expect(text).toHaveCount(0);
    await finishWait(page);
    await expect(text).toHaveCount(1);
    await expect(text).toContainText(sentence);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const top of [0, 10_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(text).toBeInViewport({ ratio: 1 });
        await expect(invitation.confirm).toBeInViewport(top > 0 ? { ratio: 1 } : {});
        // A trial click checks that nothing covers it.
        await text.click({ trial: true });
      }
      await invitation.confirm.click({ trial: true });
    }
  });

test.describe('without a panel', () => {
  // The skeleton has no heading.
  for (const [lang, sentence] of [['ar', 'تعذّر فتح هذه الصفحة']] as const)
    for (const why of ['an answer waits', 'the API has no response'])
      test(`[F78] without an early panel, because ${why}, the sentence of a bundle that hangs is on the screen (${lang})`, async ({
        page,
        backend,
      }) => {
        await backend.patch('guests', guestOfFour, unanswered);
        await withoutBundle(page);
        if (why === 'an answer waits')
          await page.addInitScript((id) => {
            localStorage.setItem(`guestwise.rsvp.${id}`, '{"count":3,"instead":null,"waiting":true}');
          }, guestOfFour);
        else await page.route('**/api/v1/**', () => {});
        // A translator of the browser changes the language of the document.
        await page.addInitScript(() =>
          addEventListener('load', () => (document.documentElement.lang = 'de')),
        );
        await page.goto(`/${guestOfFour}/rsvp?lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        const text = page.locator('.last-resort p:visible');
        await expect(text).toHaveCount(0);
        await finishWait(page);
        await expect(text).toHaveCount(1);
        await expect(text).toContainText(sentence);
        for (const viewport of [
          ...screens,
          { width: 320, height: 568 },
          { width: 768, height: 1024 },
          { width: 320, height: 256 },
        ]) {
          await page.setViewportSize(viewport);
          for (const top of [0, 10_000]) {
            await page.evaluate((to) => scrollTo(0, to), top);
            await expect(text).toBeInViewport({ ratio: 1 });
            await text.click({ trial: true });
          }
        }
        expect(await backend.calls('saveRsvp')).toEqual([]);
      });
});
