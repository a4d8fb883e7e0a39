import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWithFormula, hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { checkIn, checkInPath, field, log, scan } from '../support/check-in-desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { alwaysComeAs, visitAs } from '../support/visitor.ts';

/** Adds entries to the stored log that are not check-ins. */
const damageLog = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith('guestwise.arrivals')) ?? '';
    localStorage.setItem(key, JSON.stringify([{ guestId: '../x' }, ...JSON.parse(localStorage[key]), 7]));
  });

test.describe('with hostile seeds', () => {
  test.use({ seeds: 'hostile' });

  test('[F63] the log outlives the session, for its user only', async ({ page, backend }) => {
    await visitAs(page, admin, checkInPath(hostileId));
    await scan(page, guestWithFormula);
    await checkIn(page).click();
    await expect(log(page)).toContainText('1 guest checked in');
    await damageLog(page);
    await backend.play('reads:401');
    await page.reload();
    await new LoginPage(page).isShown();
    await backend.play();

    // A colleague neither sees it, nor is asked about it, nor deletes it with a logout.
    await alwaysComeAs(page, staff);
    await page.goto(checkInPath(hostileId));
    await expect(log(page)).toContainText('No check-ins yet');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await alwaysComeAs(page, admin);
    await page.goto(checkInPath(hostileId));
    await expect(log(page)).toContainText('1 guest checked in');

    const saving = page.waitForEvent('download');
    await log(page).getByRole('button', { name: 'Export' }).click();
    const file = await saving;
    const [head, row, ...more] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(file.suggestedFilename()).toMatch(/^arrivals-garden-party.*\.csv$/);
    expect(head).toBe('\uFEFF"Guest","People","Checked in at","Guest ID","Checked in at (UTC)","Event ID"');
    expect(row).toMatch(
      /^"'=HYPERLINK\(""https:\/\/evil\.example"",""Click""\)","\d+","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d"/,
    );
    expect(more).toEqual(['']);

    await log(page).locator('summary').click();
    await log(page).getByRole('button', { name: 'Clear' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to clear all check-ins on this device ?');
    await question.getByRole('button', { name: 'Clear' }).click();
    await expect(log(page)).toContainText('No check-ins yet');
    await expect(field(page)).toBeFocused();
    await page.reload();
    await expect(log(page)).toContainText('No check-ins yet');
  });
});
