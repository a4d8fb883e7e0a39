import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { plan } from '../support/planned.ts';
import { messages, storedToken } from '../support/visitor.ts';

test('[F75] a wrong email or password is said by its field, which has the focus', async ({ page }) => {
  const login = await LoginPage.open(page);
  await login.enter({ email: 'nobody@guestwise.test', password: admin.password });
  await expect(login.email).toHaveAccessibleDescription('Check your email address');
  await expect(login.email).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription('');

  await login.enter({ email: admin.email, password: 'wrong' });
  await expect(login.password).toHaveAccessibleDescription('Check your password');
  await expect(login.password).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription('');
  await expect(login.email).toHaveValue(admin.email);
  expect(await storedToken(page)).toBeNull();

  await login.enter();
  await expect(page).toHaveURL(/\/events$/);
});

test('[F75] of two errors the first field has the focus, and so it has when an empty form is sent', async ({
  page,
  request,
  backend,
}) => {
  const login = await LoginPage.open(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(login.email).toHaveAccessibleDescription('You must enter a email');
  await expect(login.password).toHaveAccessibleDescription('Please enter your password.');
  await expect(login.email).toBeFocused();
  expect(await backend.calls('login')).toEqual([]);

  const errors = [
    { type: 'password', message: 'Check your password' },
    { type: 'email', message: 'Check your email address' },
  ];
  await plan(request, backend.world, { operationId: 'login', status: 400, body: { message: '', errors } });
  await login.enter();
  await expect(login.email).toHaveAccessibleDescription('Check your email address');
  await expect(login.password).toHaveAccessibleDescription('Check your password');
  await expect(login.email).toBeFocused();
});

test('[F50] an error that belongs to no field of the form stands above it', async ({
  page,
  request,
  backend,
}) => {
  const login = await LoginPage.open(page);
  const username = { type: 'username', message: 'This account is locked <b>until</b> noon' };
  const password = { type: 'password', message: 'Check your password' };
  for (const body of [
    { message: 'Login failed', errors: [username, password] },
    { message: 'Login failed', error: [username, password] },
  ]) {
    await plan(request, backend.world, { operationId: 'login', status: 400, body });
    await login.enter();
    await expect(login.above).toHaveText('This account is locked <b>until</b> noon');
    await expect(login.password).toHaveAccessibleDescription('Check your password');
    await expect(login.email).toHaveAccessibleDescription('');
    await login.type({ email: '', password: '' });
  }
  // A 401 of the login is about no token, so it ends no session.
  for (const [status, message] of [
    [403, 'Come back at nine'],
    [401, 'Not like this'],
  ] as const) {
    await plan(request, backend.world, { operationId: 'login', status, body: { message } });
    await login.enter();
    await expect(login.above).toHaveText(message);
    await expect(messages(page)).toHaveCount(0);
    await login.type({ email: '', password: '' });
  }
});

test('a login without an answer keeps what was typed, says so, and works at the next try', async ({
  page,
  backend,
}) => {
  const login = await LoginPage.open(page);
  await backend.play('login:offline');
  await login.enter();
  await expect(login.above).toContainText('We could not send this');
  await expect(login.email).toHaveValue(admin.email);
  await expect(login.password).toHaveValue(admin.password);
  await backend.play();
  await login.submit.click();
  await expect(page).toHaveURL(/\/events$/);
});

test("a login that meets a failing server says 'Server Error' once, and keeps what was typed", async ({
  page,
  backend,
}) => {
  for (const scenario of ['login:500', 'login:html500', 'login:empty500']) {
    const login = await LoginPage.open(page);
    await backend.play(scenario);
    await login.enter();
    await expect(login.above, scenario).toHaveText('Server Error');
    await expect(page.getByText('Server Error'), scenario).toHaveCount(1);
    await login.isShown();
    await expect(login.email).toHaveValue(admin.email);
    await expect(login.submit).toBeEnabled();
  }
});

test('an answer that holds no session signs nobody in, and the form says so', async ({ page, backend }) => {
  for (const scenario of ['login:html200', 'login:null200', 'login:truncated', 'login:malformed']) {
    const login = await LoginPage.open(page);
    await backend.play(scenario);
    await login.enter();
    await expect(login.above, scenario).not.toBeEmpty();
    await login.isShown();
    expect(await storedToken(page), scenario).toBeNull();
  }
});
