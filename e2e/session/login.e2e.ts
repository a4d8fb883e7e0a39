import type { Locator } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';

test('the login shows errors at each change, and can be sent once it is changed and valid', async ({
  page,
}) => {
  const login = await LoginPage.open(page);
  await expect(login.submit).toBeDisabled();
  await expect(page.getByText('You must')).toBeHidden();
  for (const [typed, said] of [
    ['amina', 'You must enter a valid email'],
    ['', 'You must enter a email'],
    ['amina@', 'You must enter a valid email'],
  ]) {
    await login.email.fill(typed ?? '');
    await expect(login.email).toHaveAccessibleDescription(said ?? '');
  }
  await login.email.fill(admin.email);
  await expect(login.email).toHaveAccessibleDescription('');
  await expect(login.submit).toBeDisabled();
  for (const [typed, said] of [
    ['abc', 'Password is too short - should be 4 chars minimum.'],
    ['', 'Please enter your password.'],
    ['abc', 'Password is too short - should be 4 chars minimum.'],
  ]) {
    await login.password.fill(typed ?? '');
    await expect(login.password).toHaveAccessibleDescription(said ?? '');
    await expect(login.password).toHaveAttribute('aria-invalid', 'true');
    await expect(login.submit).toBeDisabled();
  }
  await login.password.fill('four');
  await expect(login.password).toHaveAccessibleDescription('');
  await expect(login.submit).toBeEnabled();
  await login.type({ email: '', password: '' });
  await expect(login.submit).toBeDisabled();
});

test('the login has names, types and autocomplete for password managers, and no shell', async ({ page }) => {
  const login = await LoginPage.open(page);
  await expect(page).toHaveTitle(/Login/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login.email).toHaveAttribute('type', 'email');
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('type', 'password');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [login.email, login.password]) {
    expect(
      await field.evaluate((input: HTMLInputElement) => input.required || input.ariaRequired),
    ).toBeTruthy();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot Password ?' }).click();
  await expect(page).toHaveURL(/\/forgotPassword$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await login.isShown();
});

test('[F51] values from a password manager or the clipboard can be sent', async ({ page, context }) => {
  const login = await LoginPage.open(page);
  const fill = (field: Locator, value: string, events: readonly string[]) =>
    field.evaluate(
      (input: HTMLInputElement, [value, events]) => {
        // An extension runs in its own world, without the properties that React sets on the field.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [value, events] as const,
    );
  for (const events of [['input', 'change'], ['change'], ['input']]) {
    await fill(login.email, 'amina@', events);
    await expect(login.email).toHaveAccessibleDescription('You must enter a valid email');
    await fill(login.email, admin.email, events);
    await fill(login.password, admin.password, events);
    await expect(login.submit, `filled with ${events.join(' and ')}`).toBeEnabled();
    await login.type({ email: '', password: '' });
    await expect(login.submit).toBeDisabled();
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [field, text] of [
    [login.email, ` ${admin.email} `],
    [login.password, admin.password],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
  }
  await expect(login.submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events$/);
});

test('three quick clicks send one login', async ({ page, backend }) => {
  const login = await LoginPage.open(page);
  await login.type();
  await backend.play('login:latency');
  await login.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/events$/);
  expect((await backend.calls('login')).map(({ body }) => body)).toEqual([
    { email: admin.email, password: admin.password },
  ]);
});
