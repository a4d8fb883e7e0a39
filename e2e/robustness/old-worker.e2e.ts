import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { tokenKey, createToken, visitAs } from '../support/visitor.ts';

// What an older product at this address may have left: a service worker that answers every call itself.
const worker = `
  const old = 'From the old worker';
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (!event.request.url.includes('/api/')) return;
    event.respondWith(Response.json({
      data: { docs: [{ _id: 'old', name: old }], _id: 'old', event: { welcomeMessage: old } },
    }));
  });
`;

/** A browser in which the old worker answers. Returns the requests of the product that it answered since. */
async function registerOldWorker(page: Page, context: BrowserContext) {
  await context.route('/old/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Old</title>' }),
  );
  await context.route('/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: worker }),
  );
  await page.goto('/old/');
  await page.evaluate(
    async ([key, token]) => {
      localStorage.setItem(key, token);
      await navigator.serviceWorker.register('/old-worker.js', { scope: '/' });
      await navigator.serviceWorker.ready;
    },
    [tokenKey, JSON.stringify(createToken(admin))] as const,
  );
  // The worker must answer; otherwise these tests would prove nothing.
  await expect
    .poll(() => page.evaluate(() => fetch('/api/v1/events').then((answer) => answer.text())))
    .toContain('old worker');
  const stolen: string[] = [];
  page.on('response', (answer) => {
    if (answer.fromServiceWorker() && answer.url().includes('/api/')) stolen.push(answer.url());
  });
  return stolen;
}

const workersLeft = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('[F54] an older worker is removed before an organiser’s first call', async ({ page, context }) => {
  const stolen = await registerOldWorker(page, context);
  await page.goto('/events');
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  expect(stolen).toEqual([]);
  expect(await workersLeft(page)).toBe(0);
});

test('[F54] the product’s own service worker stays', async ({ page, context }) => {
  await visitAs(page, admin, `/events/${weddingId}/scan`);
  await expect(page.getByText('Ready for offline')).toBeVisible({ timeout: 60_000 });
  await registerOldWorker(page, context);
  expect(await workersLeft(page)).toBe(2);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  expect(await workersLeft(page)).toBe(1);
  await page.goto('/events');
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  expect(await workersLeft(page)).toBe(1);
});

test('[F54] an older worker is removed before a guest’s first call', async ({ page, context, backend }) => {
  const stolen = await registerOldWorker(page, context);
  const invitation = await InvitationPage.open(page, guestWhoDeclined);
  await expect(page.getByText('From the old worker')).toBeHidden();
  await invitation.choose(1);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  expect(stolen).toEqual([]);
  expect(await workersLeft(page)).toBe(0);
  expect((await backend.calls('getRsvp')).map(({ status }) => status)).toEqual([200]);
  expect((await backend.calls('saveRsvp')).map(({ authorization }) => authorization)).toEqual([false]);
});
