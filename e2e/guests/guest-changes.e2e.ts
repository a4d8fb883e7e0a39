import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestNotOnWhatsApp,
  guestWhoNeverAnswered,
  guestWithUnknownFields,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

const row = (page: Page, name: string) =>
  page.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: name });
const list = (page: Page, search = '') =>
  visitAs(page, admin, `/events/guests/all?event=${weddingId}${search}`);
const panel = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });

const deleteFromPanel = async (page: Page, name: string) => {
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);
};

/**
 * Runs the last handlers of a page. Calls of a page that is really closed would reach the backend without the test's
 * own header.
 */
const leavePage = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));

test('[F66] three guests are added by pasting lines of a spreadsheet, each with its exact payload', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list(page);
  await row(page, 'Grace Okafor').waitFor();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Add guests' });
  await drawer.getByRole('textbox', { name: 'Name' }).focus();
  await page.evaluate(() =>
    navigator.clipboard.writeText('Ada Byron\t055 011 0001\t2\nسلمى\t٠٥٥٠١١٠٠٠٢\t٤\nCem\t\t'),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await drawer.getByRole('button', { name: 'Add 3 guests' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(row(page, 'Ada Byron')).toBeVisible();
  expect((await backend.calls('createGuest')).map(({ body }) => body)).toEqual([
    { name: 'Ada Byron', phone: '0550110001', invitees: 2, inviteeOnCard: 2, isWAPhone: true },
    { name: 'سلمى', phone: '0550110002', invitees: 4, inviteeOnCard: 4, isWAPhone: true },
    { name: 'Cem', invitees: 1, inviteeOnCard: 1, isWAPhone: true },
  ]);
});

test('[F23] a guest is edited in place: unknown fields are sent back, the server’s own are not', async ({
  page,
  backend,
}) => {
  await list(page, `&guest=${guestWithUnknownFields}`);
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Dr. Elena Lind');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'Dr. Elena Lind')).toBeVisible();
  const [{ body } = { body: {} }] = await backend.calls('updateGuest');
  expect(body).toMatchObject({ name: 'Dr. Elena Lind', tableNumber: 7, arrivesBy: 'night train' });
  for (const name of ['_id', 'id', 'createdBy']) expect(body).not.toHaveProperty(name);
});

test('[F82] Undo restores a deleted guest without a call; otherwise the DELETE follows', async ({
  page,
  backend,
}) => {
  await list(page, `&guest=${guestNotOnWhatsApp}`);
  await deleteFromPanel(page, 'Grandma Salma');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Grandma Salma')).toBeVisible();
  expect(await backend.calls('deleteGuest')).toEqual([]);
  await row(page, 'Grandma Salma').getByRole('link').click();
  await deleteFromPanel(page, 'Grandma Salma');
  // Leaving the page sends the pending deletes.
  await leavePage(page);
  await expect
    .poll(async () => (await backend.calls('deleteGuest')).map(({ status }) => status))
    .toEqual([204]);
});

test('shortcuts are the same keys on an Arabic keyboard', async ({ page }) => {
  await list(page);
  await row(page, 'Grace Okafor').waitFor();
  const body = page.locator('body');
  await body.dispatchEvent('keydown', { key: 'ى', code: 'KeyN' });
  const drawer = page.getByRole('dialog', { name: 'Add guests' });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
  await body.dispatchEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true });
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('several guests are selected with Shift and deleted together', async ({ page, backend }) => {
  await list(page);
  await page.getByLabel('Select Grace Okafor').click();
  await page.getByLabel('Select The Lindqvists').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected guests' });
  await expect(bar).toContainText('3 guests selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Uncle Tariq')).toHaveCount(0);
  await leavePage(page);
  await expect.poll(async () => (await backend.calls('deleteGuest')).length).toBe(3);
});

test('a logout before the undo ends still deletes, with the token that was valid then', async ({
  page,
  backend,
}) => {
  await list(page, `&guest=${guestWhoNeverAnswered}`);
  await deleteFromPanel(page, 'The Lindqvists');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const calls = await backend.calls('deleteGuest');
  expect(calls.map(({ status, authorization }) => ({ status, authorization }))).toEqual([
    { status: 204, authorization: true },
  ]);
});
