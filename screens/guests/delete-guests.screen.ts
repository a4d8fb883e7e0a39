import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletion } from '../../src/shared/pending-deletion.ts';
import { backend } from '../support/backend.ts';
import { catchDownloads } from '../support/downloads.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const main = page.getByRole('main');
const row = page.getByRole('row', { name: /The Lindqvists/ });
const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });
const undo = page.getByRole('button', { name: 'Undo' });
const bar = page.getByRole('region', { name: 'Selected guests' });

async function deleteGuest() {
  await page.getByLabelText('Select The Lindqvists').click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expectCount(row, 0);
}

test('[F82] a deleted guest is in no list or file until Undo', async () => {
  const files = catchDownloads();
  const exportNames = async () => {
    const count = files.length;
    await main.getByRole('button', { name: 'Import, export, print' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV file' }).click();
    await expect.poll(() => files.length).toBe(count + 1);
    return files.at(-1)?.text();
  };
  const all = page.getByRole('navigation').getByRole('link', { name: /^All \d+$/ });
  await openRoute(list);
  await expect.element(all).toHaveTextContent('All 12');
  await deleteGuest();
  await expect.element(all).toHaveTextContent('All 11');
  expect(await exportNames()).not.toContain('The Lindqvists');
  await undo.click();
  await expect.element(row).toBeVisible();
  await expect.element(all).toHaveTextContent('All 12');
  expect(await exportNames()).toContain('The Lindqvists');
  await pendingDeletion.flush();
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test('[F82] a deleted guest is not printed or coded until Undo', async () => {
  await openRoute(list);
  await deleteGuest();
  const shown = main.getByText('The Lindqvists').first();
  for (const address of [`/events/${weddingId}/codes`, `/events/guests/print?event=${weddingId}`]) {
    follow(address);
    await expect.element(page.bySelector('main li, main tbody tr').first()).toBeVisible();
    await expect.element(shown).not.toBeInTheDocument();
  }
  await undo.click();
  await expect.element(shown).toBeVisible();
  history.back();
  await expect.element(page.getByText('8 on a page')).toBeVisible();
  await expect.element(shown).toBeVisible();
});

test('[F82] a deleted guest’s panel stays closed until Undo', async () => {
  await openRoute(list);
  await row.getByRole('link').first().click();
  await expect.element(panel).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await deleteGuest();
  history.forward();
  await expect.poll(() => location.search).toContain(`guest=${guestWhoNeverAnswered}`);
  await expect.element(panel).not.toBeInTheDocument();
  await undo.click();
  await expect.element(panel).toBeVisible();
});

test('[F82] the login page names a deletion that the session’s end stopped', async () => {
  await openRoute(list);
  await deleteGuest();
  backend.play('getGuest:401');
  await page
    .getByRole('row', { name: /Grace Okafor/ })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(place).toMatch(/^\/login/);
  await expect
    .element(page.getByText('“The Lindqvists” was not deleted: the session ended first.'))
    .toBeVisible();
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test.each([
  [['deleteGuest:403'], /We could not delete 1 guest\..*You may not do this\./, 1],
  [
    ['deleteGuest:applied-then-504', 'getGuest:offline'],
    /We are not sure this change was saved\..*The Lindqvists/,
    0,
  ],
])('[F82] after a DELETE that failed as %s the toast says what is known', async (scenarios, words, rows) => {
  await openRoute(list);
  await deleteGuest();
  backend.play(...scenarios);
  await pendingDeletion.flush();
  await expect.element(toasts).toMatchTextContent(words);
  await expectCount(row, rows);
});
