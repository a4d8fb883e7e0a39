import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { leave, tokenKey, createToken } from '../support/visitor.ts';

/** Records the traffic from now on, as `→ /events` for a call and `← /events` for its response. */
function recordLine(page: Page) {
  const line: string[] = [];
  const note = (way: string, url: string) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/v1')) line.push(`${way} ${pathname.slice('/api/v1'.length)}`);
  };
  page.on('request', (request) => note('→', request.url()));
  page.on('response', (response) => note('←', response.url()));
  return line;
}

/** Every screen that was shown since the page was opened, in order. */
async function watchScreens(page: Page) {
  await page.addInitScript(() => {
    const screens: string[] = [];
    Object.assign(window, { screens });
    const screen = () => {
      if (document.querySelector('form [autocomplete=current-password]')) return 'login';
      if (document.querySelector('.splash')) return 'splash';
      if (document.querySelector('#content')) return 'shell';
      return document.body.innerText.trim() ? 'something else' : 'nothing';
    };
    const note = () => {
      // While the page is being parsed, what is before the root is not a screen.
      if (!document.querySelector('#root > *')) return;
      const now = screen();
      if (now !== screens.at(-1)) screens.push(now);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate<unknown>('window.screens.filter((screen) => screen !== "nothing")');
}

const events = (page: Page) => page.getByRole('heading', { name: 'Events', level: 1 });
const wedding = (page: Page) => page.getByRole('link', { name: "Layla & Omar's wedding", exact: true });

test('the guest list requests the user and its data in parallel', async ({ page, backend }) => {
  await leave(page, tokenKey, JSON.stringify(createToken(admin)));
  await backend.play('getMe:latency');
  const line = recordLine(page);
  const screens = await watchScreens(page);
  await page.goto(`/events/guests/all?event=${weddingId}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  for (const call of ['/users/me', `/events/${weddingId}`, `/events/${weddingId}/guests`]) {
    expect(line.indexOf(`→ ${call}`), call).toBeGreaterThanOrEqual(0);
    expect(line.indexOf(`→ ${call}`), call).toBeLessThan(line.indexOf('← /users/me'));
  }
  expect(await screens()).toEqual(['splash', 'shell']);
});

test('after a login only the list of events is requested', async ({ page, backend }) => {
  const screens = await watchScreens(page);
  const login = await LoginPage.open(page);
  await backend.play('login:latency', 'listEvents:latency');
  const line = recordLine(page);
  await login.logIn();
  await expect(events(page)).toBeVisible();
  await expect(wedding(page)).toBeVisible();
  expect(line).toEqual(['→ /users/login', '← /users/login', '→ /events', '← /events']);
  expect(await screens()).toEqual(['splash', 'login', 'shell']);
});
