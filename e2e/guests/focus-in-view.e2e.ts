import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

/** The name of the focused element if something else is drawn over its middle. */
const findCoveredFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    // A checkbox is drawn by an element beside it.
    const isVisible = focused.parentElement?.contains(top) === true;
    return isVisible ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent);
  });

test('the focus is never behind the headings or the pager of a long list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visitAs(page, admin, '/events/guests/all?event=665a50000000000000000001');
  await page.getByLabel('Select all rows').focus();
  const covered: (string | null)[] = [];
  for (const key of [...Array<string>(60).fill('Tab'), ...Array<string>(30).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const name = await findCoveredFocus(page);
    if (name !== undefined) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('a toast moves to the top while it would cover the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await rows.nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(messages(page)).toHaveText(/Guest deleted/);
  for (let place = 0; place < 6; place += 1) {
    expect(await findCoveredFocus(page)).toBeUndefined();
    await page.keyboard.press('j');
  }
});
