import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import {
  createExpiredToken,
  leave,
  messages,
  getPlace,
  storedToken,
  tokenKey,
  createToken,
  visitAs,
} from '../support/visitor.ts';

const guestList = `/events/guests/accepted?event=${weddingId}&limit=25`;

test('a visit without a token leads to the login without a message or a call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/');
  await new LoginPage(page).isShown();
  await expect(messages(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a valid token opens the requested page after the splash', async ({ page, backend }) => {
  const places: string[] = [];
  page.on('framenavigated', () => places.push(new URL(page.url()).pathname));
  await leave(page, tokenKey, JSON.stringify(createToken(admin)));
  await backend.play('getMe:latency');
  await page.goto(guestList);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Grace Okafor' })).toBeVisible();
  expect(getPlace(page)).toBe(guestList);
  expect(places).not.toContain('/login');
  expect((await backend.calls('getMe')).map(({ authorization }) => authorization)).toEqual([true]);
});

test("an expired token ends with 'Long inactivity! Please login again', and the login leads back", async ({
  page,
  backend,
}) => {
  await leave(page, tokenKey, JSON.stringify(createExpiredToken(admin)));
  await page.goto(guestList);
  const login = new LoginPage(page);
  await login.isShown();
  expect(await storedToken(page)).toBeNull();
  expect(await backend.calls('getMe')).toEqual([]);
  await expect(messages(page)).toHaveCount(0);
  await expect(login.reason).toHaveText('Long inactivity! Please login again');
  await login.enter();
  await expect(page.getByRole('table')).toBeVisible();
  expect(getPlace(page)).toBe(guestList);
  await page.goto('/logout');
  await login.isShown();
  await expect(login.reason).toBeHidden();
});

const segment = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const corrupt = {
  'no JSON': '{"token',
  'no JWT': '"a token from long ago"',
  'a JWT cut off in its middle': JSON.stringify(createToken(admin).slice(0, 40)),
  'a JWT without claims': JSON.stringify(`${segment({})}.${segment(null)}.x`),
  'a JWT of noise': '"aaaa.%%%%.zzzz"',
  'a megabyte': JSON.stringify(`${segment({})}.${segment({ id: 'x'.repeat(750_000) })}.x`),
  'no text': '{"__proto__":{"token":"x"},"exp":1}',
};

test('[F38] an invalid stored token is deleted without a message, and the login is shown', async ({
  page,
}) => {
  for (const [what, text] of Object.entries(corrupt)) {
    await leave(page, tokenKey, text);
    await page.goto('/events');
    await new LoginPage(page).isShown();
    await expect(messages(page), what).toHaveCount(0);
    expect(await storedToken(page), what).toBeNull();
  }
  await new LoginPage(page).enter();
  await expect(page).toHaveURL(/\/events$/);
});

test("a refused auth check says 'Failed auto login' once, and logs out", async ({ page, backend }) => {
  const login = new LoginPage(page);
  for (const scenario of ['getMe:401', 'getMe:404', 'getMe:html500', 'reads:401', 'reads:500']) {
    await backend.play(scenario);
    await visitAs(page, admin, guestList);
    await login.isShown();
    await expect(login.reason, scenario).toHaveText(/^Failed auto login/);
    expect(await storedToken(page), scenario).toBeNull();
  }
  await backend.play();
  await login.enter();
  await expect.poll(() => getPlace(page)).toBe(guestList);
});

test.describe('a page instead of the API', () => {
  // Reported in the console too.
  test.use({ expectedErrors: [/Failed to load resource|^The API is not reachable at/] });

  test('an auth check without a response of the backend shows “Failed auto login”, and keeps the token', async ({
    page,
    backend,
  }) => {
    for (const scenario of ['getMe:offline', 'getMe:html200']) {
      await backend.play(scenario);
      await visitAs(page, admin, '/events');
      const login = new LoginPage(page);
      await login.isShown();
      await expect(login.reason, scenario).toHaveText(/^Failed auto login/);
      await backend.play();
      await page.goto('/events');
      await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    }
  });
});
