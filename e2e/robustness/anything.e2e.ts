import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { plan } from '../support/planned.ts';
import { messages, tokenKey, createToken, visitAs } from '../support/visitor.ts';

// React logs every error that an error boundary catches.
test.use({
  expectedErrors: [/Failed to load resource|^(NetworkError|UnreadableResponse|The API is not reachable at)/],
});

const arrivals = keys.arrivals(admin._id, weddingId);

/** Every key of local storage that the product reads. */
const storedKeys = [
  tokenKey,
  keys.clockSkew,
  keys.locale,
  keys.lastEvent,
  keys.devicePreference,
  keys.singleKeys,
  keys.templateState,
  keys.demoSession,
  keys.recentEntries(admin._id),
  keys.answersSeen(admin._id, weddingId),
  keys.guestAnswersSeen(admin._id, weddingId),
  keys.openedMessages,
  keys.guestImport(admin._id, weddingId),
  `${keys.guestImport(admin._id, weddingId)}.progress`,
  keys.keptList(admin._id, weddingId),
  keys.checkInSignal,
  keys.countryCode,
  arrivals,
  keys.exportedCount(arrivals),
  keys.draft(admin._id, `event ${weddingId}`),
  `guestwise.rsvp.${guestWhoDeclined}`,
];

// The same values in every run, so that the value in a failed test's name reproduces it.
const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { seed: 62, numRuns });
const stored = [
  '"__proto__"',
  '{"__proto__":{"count":3},"count":1e400,"instead":"x","waiting":1}',
  '{"cut off',
  ...sample(fc.json(), 1),
];

/** Writes one text to every key before the product starts, each time a page is opened. */
const leaveEverywhere = (page: Page, text: string, but: Record<string, string> = {}) =>
  page.evaluate(
    ([keys, text, but]) => {
      for (const key of keys) localStorage.setItem(key, but[key] ?? text);
    },
    [storedKeys, text, but] as const,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[F38] with any value in local storage every page has text', async ({ page }) => {
  for (const [path, token] of [
    ['/', false],
    ['/events/guests', true],
    [`/apps/event/${weddingId}?tab=invitation`, true],
    [`/events/guests/import?event=${weddingId}`, true],
    [`/events/${weddingId}/scan`, true],
    [`/${guestWhoDeclined}/rsvp`, false],
  ] as const) {
    await page.goto('/favicon.svg');
    const but = token ? { [tokenKey]: JSON.stringify(createToken(admin)) } : {};
    for (const text of stored) {
      await leaveEverywhere(page, text, but);
      await page.goto(path);
      const what = `${path} with ${JSON.stringify(text)}`;
      await expect(heading(page), what).toHaveText(/\p{L}/u);
      await expect(page.getByText('Something went wrong on this page'), what).toBeHidden();
      if (path === '/') await new LoginPage(page).isShown();
      if (token) await expect(page.getByRole('main').getByRole('link').first(), what).toBeVisible();
    }
  }
});

const page200 = { contentType: 'text/html', text: '<!doctype html><title>Wi-Fi</title><h1>Welcome</h1>' };
test('a captive portal’s page is reported by a sentence on every page', async ({
  page,
  request,
  backend,
}) => {
  const answering = (operationId: string) => plan(request, backend.world, { operationId, ...page200 });

  await answering('listEvents');
  await visitAs(page, admin, '/events');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('We could not load this page');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();

  await answering('getMe');
  await page.reload();
  const login = new LoginPage(page);
  await login.isShown();
  await expect(login.reason).toHaveText(/^Failed auto login/);
  await expect(messages(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await answering('login');
  await login.logIn();
  await expect(login.above).toHaveText(/\p{L}/u);
  await login.isShown();

  await page.goto('/register');
  for (const [name, value] of [
    ['displayName', 'Nadia'],
    ['email', 'nadia@guestwise.test'],
    ['phone', '5550100199'],
    ['password', 'long enough'],
    ['passwordConfirm', 'long enough'],
  ] as const) {
    await page.locator(`input[name="${name}"]`).fill(value);
  }
  await answering('signup');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator('form').getByRole('alert').first()).toHaveText(/\p{L}/u);
  await expect(page.locator('input[name="displayName"]')).toHaveValue('Nadia');
});
