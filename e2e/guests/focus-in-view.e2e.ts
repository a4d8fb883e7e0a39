import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
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

test('the focus is never behind a sticky bar, heading or pager', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${conferenceId}&limit=25`);
  await page.getByRole('table').getByRole('checkbox').nth(1).click();
  for (const [width, key] of [
    [360, 'Tab'],
    [1280, 'Tab'],
    [1280, 'Shift+Tab'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect(await findCoveredAfter(page, Array<string>(25).fill(key)), `${width} ${key}`).toEqual([]);
  }
});
