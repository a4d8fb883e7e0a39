import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { checkInPath, guest, log, scan } from '../support/check-in-desk.ts';
import { expect, test } from '../support/device.ts';
import { LoginPage } from '../support/login-page.ts';
import { createExpiredToken, createToken, tokenKey } from '../support/visitor.ts';

const readiness = (page: Page) => page.getByRole('main').locator('[data-readiness]');
const isReady = (page: Page) => expect(readiness(page)).toHaveText('Ready for offline', { timeout: 60_000 });
const expected = (page: Page) => page.getByRole('main').getByRole('heading', { name: /still expected/ });

/** The files of the export that the worker has stored, by cache. */
const findStored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stored = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return Promise.all(stored);
  });

/** Waits until the worker is in use. */
const waitForWorker = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistration('/events'))?.active?.state === 'activated',
        ),
      { timeout: 60_000 },
    )
    .toBe(true);

/** Whether the page is of the export before the deployment of the test, or after it. */
const findEntry = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

/** Checks in guests by their codes, as a scanner does. */
async function checkInGuests(page: Page, guestIds: readonly string[]) {
  for (const guestId of guestIds) {
    await scan(page, `https://guestwise.example/${guestId}/rsvp`);
    await guest(page)
      .getByRole('button', { name: /^Check in( anyway)?$/ })
      .click();
  }
}

const guestIds = Array.from(
  { length: 10 },
  (_, index) => `665b100000000000000000${String(index + 1).padStart(2, '0')}`,
);

/** Opens an event, until check-in would start without a connection. */
async function prepare(page: Page) {
  await page.goto(`/apps/event/${weddingId}`);
  await expect(page.getByRole('heading', { name: /Layla & Omar/ })).toBeVisible();
  await waitForWorker(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('guestwise.check-in-list');
}

test('[F90] an opened event’s check-in starts offline and loses nothing', async ({ device, backend }) => {
  await prepare(await device.start());
  await device.disconnect();

  const page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(expected(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('status').first()).toHaveText('Offline');
  await expect(page.getByRole('main')).toContainText(/You see the guest list as it was at/);
  await isReady(page);
  await checkInGuests(page, guestIds.slice(0, 5));
  await page.reload();
  await expect(log(page)).toContainText('5 guests checked in');
  await checkInGuests(page, guestIds.slice(5));
  await expect(log(page)).toContainText('10 guests checked in');

  // Other pages say that they need a connection, and open when it is back.
  const other = await page.context().newPage();
  await other.goto('/events');
  await expect(other.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await device.reconnect(other);
  await expect(other.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  await other.close();

  await device.reconnect(page);
  await expect(page.getByRole('main')).not.toContainText('You see the guest list as it was at');
  await expect(log(page)).toContainText('10 guests checked in');
  await page.reload();
  await expect(log(page)).toContainText('10 guests checked in');
  expect((await backend.calls('updateGuest')).length).toBe(0);
});

test('[F94] the guest list of an opened event opens without a connection, to read only', async ({
  device,
}) => {
  await prepare(await device.start());
  await device.disconnect();

  const page = await device.start();
  await page.goto(`/events/guests/all?event=${weddingId}`);
  const main = page.getByRole('main');
  const rows = main.getByRole('table', { name: 'Guests' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(12);
  await expect(main).toContainText(/You see the guest list as it was at \d/);
  await expect(page.getByRole('banner').getByRole('status').first()).toHaveText('Offline');
  for (const name of ['Add guests', 'More', 'Import, export, print'])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);

  await main.getByRole('link', { name: 'Declined' }).click();
  await expect(rows).toHaveCount(1);
  await main.getByRole('link', { name: 'All' }).click();
  await main.getByRole('searchbox', { name: 'Name or phone' }).fill('okafor');
  await expect(rows).toHaveText([/Grace Okafor/]);
  // The address opens the same view.
  await expect(page).toHaveURL(/search=okafor/);
  await page.reload();
  await expect(rows).toHaveText([/Grace Okafor/]);

  await device.reconnect(page);
  await expect(page.getByRole('link', { name: 'Add guests' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await expect(main).not.toContainText('You see the guest list as it was at');
});

test('[F94] other pages say that there is no connection, and /events links check-in of the events on the device', async ({
  device,
}) => {
  await prepare(await device.start());
  await device.disconnect();

  const page = await device.start();
  await page.goto(`/events/guests/import?event=${weddingId}`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  // A device that reports a connection, as in a network without the internet.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true }),
  );
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Check your connection');
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'We could not load this page' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: "Layla & Omar's wedding" }).click();
  await expect(expected(page)).toBeVisible();
});

test('[F95] check-ins survive the end of a session, which check-in explains', async ({ device }) => {
  let page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  await checkInGuests(page, guestIds.slice(0, 2));
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    tokenKey,
    JSON.stringify(createExpiredToken(admin)),
  ] as const);
  await device.disconnect();
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(page.getByText('Long inactivity! Please login again')).toBeVisible();
  await expect(page.getByText('Your check-ins stay on this device.')).toBeVisible();
  await device.reconnect(page);
  const login = new LoginPage(page);
  await login.logIn();
  await expect(page).toHaveURL(new RegExp(`${checkInPath(weddingId)}$`));
  await expect(log(page)).toContainText('2 guests checked in');
});

test('[F91] a deployment while the device is offline changes nothing until the connection is back', async ({
  device,
}) => {
  const before = await device.start();
  await before.goto(checkInPath(weddingId));
  await isReady(before);
  const [oldFiles = []] = await findStored(before);
  await device.disconnect();
  device.host.deploy();

  let page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(expected(page)).toBeVisible();
  const oldEntry = await findEntry(page);
  await checkInGuests(page, guestIds.slice(0, 2));
  await device.reconnect(page);
  await expect(page.getByRole('main')).not.toContainText('You see the guest list as it was at');
  await expect
    .poll(async () => (await findStored(page)).flat(), { timeout: 60_000 })
    .toHaveLength(2 * oldFiles.length);
  await checkInGuests(page, guestIds.slice(2, 3));
  expect(await findStored(page)).toContainEqual(oldFiles);

  // A page of the old export keeps its files. The host's page is used from now on, and those of its export replace
  // them.
  await page.reload();
  await expect(log(page)).toContainText('3 guests checked in');
  expect(await findEntry(page)).not.toBe(oldEntry);
  await expect
    .poll(async () => (await findStored(page)).flat(), { timeout: 60_000 })
    .toHaveLength(oldFiles.length);
  expect(await findStored(page)).not.toEqual([oldFiles]);
  await device.disconnect();

  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(log(page)).toContainText('3 guests checked in');
  expect(await findEntry(page)).not.toBe(oldEntry);
});

test('[F92] deleted files are stored again when check-in opens', async ({ device }) => {
  let page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  const [complete = []] = await findStored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [place, file] of (await cache.keys()).entries())
        if (place % 2 === 0) await cache.delete(file);
    }
  });
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect.poll(async () => (await findStored(page))[0]?.length).toBe(complete.length);
  await isReady(page);
  await device.disconnect();
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(expected(page)).toBeVisible();
});

