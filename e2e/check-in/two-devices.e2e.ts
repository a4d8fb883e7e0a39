import type { Page } from '@playwright/test';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { checkIn, checkInPath, guest, log, scan } from '../support/check-in-desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

/** Adds the file that another device exports. */
async function addExportOf(other: Page, page: Page) {
  const saving = other.waitForEvent('download');
  await log(other).getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();
  await log(page).locator('input[type=file]').setInputFiles(file);
}

test('two devices have the same guests after exchanging their files', async ({ page, backend, browser }) => {
  const second = await browser.newContext({ extraHTTPHeaders: backend.world, locale: 'en-US' });
  const other = await second.newPage();
  await visitAs(page, admin, checkInPath(weddingId));
  await visitAs(other, staff, checkInPath(weddingId));
  await scan(page, guestWhoAccepted);
  await checkIn(page).click();
  await scan(other, guestWhoAccepted);
  await guest(other).getByRole('button', { name: 'One more' }).click();
  await checkIn(other).click();
  await scan(other, guestWhoDeclined);
  await guest(other).getByRole('button', { name: 'Check in anyway' }).click();

  for (const each of [page, other]) await log(each).locator('summary').click();
  await addExportOf(other, page);
  await expect(log(page)).toContainText('2 guests checked in');
  await expect(log(page).getByRole('status')).toContainText('1 guest added from the other device');
  await expect(log(page).getByRole('status')).toContainText('Grace Okafor2 here, 3 there');
  // Only the check-in of this device can be undone one by one.
  await expect(page.getByRole('button', { name: 'Undo: Grace Okafor' })).toBeVisible();

  await addExportOf(page, other);
  await expect(log(other).getByRole('status')).toContainText('already checked in here');
  const getTimes = (each: Page) =>
    log(each)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(await getTimes(other)).toEqual(await getTimes(page));
  // They exchange nothing but the files.
  expect(await backend.calls('updateGuest')).toEqual([]);
  await second.close();
});
