import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { follow, leave, getPlace, tokenKey, createToken, visitAs } from '../support/visitor.ts';

const evil = [
  'https://evil.example/events',
  '//evil.example/events',
  '/.//evil.example',
  '/..//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'events/guests/all',
  '/events@evil.example/..//x',
  '/no/such/page',
  '/login',
  '/logout',
  '/665b10000000000000000001/rsvp',
  'x'.repeat(5_000),
];

test('[F47] a redirect to another site, or to no page of ours, leads to the events', async ({ page }) => {
  const hosts = new Set<string>();
  page.on(
    'request',
    (request) => request.isNavigationRequest() && hosts.add(new URL(request.url()).hostname),
  );
  await visitAs(page, admin, '/events');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  for (const target of evil) {
    for (const start of ['/login', '/']) {
      await follow(page, `${start}?redirect=${encodeURIComponent(target)}`);
      await expect.poll(() => getPlace(page), target).toBe('/events');
    }
  }
  await page.goto(`/?redirect=${encodeURIComponent(evil[0] ?? '')}`);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  expect(getPlace(page)).toBe('/events');
  expect([...hosts]).toEqual(['localhost']);
});

test('[F47] the login ignores a redirect to another site, and follows one of ours', async ({ page }) => {
  for (const [redirect, place] of [
    ['/\\evil.example/login', '/events'],
    [`/events/guests/rejected?event=${weddingId}`, `/events/guests/rejected?event=${weddingId}`],
  ]) {
    const login = await LoginPage.open(page, `?redirect=${encodeURIComponent(redirect ?? '')}`);
    await login.enter();
    await expect.poll(() => getPlace(page)).toBe(place);
    await page.goto('/logout');
    await login.isShown();
  }
});

test('[F47] hostile values in storage lead nowhere', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const left = ['//evil.example', '../../users/me', 'x'.repeat(500), '<img src=x onerror=alert(1)>'];
  for (const text of left) {
    await leave(page, tokenKey, JSON.stringify(createToken(admin)));
    await page.evaluate((text) => {
      for (const key of ['guestwise.last-event', 'guestwise.redirect', 'loginRedirectUrl']) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    }, JSON.stringify(text));
    await page.goto('/events/guests/all');
    await expect(page.getByRole('heading', { name: 'Choose an event' })).toBeVisible();
    expect(getPlace(page)).toBe('/events/guests/all');
  }
  expect(asked.filter((address) => /evil|x{9}|%3Cimg/.test(address))).toEqual([]);
});
