import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

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

/** Presses keys one after another. @returns the names of what had the focus and was covered */
async function findCoveredAfter(page: Page, keys: readonly string[]) {
  const covered: (string | null)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const name = await findCoveredFocus(page);
    if (name !== undefined) covered.push(name);
  }
  return covered;
}

test('the focus is never behind the headings or the pager of a long list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visitAs(page, admin, `/events/guests/all?event=${conferenceId}`);
  await page.getByLabel('Select all rows').focus();
  const keys = [...Array<string>(60).fill('Tab'), ...Array<string>(30).fill('Shift+Tab')];
  expect(await findCoveredAfter(page, keys)).toEqual([]);
});

test('the focus is never behind the bar of selected guests, whatever its height', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${conferenceId}`);
  await page.getByRole('table').getByRole('checkbox').nth(1).click();
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findCoveredAfter(page, Array<string>(25).fill('Tab'))).toEqual([]);
  }
});

test('a row selected by a key is never behind the bar that appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  await page.getByRole('table').getByRole('row').nth(5).waitFor();
  const covered: (string | null)[] = [];
  for (const keys of ['j', 'jj', 'jjj']) {
    await page.reload();
    await page.getByRole('table').getByRole('row').nth(5).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: 'Selected guests' })).toBeVisible();
    const name = await findCoveredFocus(page);
    if (name !== undefined) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('the focus is never behind the footer of the preview of an import', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visitAs(page, admin, `/events/guests/import?event=${weddingId}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Phone,Invited', ...Array<string>(9).fill(',12,x')].join('\r\n')),
  });
  await page.getByRole('textbox', { name: 'Name' }).first().focus();
  expect(await findCoveredAfter(page, Array<string>(45).fill('Tab'))).toEqual([]);
});

test('a panel beside the page closes when the focus goes behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visitAs(page, admin, '/events');
  await page.getByRole('heading', { level: 2 }).nth(3).waitFor();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  for (const [width, key] of [
    [1280, 'Shift+Tab'],
    [360, 'Tab'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
    await expect(panel).toBeVisible();
    const covered: (string | null)[] = [];
    for (let count = 0; count < 40 && (await panel.isVisible()); count += 1) {
      await page.keyboard.press(key);
      // The panel closes in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const name = await findCoveredFocus(page);
      if (name !== undefined && name !== 'nothing has the focus') covered.push(name);
    }
    expect(covered).toEqual([]);
    await expect(panel).toBeHidden();
  }
});

test('a dialog above a scrolled page leaves the page where it is', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${conferenceId}`);
  await page.getByRole('table').getByRole('row').nth(5).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  const measure = () =>
    page.evaluate(() =>
      ['header', 'aside', 'thead', 'tbody tr'].map((selector) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN),
      ),
    );
  const before = await measure();
  expect(before.at(-1)).toBeLessThan(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await measure()).toEqual(before);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await measure()).toEqual(before);
});
