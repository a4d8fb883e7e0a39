import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const storedToken = () => localStorage.getItem('guestwise.token');
const isSignedIn = async () => {
  await expect.poll(place).toBe('/events');
};

test('[F75] a wrong email or password is reported at its field, which gets the focus', async () => {
  await login.open();
  await login.enter({ email: 'nobody@guestwise.test', password: admin.password });
  await expect.element(login.email).toHaveAccessibleDescription('Check your email address');
  await expect.element(login.email).toHaveFocus();
  await expect.element(login.password).not.toHaveAccessibleDescription();

  await login.enter({ email: admin.email, password: 'wrong' });
  await expect.element(login.password).toHaveAccessibleDescription('Check your password');
  await expect.element(login.password).toHaveFocus();
  await expect.element(login.email).not.toHaveAccessibleDescription();
  await expect.element(login.email).toHaveValue(admin.email);
  expect(storedToken()).toBeNull();

  await login.enter();
  await isSignedIn();
});

test('[F75] the first of two invalid fields gets the focus, also when an empty form is sent', async () => {
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
  await login.enter();
  await expect.element(login.email).toHaveAccessibleDescription('Check your email address');
  await expect.element(login.password).toHaveAccessibleDescription('Check your password');
  await expect.element(login.email).toHaveFocus();
});

test('[F50] an error without a field is shown above the form', async () => {
  await login.open();
  const username = { type: 'username', message: 'This account is locked <b>until</b> noon' };
  const password = { type: 'password', message: 'Check your password' };
  for (const body of [
    { message: 'Login failed', errors: [username, password] },
    { message: 'Login failed', error: [username, password] },
  ]) {
    await backend.plan({ operationId: 'login', status: 400, body });
    await login.enter();
    await expectTexts(login.above, ['This account is locked <b>until</b> noon']);
    await expect.element(login.password).toHaveAccessibleDescription('Check your password');
    await expect.element(login.email).not.toHaveAccessibleDescription();
    await login.type({ email: '', password: '' });
  }
  // A 401 of the login concerns no token, so it ends no session.
  for (const [status, message] of [
    [403, 'Come back at nine'],
    [401, 'Not like this'],
  ] as const) {
    await backend.plan({ operationId: 'login', status, body: { message } });
    await login.enter();
    await expectTexts(login.above, [message]);
    await expectCount(toasts, 0);
    await login.type({ email: '', password: '' });
  }
});

test('a login without a response keeps its text, reports that it was not sent, and can be repeated', async () => {
  await login.open();
  backend.play('login:offline');
  await login.enter();
  await expect.element(login.above).toMatchTextContent('We could not send this');
  await expect.element(login.email).toHaveValue(admin.email);
  await expect.element(login.password).toHaveValue(admin.password);
  backend.play();
  await login.submit.click();
  await isSignedIn();
});

test.each(['500', 'html500'])(
  "a login at a failing server (%s) says 'Server Error' once, and keeps its text",
  async (scenario) => {
    await login.open();
    backend.play(`login:${scenario}`);
    await login.enter();
    await expectTexts(login.above, ['Server Error']);
    await expectCount(toasts, 0);
    await login.isShown();
    await expect.element(login.email).toHaveValue(admin.email);
    await expect.element(login.submit).toBeEnabled();
  },
);
