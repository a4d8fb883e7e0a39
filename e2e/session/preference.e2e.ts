import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { signIn } from '../support/sign-in.ts';
import { messages, visitAs } from '../support/visitor.ts';

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

const theme = (name: string) => ({ main: name, navbar: name, toolbar: name, footer: name });

test('a choice of colours applies at once, and in another browser too, because the server stores it', async ({
  page,
  browser,
  backend,
}) => {
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

test('all other fields of the preference are sent back unchanged, without the server’s own five', async ({
  page,
  backend,
}) => {
  const settings = { direction: 'rtl', layout: { style: 'layout2' } };
  const kept = { shortcuts: ['todo'], novelty: { of: ['a later version'] } };
  const servers = {
    _id: '665e10000000000000000001',
    __v: 3,
    user: admin._id,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
  };
  await backend.patch('users', admin._id, {
    preference: { ...servers, ...kept, settings: { ...settings, theme: theme('dark3') } },
  });
  await visitAs(page, admin, '/events');
  await expectDrawn(page, 'dark');
  await choose(page, 'Light');
  await expect(messages(page).last()).toHaveText('User data saved with api');
  await choose(page, 'System');
  await expect
    .poll(async () => (await backend.calls('savePreference')).map(({ body }) => body))
    .toEqual([
      { ...kept, settings: { ...settings, theme: theme('default') } },
      { ...kept, settings },
    ]);
});

test('a save that meets a failing server, or an expired token, ends the session as every call does', async ({
  page,
  backend,
}) => {
  for (const [scenario, said] of [
    ['savePreference:500', 'Server Error'],
    ['savePreference:401', 'Invalid access token detected'],
  ] as const) {
    await backend.play();
    await visitAs(page, admin, '/events');
    await expect(userMenu(page)).toBeVisible();
    await backend.play(scenario);
    await choose(page, 'Dark');
    const login = new LoginPage(page);
    await login.isShown();
    await expect(login.reason).toHaveText(said);
    await expectDrawn(page, 'light', 'normal');
  }
});

test('with an invalid preference the system chooses the colours', async ({ page, request, backend }) => {
  for (const preference of [null, 'dark', [], { settings: 'dark' }, { settings: { theme: ['dark'] } }]) {
    await request.post('/_mock/answer', {
      headers: backend.world,
      data: {
        operationId: 'getMe',
        body: { data: { _id: admin._id, displayName: admin.displayName, role: ['admin'], preference } },
      },
    });
    await visitAs(page, admin, '/events');
    await expect(userMenu(page), JSON.stringify(preference)).toBeVisible();
    await expectDrawn(page, 'light', 'normal');
  }
  await choose(page, 'Dark');
  await expectDrawn(page, 'dark');
});
