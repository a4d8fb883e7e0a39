import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

test('the current filter stays in sight when a phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await visitAs(page, admin, `/events/guests/isWAPhone?event=${weddingId}`);
  const filters = page.getByRole('navigation', { name: 'Filter guests' });
  const current = filters.locator('[aria-current]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(filters.getByRole('link', { name: /^Discrepancies \d/ })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(current).toBeInViewport({ ratio: 1 });
});
