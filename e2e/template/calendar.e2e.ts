import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

/** Opens the calendar, and waits for what is loaded last: until then the pointer could miss. */
async function openCalendar(page: Page, search: string) {
  await page.goto(`/apps/calendar?${search}`);
  await expect(page.locator('#your-events ~ ul a').first()).toBeVisible();
}

test('an appointment is added, moved by drag and by keys, and its deletion undone', async ({ page }) => {
  await openCalendar(page, 'day=2030-05-15');
  await page.getByRole('link', { name: 'Add an appointment on Wednesday, May 8, 2030' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Menu tasting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const chip = page.getByRole('link', { name: /Menu tasting/ });
  await expect(page.locator('td[data-day="2030-05-08"]').getByText('Menu tasting')).toBeVisible();

  const target = await page.locator('td[data-day="2030-05-17"]').boundingBox();
  await chip.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('td[data-day="2030-05-17"]').getByText('Menu tasting')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'May 17' })).toHaveCount(1);
  await expect(page).not.toHaveURL(/event=/);

  await chip.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('td[data-day="2030-05-25"]').getByText('Menu tasting')).toBeVisible();
  // Shown before it is saved.
  await expect
    .poll(() =>
      page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join()),
    )
    .toContain('2030-05-25');

  await page.goto('/apps/calendar?view=week&day=2030-05-25');
  await chip.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(chip).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip).toBeVisible();
});

test('a drag over free hours or days adds an appointment of that length', async ({ page }) => {
  const drag = async (from: string, to: string) => {
    await page.locator(`[data-at="${from}"]`).hover({ position: { x: 20, y: 30 } });
    await page.mouse.down();
    const target = await page.locator(`[data-at="${to}"]`).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 30, { steps: 5 });
    await expect(page.locator('[data-selected]')).toHaveCount(3);
    await page.mouse.up();
  };
  const dialog = page.getByRole('dialog');
  await openCalendar(page, 'view=week&day=2030-05-15');
  await drag('2030-05-15T09:00', '2030-05-15T11:00');
  await expect(dialog.getByLabel('Start time')).toHaveValue('09:00');
  await expect(dialog.getByLabel('End time')).toHaveValue('12:00');
  await openCalendar(page, 'day=2030-05-15&lang=ar');
  // From right to left, in the order of the days in Arabic, and backwards.
  await drag('2030-05-16', '2030-05-14');
  await expect(dialog.locator('[name=startDay]')).toHaveValue('2030-05-14');
  await expect(dialog.locator('[name=endDay]')).toHaveValue('2030-05-16');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
});

test('an event of the product appears on its day in the calendar, and links back to the event', async ({
  page,
}) => {
  await page.goto('/apps/calendar?day=2030-05-15');
  const events = page.getByRole('region', { name: 'Your events' });
  await events.getByRole('link', { name: "Set day: Layla & Omar's wedding" }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toHaveValue("Layla & Omar's wedding");
  await dialog.getByLabel('Place').fill('The Glass House');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const chip = page.locator('td[data-day="2030-05-15"]').getByRole('link', { name: /Layla & Omar/ });
  await expect(events.getByRole('link', { name: 'May 15, 2030' })).toBeVisible();
  await chip.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(events.getByRole('link', { name: 'May 16, 2030' })).toBeVisible();
  await page
    .locator('td[data-day="2030-05-16"]')
    .getByRole('link', { name: /Layla & Omar/ })
    .click();
  await dialog.getByRole('link', { name: 'Open event' }).click();
  await expect(page.getByRole('heading', { name: "Layla & Omar's wedding", level: 1 })).toBeVisible();
});

test.describe('a server that fails', () => {
  // React logs every error that an error boundary catches.
  test.use({ expectedErrors: [/Failed to load resource|^ApiError: Server Error/] });

  test('the calendar reports that it could not be loaded, and loads with a retry', async ({ page }) => {
    await page.goto('/apps/calendar?mock=listCalendarEvents:500x1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The server cannot show it right now.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: 'Month' })).toBeVisible();
  });
});

test('an agenda without appointments says what to do', async ({ page }) => {
  await page.goto('/apps/calendar?view=agenda&mock=listCalendarEvents:empty');
  await expect(page.getByRole('heading', { name: 'No appointments in these four weeks' })).toBeVisible();
});
