import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const trigger = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Starts an export whose pages get no response. */
async function startExport() {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  backend.play('listGuests:silent');
  await trigger('Import, export, print').click();
  await page.getByRole('menuitem', { name: 'Export as CSV file' }).click();
  await expect.element(trigger('Exporting…')).toBeVisible();
}

test('[F06] an export without a response can be stopped, and the focus stays', async () => {
  await startExport();
  await trigger('Exporting…').click();
  await page.getByRole('menuitem', { name: 'Stop export' }).click();
  await expect.element(trigger('Import, export, print')).toBeVisible();
  await expect.element(trigger('Import, export, print')).toHaveFocus();
  // At once, because a toast disappears.
  expect(toasts.elements()).toEqual([]);
});
