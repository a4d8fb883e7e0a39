import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { templateUser } from '../../src/template/auth/auth-session.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { toasts } from '../support/toasts.ts';

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText(/^Password/);
const login = page.getByRole('button', { name: 'Login', exact: true });
const signedIn = (name: string) => page.getByText(new RegExp(`${name} is signed in here`));

test('a demo login works by keyboard, and not for the product', async () => {
  await openRoute('/pages/auth/login-3', { signedOut: true });
  await expect.element(login).toBeDisabled();
  await email.fill(templateUser.email);
  await userEvent.tab();
  await userEvent.keyboard('not the password');
  await expect.element(login).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription('Check your password');
  await expect.element(password).toHaveFocus();
  await password.fill(templateUser.password);
  await userEvent.keyboard('{Enter}');
  await expect.element(signedIn(templateUser.name)).toBeVisible();
  await page.getByRole('button', { name: 'Extend the session' }).click();
  await expect.element(signedIn(templateUser.name)).toBeVisible();
  expect(localStorage.getItem('guestwise.token')).toBeNull();
  expect(await backend.calls('login')).toEqual([]);
});

test('an account of the demo can log in until the demo is reset', async () => {
  await openRoute('/pages/auth/register', { signedOut: true });
  const fillIn = async () => {
    await page.getByRole('textbox', { name: 'Display name' }).fill('Layla');
    await email.fill('layla@template.test');
    await page.getByLabelText(/^Password\b/).fill('jasmine in june');
    await page.getByLabelText(/^Repeat password/).fill('jasmine in june');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  };
  await fillIn();
  await expect.element(signedIn('Layla')).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('jasmine in june');
  await page.getByRole('link', { name: 'Look 2' }).click();
  await expect.poll(() => document.title).toMatch(/^Register demo 2/);
  await fillIn();
  await expect.element(email).toHaveAccessibleDescription('The email address is already in use');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect.poll(() => document.title).toMatch(/^Login demo 2/);
  await email.fill('layla@template.test');
  await password.fill('jasmine in june');
  await login.click();
  await expect.element(signedIn('Layla')).toBeVisible();
});

test('a forgotten password leads to a form that does nothing', async () => {
  await openRoute('/pages/auth/forgot-password', { signedOut: true, width: 360 });
  await email.fill(templateUser.email);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect.element(page.getByText(/no mail was sent/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByLabelText(/^New password/).fill('jasmine in june');
  await page.getByLabelText(/^Repeat password/).fill('jasmine in june');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect.element(page.getByText(/no password was changed/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a login to the demo has its own settings and shortcuts', async () => {
  await openRoute('/pages/auth/login', { signedOut: true });
  await email.fill(templateUser.email);
  await password.fill(templateUser.password);
  await login.click();
  await expect.element(signedIn(templateUser.name)).toBeVisible();
  follow('/pages/faq');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const theme = page.getByRole('radio', { name: 'Midnight' }).first();
  await expect.element(theme).toBeInTheDocument();
  (theme.element() as HTMLElement).click();
  await expect.element(toasts.getByText('User data saved with api')).toBeVisible();
  expect(localStorage.getItem('guestwise.preference')).toBeNull();
  const account = { email: templateUser.email, password: templateUser.password };
  const { user } = await callTemplate<{ user: unknown }>('auth', account);
  expect(user).toMatchObject({ settings: { theme: { main: 'dark6' } } });
});
