import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { expectErrors } from '../support/flaws.ts';
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

test('a token that is not a JWT is not stored, and the form rejects the login', async () => {
  await login.open();
  const user = { _id: admin._id, email: admin.email, role: ['admin'] };
  for (const token of ['abc', 'a.b.c', 'x'.repeat(9_000)]) {
    await backend.plan({ operationId: 'login', body: { token, data: { user } } });
    await login.enter();
    await expect.element(login.above).toMatchTextContent('not a valid login');
    await login.isShown();
    expect(storedToken()).toBeNull();
    await login.type({ email: '', password: '' });
  }
});

test('[F04] a login refused in a 200, or with another user’s token, is reported and stores nothing', async () => {
  await login.open();
  const createToken = (id: string) => `e30.${btoa(JSON.stringify({ id })).replaceAll('=', '')}.x`;
  const data = { user: { _id: admin._id, email: admin.email, role: ['admin'] } };
  const closed = { status: 'fail', message: 'Closed for today' };
  for (const [body, words] of [
    [{ token: createToken(admin._id), data, ...closed }, 'Closed for today'],
    [{ token: createToken(staff._id), data }, 'not a valid login'],
  ] as const) {
    await backend.plan({ operationId: 'login', body });
    await login.enter();
    await expect.element(login.above).toMatchTextContent(words);
    await login.isShown();
    expect(storedToken()).toBeNull();
    await login.type({ email: '', password: '' });
  }
});

test('an HTML page instead of the API is reported with its address, in the form and in the console', async () => {
  expectErrors(/The API is not reachable at .*\/api\/v1/);
  await login.open();
  backend.play('login:html200');
  await login.enter();
  await expect
    .element(login.above)
    .toMatchTextContent(/^The API is not reachable at http.*\/api\/v1\. Tell the administrator/);
});

test.each(['null200', 'truncated'])(
  'a response without a session (%s) logs nobody in, and the form shows an error',
  async (scenario) => {
    await login.open();
    backend.play(`login:${scenario}`);
    await login.enter();
    await expect.element(login.above).toMatchTextContent(/./);
    await login.isShown();
    expect(storedToken()).toBeNull();
  },
);
