import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages, visitAs } from '../support/visitor.ts';

test.use({
  expectedErrors: [/Failed to (load|fetch)|Unable to preload CSS|Refused to apply style|No response/],
});

/** What a host returns for a chunk of an older export: nothing, or its fallback page. */
const leftovers = {
  'a 404': { status: 404, body: '' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Guestwise</title>' },
};

/** The texts of the dashboard, a file for each language. */
const catalogues = '**/assets/organiser-*.js';

type Leftover = (typeof leftovers)[keyof typeof leftovers];

/**
 * Removes a chunk from the export, as a deployment does, except for the scripts of the open page.
 * @param isGone whether the chunk is still missing; called for each request
 */
async function takeAway(page: Page, part: string | RegExp, leftover: Leftover, isGone = () => true) {
  const running = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route(part, (route) => {
    if (running.has(route.request().url()) || !isGone()) return route.fallback();
    return route.fulfill(leftover);
  });
}

/** Counts how often the product is loaded from now on. */
function recordVisits(page: Page) {
  const visits: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
  return visits;
}

const help = (page: Page) => page.getByRole('heading', { name: 'We could not load this page' });
const events = (page: Page) => page.getByRole('heading', { name: 'Events', level: 1 });

const script = /\/assets\/events-[^/]*\.js$/;

test('[F52] a page in place of the script causes one reload, then help', async ({ page }) => {
  const login = await LoginPage.open(page);
  await takeAway(page, script, leftovers['a page']);
  const visits = recordVisits(page);
  await login.logIn();
  await expect(help(page)).toBeVisible();
  await expect(page.getByText('Your unsaved changes are kept on this device.')).toBeVisible();
  expect(visits).toHaveLength(1);

  // The same export again: no automatic reload, however the page is opened.
  await page.reload();
  await expect(help(page)).toBeVisible();
  expect(visits).toHaveLength(2);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(events(page)).toBeVisible();
});

test('[F52] a reload that finds the chunk asks nothing and keeps the session', async ({ page }) => {
  const login = await LoginPage.open(page);
  const visits = recordVisits(page);
  await takeAway(page, script, leftovers['a 404'], () => visits.length === 0);
  await login.logIn();
  await expect.poll(() => visits).toHaveLength(1);
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  expect(visits).toHaveLength(1);
  await expect(help(page)).toBeHidden();
});

test('[F52] a missing language is reported, and the current one stays', async ({ page }) => {
  const login = await LoginPage.open(page);
  await takeAway(page, catalogues, leftovers['a 404']);
  await login.email.fill('amina@');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(messages(page)).toContainText('We could not load this language.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(login.email).toHaveValue('amina@');
});

test('[F52] without a catalogue the product helps in three languages', async ({ page }) => {
  await takeAway(page, catalogues, leftovers['a 404']);
  const visits = recordVisits(page);
  await page.goto('/login');
  for (const words of ['Please reload the page.', 'Lütfen sayfayı yenileyin.', 'يُرجى إعادة تحميل الصفحة.']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(visits).toHaveLength(2);
});

test('[F52] a form whose script is missing opens after one reload', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  const form = '**/assets/AddGuestsForm*.js';
  await takeAway(page, form, leftovers['a 404']);
  const visits = recordVisits(page);
  await page.getByRole('link', { name: 'Add guests' }).first().click();
  await expect(messages(page)).toContainText('We could not load this part of the page.');
  await expect(page.getByRole('table')).toBeVisible();
  expect(visits).toHaveLength(1);
  await page.unroute(form);
  await messages(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog', { name: 'Add guests' })).toBeVisible();
});
