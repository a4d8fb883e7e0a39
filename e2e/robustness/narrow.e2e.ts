import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { galaId } from '../../mocks/backend/seeds/gala.ts';
import { hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { expect, test } from '../support/fixtures.ts';
import { alwaysComeAs } from '../support/visitor.ts';

const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const openPages = [
  '/login',
  '/register',
  '/forgotPassword',
  '/pages/errors/error-404',
  '/pages/auth/register',
  '/pages/auth/login-3',
  '/pages/pricing/style-2',
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with hostile seeds', () => {
  test.use({ seeds: 'hostile' });

  test('[F70] at 320 px no page scrolls sideways, in either direction', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'tr', 'ar']) {
      for (const path of openPages) {
        await page.goto(`${path}?lang=${language}`);
        await expect(h1(page)).toBeVisible();
        expect(await spill(page), `${path} in ${language}`).toBe(0);
      }
    }
    await alwaysComeAs(page, admin);
    for (const language of ['en', 'ar']) {
      for (const path of [
        '/events?',
        `/events/guests/all?event=${galaId}&`,
        '/apps/event/new?',
        `/apps/event/${hostileId}?`,
      ]) {
        await page.goto(`${path}lang=${language}`);
        await expect(h1(page)).toBeVisible();
        await expect(page.getByRole('main').getByRole('status').filter({ hasText: '...' })).toHaveCount(0);
        expect(await spill(page), `${path} in ${language}`).toBe(0);
      }
    }
  });
});

test('[F73] on a phone the menu behind its button can be used, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await alwaysComeAs(page, admin);
  await page.goto(`/events/guests/all?event=${galaId}`);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(drawer).toHaveCount(0);
});
