import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

test('on a phone a day of the month leads to its agenda', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, admin, '/apps/calendar?view=month&day=2030-05-01');
  await expect(page.locator('#your-events ~ ul a').first()).toBeVisible();
  const day = page.locator('[role=cell][data-date="2030-05-15"]');
  // FullCalendar measures its rows after it appears, and knows no place of a click before.
  await expect(async () => {
    await day.click();
    await expect(page).toHaveURL(/view=agenda&day=2030-05-15/, { timeout: 1_000 });
  }).toPass();
});
