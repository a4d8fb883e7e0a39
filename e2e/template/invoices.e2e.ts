import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const sheet = (page: Page) => page.getByRole('article');

/** Everything that would be printed outside the invoice. */
const besideTheSheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.offsetWidth > 0 && !element.closest('article'))
      .filter((element) => !element.querySelector('article'))
      .map(({ outerHTML }) => outerHTML),
  );

test('both layouts of an invoice have the same content, printed alone, black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pages/invoices/compact');
  for (const layout of ['Compact', 'Modern']) {
    await page.getByRole('link', { name: layout }).click();
    await expect(page.getByRole('link', { name: layout })).toHaveAttribute('aria-current', 'page');
    await expect(sheet(page)).toContainText('2026-0117');
    await expect(sheet(page)).toContainText('May 11, 2026');
    await expect(sheet(page).locator('> dl > div')).toHaveText([
      'Subtotal$2,201.00',
      'Discount-$95.00',
      'Tax$168.48',
      'Total$2,274.48',
    ]);
    expect(await besideTheSheet(page)).not.toEqual([]);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await besideTheSheet(page)).toEqual([]);
    await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pages).toContain('/MediaBox [0 0 594.95996 841.91998]');
    expect(pages.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});
