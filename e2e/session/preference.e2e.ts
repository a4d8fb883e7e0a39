import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { signIn } from '../support/sign-in.ts';
import { messages } from '../support/visitor.ts';

test.use({ colorScheme: 'light' });

const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: admin.displayName });

async function choose(page: Page, appearance: string) {
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: appearance }).click();
}

async function expectChosen(page: Page, appearance: string) {
  await userMenu(page).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(appearance);
  await page.keyboard.press('Escape');
}

/** Whether it looks dark or light: the page, and what the browser paints around it. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const isDark = (element: Element) => {
      const [red = 255] = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
      return Number(red) < 128 ? 'dark' : 'light';
    };
    const page = document.querySelector('.themed-root') ?? document.body;
    return [isDark(page), isDark(document.body), getComputedStyle(document.documentElement).colorScheme];
  });
const expectDrawn = (page: Page, colours: 'light' | 'dark', scheme: string = colours) =>
  expect.poll(() => drawn(page)).toEqual([colours, colours, scheme]);

test('a choice of colours applies at once, and in another browser', async ({ page, browser, backend }) => {
  await signIn(page);
  await expectDrawn(page, 'light', 'normal');
  await expectChosen(page, 'System');
  await choose(page, 'Dark');
  await expectDrawn(page, 'dark');
  await expect(messages(page).last()).toHaveText('User data saved with api');
  await expect(userMenu(page)).toBeFocused();
  await page.reload();
  await expectDrawn(page, 'dark');

  const elsewhere = await browser.newContext({ colorScheme: 'light', extraHTTPHeaders: backend.world });
  const other = await elsewhere.newPage();
  await signIn(other);
  await expectDrawn(other, 'dark');
  await expectChosen(other, 'Dark');
  await choose(other, 'Light');
  await expect(messages(other).last()).toHaveText('User data saved with api');
  // A tab that is shown again reads the choice of the other one.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectDrawn(page, 'light');
  await other.emulateMedia({ colorScheme: 'dark' });
  await expectDrawn(other, 'light');
  await choose(other, 'System');
  await expectDrawn(other, 'dark', 'normal');
  await elsewhere.close();

  // The person's colours are removed at the logout.
  await page.goto('/logout');
  await new LoginPage(page).isShown();
  await expectDrawn(page, 'light', 'normal');
});
