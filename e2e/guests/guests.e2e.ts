import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfFour, guestWithDiscrepancies, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, getPlace, visitAs } from '../support/visitor.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const list = (page: Page, event: string) => visitAs(page, admin, `/events/guests/all?event=${event}`);

test('the guests of an event are listed with phone, invited, answer and discrepancies', async ({ page }) => {
  await list(page, weddingId);
  await expect(rows(page)).toHaveCount(12);
  await expect(row(page, 'Grace Okafor')).toContainText('555 011 0002');
  await expect(row(page, 'Grace Okafor')).toContainText('2 coming');
  await expect(row(page, 'Uncle Tariq')).toContainText('Declined');
  await expect(row(page, 'The Lindqvists')).toContainText('Not answered');
  await expect(row(page, 'Noor Siddiqui')).toContainText(
    'Two families share this number, Asked to bring the twins, The card says 3, the list says 2',
  );
  await expect(page).toHaveTitle(/^Guests/);
});

test('each filter is a link with its own address and sends its literal query', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/guests\b/.test(pathname) && pathname.startsWith('/api/')) {
      asked.push(pathname.replace(`/api/v1/events/${weddingId}`, '') + search);
    }
  });
  await list(page, weddingId);
  await expect(rows(page)).toHaveCount(12);
  const tabs = page.getByRole('navigation', { name: 'Filter guests' });
  for (const [name, filter, count] of [
    [/^Coming/, 'accepted', 6],
    [/^(Rejected|Declined)/, 'rejected', 1],
    [/WhatsApp/, 'isWAPhone', 3],
    [/^Discrepancies/, 'discrepancies', 3],
    [/^All/, 'all', 12],
  ] as const) {
    const tab = tabs.getByRole('link', { name });
    await expect(tab).toContainText(String(count));
    await tab.click();
    await expect(rows(page)).toHaveCount(count);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    expect(getPlace(page)).toBe(`/events/guests/${filter}?event=${weddingId}`);
  }
  expect(new Set(asked)).toEqual(
    new Set([
      '/guests?limit=50&page=1',
      '/guests?limit=50&page=1&rsvpConfirmed=true',
      '/guests?limit=50&page=1&rsvpConfirmed=false',
      '/guests?limit=50&page=1&isWAPhone=false',
      '/guests/discrepancies?limit=50&page=1',
    ]),
  );
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
});

test('the server pages the list: page and size are links, and part of the address', async ({ page }) => {
  await list(page, conferenceId);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toContainText('1–50 of 10,000');
  await expect(rows(page)).toHaveCount(50);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('51–100 of 10,000');
  expect(getPlace(page)).toBe(`/events/guests/all?event=${conferenceId}&page=2`);
  for (const size of [25, 100]) {
    await pager.getByRole('link', { name: String(size), exact: true }).click();
    await expect(pager).toContainText(`1–${size} of 10,000`);
    await expect(rows(page)).toHaveCount(size);
    expect(getPlace(page)).toBe(`/events/guests/all?event=${conferenceId}&limit=${size}`);
  }
  await page.goto(`/events/guests/all?event=${conferenceId}&page=400&limit=25`);
  await expect(pager).toContainText('9,976–10,000 of 10,000');
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(pager).toContainText('9,951–9,975 of 10,000');
  await page.goBack();
  await expect(pager).toContainText('9,976–10,000 of 10,000');
});

test('a link is copied; where the browser refuses, it is shown to copy by hand', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list(page, weddingId);
  const copy = row(page, 'Yusuf & Hana Haddad').getByRole('button', { name: /copy/i });
  await copy.click();
  const link = `${baseURL}/${guestOfFour}/rsvp`;
  await expect(messages(page)).toContainText('Yusuf & Hana Haddad');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await copy.click();
  const byHand = page.getByRole('alertdialog').getByRole('textbox', { name: 'RSVP link' });
  await expect(byHand).toHaveValue(link);
  await expect(byHand).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(copy).toBeFocused();
});

test('[F73] a guest’s drawer is opened by keyboard, is part of the address, and returns the focus', async ({
  page,
}) => {
  await list(page, weddingId);
  const name = row(page, 'Noor Siddiqui').getByRole('link');
  await name.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: 'Noor Siddiqui' });
  await expect(sheet.getByRole('heading', { name: 'Noor Siddiqui' })).toBeVisible();
  await expect(sheet).toContainText('Two families share this number');
  expect(getPlace(page)).toBe(`/events/guests/all?event=${weddingId}&guest=${guestWithDiscrepancies}`);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(name).toBeFocused();
  expect(getPlace(page)).toBe(`/events/guests/all?event=${weddingId}`);

  await page.goto(`/events/guests/all?event=${weddingId}&guest=${guestWithDiscrepancies}`);
  await expect(sheet.getByRole('heading', { name: 'Noor Siddiqui' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('the guests page uses the event opened last, or lets the organiser choose', async ({ page }) => {
  await visitAs(page, admin, '/events/guests');
  await page.getByRole('heading', { name: 'Choose an event' }).waitFor();
  await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
  await expect(rows(page)).toHaveCount(12);
  await page.goto('/events/guests');
  await expect(rows(page)).toHaveCount(12);
  expect(getPlace(page)).toBe(`/events/guests/all?event=${weddingId}`);
});
