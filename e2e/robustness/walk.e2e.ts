import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const focused = (page: Page) => page.locator(':focus');
const named = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

type Stop = readonly [role: 'button' | 'link' | 'textbox' | 'password', name: string | RegExp];

/** Walks forward with Tab and checks the role and name of each stop; then walks back. */
async function walk(page: Page, stops: readonly Stop[]) {
  const isAt = async ([role, name]: Stop) => {
    await expect(focused(page)).toHaveAccessibleName(name);
    // A password field has no role, because its value must not be read.
    if (role === 'password') await expect(focused(page)).toHaveAttribute('type', 'password');
    else await expect(focused(page)).toHaveRole(role);
  };
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await isAt(stop);
  }
  for (const stop of stops.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    await isAt(stop);
  }
}

const anyArabic = /[\u0600-\u06FF]/;
const words = {
  en: {
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot Password ?',
    login: 'Login',
    toLogin: 'Log in',
    register: 'Register',
    name: 'Display name',
    phone: 'Phone',
    again: 'Repeat password',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: anyArabic,
    forgot: anyArabic,
    login: anyArabic,
    toLogin: anyArabic,
    register: anyArabic,
    name: anyArabic,
    phone: anyArabic,
    again: anyArabic,
  },
} as const;

for (const [lang, say] of Object.entries(words)) {
  test(`[F73] Tab visits the login and the registration in order, and every stop has a name, in ${lang}`, async ({
    page,
  }) => {
    const email = ['textbox', say.email] as const;
    const password = ['password', say.password] as const;
    await page.goto(`/login?lang=${lang}`);
    await expect(named(page, 'email')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    const afterFields = [['link', say.forgot]] as const;
    // The first empty field has the focus. A disabled button is not a stop.
    await expect(named(page, 'email')).toBeFocused();
    await walk(page, [password, ...afterFields, ['link', say.register]]);
    await named(page, 'email').fill(admin.email);
    await named(page, 'password').fill(admin.password);
    await walk(page, [...afterFields, ['button', say.login], ['link', say.register]]);

    await page.goto(`/register?lang=${lang}`);
    await expect(named(page, 'phone')).toBeVisible();
    await expect(named(page, 'displayName')).toBeFocused();
    await walk(page, [
      email,
      ['textbox', say.phone],
      password,
      ['password', say.again],
      ['link', say.toLogin],
    ]);
  });

  test(`[F75] Enter in an incomplete form says what is missing and focuses the first such field, in ${lang}`, async ({
    page,
    backend,
  }) => {
    for (const [path, fields] of [
      ['login', ['email', 'password']],
      ['register', ['displayName', 'email', 'phone', 'password']],
    ] as const) {
      await page.goto(`/${path}?lang=${lang}`);
      await named(page, 'password').focus();
      await page.keyboard.press('Enter');
      for (const name of fields) {
        await expect(named(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(named(page, name)).toHaveAccessibleDescription(
          lang === 'ar' ? anyArabic : /^(You must|Please)/,
        );
        // Screen readers announce it without a move of the focus.
        const error = page.getByRole('alert').and(page.locator(`.fui-Field:has(input[name="${name}"]) *`));
        await expect(error).not.toBeEmpty();
      }
      await expect(named(page, fields[0])).toBeFocused();

      // Each field is filled in turn, and Enter focuses the next empty one.
      await page.keyboard.type(path === 'login' ? admin.email : 'Nadia Haddad');
      await page.keyboard.press('Enter');
      await expect(named(page, fields[1])).toBeFocused();
      await expect(named(page, fields[0])).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(await backend.calls('login')).toEqual([]);
    expect(await backend.calls('signup')).toEqual([]);
  });
}

test('[F51] everything in the registration can be pasted, including the second password', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  for (const [name, text] of [
    ['displayName', 'Nadia Haddad'],
    ['email', ' nadia@guestwise.test\n'],
    ['phone', '\u206605 01-234 567\u2069'],
    ['password', 'long enough'],
    ['passwordConfirm', 'long enough'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await named(page, name).focus();
    await page.keyboard.press('ControlOrMeta+v');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events$/);
  expect((await backend.calls('signup')).map(({ body }) => body)).toEqual([
    {
      displayName: 'Nadia Haddad',
      email: 'nadia@guestwise.test',
      phone: '0501234567',
      password: 'long enough',
      passwordConfirm: 'long enough',
    },
  ]);
});
