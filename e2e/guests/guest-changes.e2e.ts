import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestNotOnWhatsApp, weddingId } from '../../mocks/backend/seeds/wedding.ts';
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

test('[F82] Undo restores a guest without a call', async ({ page, backend }) => {
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
