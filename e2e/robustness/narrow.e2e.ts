import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { galaId } from '../../mocks/backend/seeds/gala.ts';
import { hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { expect, test } from '../support/fixtures.ts';
import { alwaysComeAs } from '../support/visitor.ts';

const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with hostile seeds', () => {
  test.use({ seeds: 'hostile' });

  test('[F70] at 320 px no page scrolls sideways, in either direction', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await alwaysComeAs(page, admin);
    for (const [path, language] of [
      ['/pages/auth/register?', 'tr'],
      ['/pages/pricing/style-2?', 'tr'],
      ['/events?', 'ar'],
      [`/events/guests/all?event=${galaId}&`, 'en'],
      ['/apps/event/new?', 'tr'],
      [`/apps/event/${hostileId}?`, 'ar'],
    ] as const) {
      await page.goto(`${path}lang=${language}`);
      await expect(h1(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '...' })).toHaveCount(0);
      expect(await spill(page), `${path} in ${language}`).toBe(0);
    }
  });
});
