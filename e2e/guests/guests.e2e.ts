import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('the guests page uses the event opened last, or offers a choice', async ({ page }) => {
  await visitAs(page, admin, '/events/guests');
  await page.getByRole('heading', { name: 'Choose an event' }).waitFor();
  await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
  await expect(rows(page)).toHaveCount(12);
  await page.goto('/events/guests');
  await expect(rows(page)).toHaveCount(12);
  expect(getPlace(page)).toBe(`/events/guests/all?event=${weddingId}`);
});
