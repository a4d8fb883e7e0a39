import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave, getPlace, visitAs } from '../support/visitor.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('guests without an answer are a list, and a reminder for each is its text and its link, with Enter', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = new Set<string>();
  context.on('request', (request) => void opened.add(request.url()));
  await leave(page, 'guestwise.country-code', '"90"');
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  await page
    .getByRole('navigation', { name: 'Filter guests' })
    .getByRole('link', { name: /Not answered/ })
    .click();
  await expect(rows(page)).toHaveCount(5);
  expect(getPlace(page)).toBe(`/events/guests/all?event=${weddingId}&answer=waiting`);
  await page.getByRole('link', { name: 'Remind everyone' }).click();
  await expect(page.getByRole('heading', { name: 'Remind 4 guests' })).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText(`${baseURL}/${guestOfFour}/rsvp`);
  const open = card.getByRole('link', { name: /Open in WhatsApp/ });
  await expect(open).toBeFocused();
  const names = ['Yusuf & Hana Haddad', 'The Lindqvists', 'Miriam Aziz'];
  for (const name of names) {
    await expect(card.getByRole('heading')).toHaveText(name);
    await page.keyboard.press('Enter');
    await page.bringToFront();
    await expect(card.getByRole('link', { name: 'Send the link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.bringToFront();
  }
  // Grandma Salma is not on WhatsApp: another way is the main one.
  await expect(card.getByRole('heading')).toHaveText('Grandma Salma');
  await expect(card.getByRole('link', { name: 'SMS' })).toBeFocused();
  await expect.poll(() => [...opened].filter((url) => url.startsWith('https://wa.me/90555')).length).toBe(6);
  const [text = '', link = ''] = [...opened].filter((url) => url.startsWith('https://wa.me/905550110001'));
  expect(decodeURIComponent(text)).toMatch(/counting chairs.*May\?$/);
  expect(new URL(link).searchParams.get('text')).toBe(`${baseURL}/${guestOfFour}/rsvp`);
  await expect(page.getByRole('main')).not.toContainText(/\bsent\b(?! automatically)/i);
  await page.reload();
  await expect(page.getByRole('button', { name: /Miriam Aziz/ })).toContainText('opened');
});

test('a link is shown as a QR code and saved as a picture', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}&guest=${guestOfFour}`);
  await page
    .getByRole('complementary')
    .filter({ has: page.getByRole('button', { name: 'Close' }) })
    .getByRole('button', { name: 'QR code' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code of the RSVP link' })).toBeVisible();
  for (const format of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
});
