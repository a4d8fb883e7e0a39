import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const focused = (page: Page) => page.locator(':focus');
const named = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

type Stop = readonly [role: 'button' | 'link' | 'textbox' | 'password', name: string | RegExp];

/** Walks with the Tab key, and holds each stop to its role and name; then back again. */
async function walk(page: Page, stops: readonly Stop[]) {
  const isAt = async ([role, name]: Stop) => {
    await expect(focused(page)).toHaveAccessibleName(name);
    // What is typed into a password field is nobody's to read, so it has no role.
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
  test(`[F73] the Tab key walks the login and the registration in their order, and every stop has a name, in ${lang}`, async ({
    page,
  }) => {
    const menu = ['button', / (EN|AR)$/] as const;
    const email = ['textbox', say.email] as const;
    const password = ['password', say.password] as const;
    await page.goto(`/login?lang=${lang}`);
    await expect(named(page, 'email')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    const afterFields = [['link', say.forgot]] as const;
    // A button that cannot be pressed yet is no stop.
    await walk(page, [menu, email, password, ...afterFields, ['link', say.register]]);
    await named(page, 'email').fill(admin.email);
    await named(page, 'password').fill(admin.password);
    await walk(page, [...afterFields, ['button', say.login], ['link', say.register]]);

    await page.goto(`/register?lang=${lang}`);
    await expect(named(page, 'phone')).toBeVisible();
    await walk(page, [
      menu,
      ['textbox', say.name],
      email,
      ['textbox', say.phone],
      password,
      ['password', say.again],
      ['link', say.toLogin],
    ]);
  });

  test(`[F75] Enter in a form that is not complete says what is missing, and leads to the first of it, in ${lang}`, async ({
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
        // Who cannot see it hears of it without going there.
        const error = page.getByRole('alert').and(page.locator(`.fui-Field:has(input[name="${name}"]) *`));
        await expect(error).not.toBeEmpty();
      }
      await expect(named(page, fields[0])).toBeFocused();

      // One after the other is filled in, and Enter leads to the next that is not.
      await page.keyboard.type(path === 'login' ? admin.email : 'Nadia Haddad');
      await page.keyboard.press('Enter');
      await expect(named(page, fields[1])).toBeFocused();
      await expect(named(page, fields[0])).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(await backend.calls('login')).toEqual([]);
    expect(await backend.calls('signup')).toEqual([]);
  });
}

test('[F51] everything in the registration can be pasted, the second password too', async ({
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
