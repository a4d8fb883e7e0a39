import type { Page } from '@playwright/test';

/** Fills the fields of a form in order, and leaves the last one. */
export const fill =
  (...values: string[]) =>
  async (page: Page) => {
    for (const [place, value] of values.entries()) await page.locator('form input').nth(place).fill(value);
    await page
      .locator('form input')
      .nth(values.length - 1)
      .blur();
  };

/** Fills them, and sends the form. */
export const fillAndSubmit =
  (...values: string[]) =>
  async (page: Page) => {
    await fill(...values)(page);
    await page.locator('form button[type=submit]').first().click();
  };