test('[F92] a missing file is reported as needing a connection', async ({ device }) => {
  let page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  await page.evaluate(
    async (entry) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(entry ?? '');
    },
    await findEntry(page),
  );
  await device.disconnect();
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(page.getByText('Guestwise needs a connection to open this page.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('too old');
});

test('[F92] without room, the page says so, stores no part, and is ready once there is room', async ({
  device,
}) => {
  let page = await device.start();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: device.host.origin, quotaSize: 400_000 });
  await page.goto(checkInPath(weddingId));
  await expect(readiness(page)).toHaveText('Not ready for offline', { timeout: 60_000 });
  await expect(log(page)).toContainText('this device is full');
  expect((await findStored(page)).flat()).toEqual([]);
  await checkInGuests(page, guestIds.slice(0, 1));
  await session.send('Storage.overrideQuotaForOrigin', { origin: device.host.origin });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await isReady(page);
  await device.disconnect();
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(log(page)).toContainText('1 guest checked in');
});

test('[F93] after a logout only files of the export stay on the device', async ({ device }) => {
  let page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  await page.goto('/logout');
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Okafor');
  const stored = (await findStored(page)).flat().map((url) => url.slice(device.host.origin.length));
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter((path) => !/^\/($|favicon\.svg$|assets\/[^/]+\.(js|css)$)/.test(path))).toEqual([]);
  await device.disconnect();
  page = await device.start();
  await page.goto(checkInPath(weddingId));
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Okafor|wedding/);
});

test('[F56] a guest’s page makes four requests and allows no worker', async ({ device }) => {
  const page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/${guestWhoAccepted}/rsvp`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(4);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/worker-src 'none'.*trusted-types 'none'/);
});

test('[F54] an address of a guest that begins as those of the worker leaves the worker registered', async ({
  device,
}) => {
  const page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  await page.goto('/events0000/rsvp');
  await expect(page.getByRole('main')).toContainText(/./);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('after “Clear”, check-in is not said to be ready until the list is read again', async ({ device }) => {
  const page = await device.start();
  await page.goto(checkInPath(weddingId));
  await isReady(page);
  await checkInGuests(page, guestIds.slice(0, 1));
  await device.disconnect();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await log(page).locator('summary').click();
  await log(page).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(readiness(page)).toHaveText('Preparing for offline…');
  await device.reconnect(page);
  await isReady(page);
});

test('the user menu offers to install the product where the browser can, once', async ({ page }) => {
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    tokenKey,
    JSON.stringify(createToken(admin)),
  ] as const);
  await page.goto('/events');
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  const isHeldBack = await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.title = 'Asked'),
    });
    return !dispatchEvent(event);
  });
  expect(isHeldBack).toBe(true);
  const menu = page.getByRole('button', { name: /Amina Rahman/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Install as an app' }).click();
  await expect(page).toHaveTitle('Asked');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Install as an app' })).toHaveCount(0);
});
