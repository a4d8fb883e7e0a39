import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const storedToken = () => localStorage.getItem('guestwise.token');
const isSignedIn = async () => {
  await expect.poll(place).toBe('/events');
};

test('[F75] a wrong email or password has the error and the focus', async () => {
  await login.open();
  await login.logIn({ email: 'nobody@guestwise.test', password: admin.password });
  await expect.element(login.email).toHaveAccessibleDescription('Check your email address');
  await expect.element(login.email).toHaveFocus();
  await expect.element(login.password).not.toHaveAccessibleDescription();

  await login.logIn({ email: admin.email, password: 'wrong' });
  await expect.element(login.password).toHaveAccessibleDescription('Check your password');
  await expect.element(login.password).toHaveFocus();
  await expect.element(login.email).not.toHaveAccessibleDescription();
  await expect.element(login.email).toHaveValue(admin.email);
  expect(storedToken()).toBeNull();

  await login.logIn();
  await isSignedIn();
});

test('[F75] the first of two invalid fields gets the focus', async () => {
  await login.open();
  (page.bySelector('form').element() as HTMLFormElement).requestSubmit();
  await expect.element(login.email).toHaveAccessibleDescription('You must enter a email');
  await expect.element(login.password).toHaveAccessibleDescription('Please enter your password.');
  await expect.element(login.email).toHaveFocus();
  expect(await backend.calls('login')).toEqual([]);

  const errors = [
    { type: 'password', message: 'Check your password' },
    { type: 'email', message: 'Check your email address' },
  ];
  await backend.plan({ operationId: 'login', status: 400, body: { message: '', errors } });
  await login.logIn();
  await expect.element(login.email).toHaveAccessibleDescription('Check your email address');
  await expect.element(login.password).toHaveAccessibleDescription('Check your password');
  await expect.element(login.email).toHaveFocus();
});

test('[F50] an error without a field is shown above the form', async () => {
  await login.open();
  const errors = [
    { type: 'username', message: 'This account is locked <b>until</b> noon' },
    { type: 'password', message: 'Check your password' },
  ];
  await backend.plan({ operationId: 'login', status: 400, body: { message: 'Login failed', errors } });
  await login.logIn();
  await expectTexts(login.above, ['This account is locked <b>until</b> noon']);
  await expect.element(login.password).toHaveAccessibleDescription('Check your password');
  await expect.element(login.email).not.toHaveAccessibleDescription();
  // A 401 of the login concerns no token, so it ends no session.
  await backend.plan({ operationId: 'login', status: 401, body: { message: 'Not like this' } });
  await login.logIn();
  await expectTexts(login.above, ['Not like this']);
  await expectCount(toasts, 0);
});

test.each([
  ['offline', /^We could not send this/],
  ['500', /^Server Error$/],
  ['html500', /^Server Error$/],
])('a login that meets %s says so once and can be repeated', async (scenario, words) => {
  await login.open();
  backend.play(`login:${scenario}`);
  await login.logIn();
  await expectTexts(login.above, [words]);
  await expectCount(toasts, 0);
  await login.isShown();
  await expect.element(login.email).toHaveValue(admin.email);
  await expect.element(login.password).toHaveValue(admin.password);
  backend.play();
  await login.submit.click();
  await isSignedIn();
});

test('an auth check without a response keeps the token', async () => {
  await openRoute('/events', {
    before: () => backend.plan({ operationId: 'getMe', status: 503, body: {} }),
  });
  await login.isShown();
  await expectCount(page.getByText('Failed auto login'), 1);
  await expectCount(toasts, 0);
  expect(storedToken()).not.toBeNull();
});

test('on a page that needs no login, a toast says why the session ended', async () => {
  await openRoute('/pages/faq', { scenario: 'getMe:401' });
  await expect.element(toasts.first()).toMatchTextContent('Failed auto login');
});
