import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';
import { visitAs } from '../support/visitor.ts';

test('changes survive a reload until a logout', async ({ page }) => {
  await visitAs(page, admin, '/apps/calendar?day=2030-05-15');
  await expect(page.locator('#your-events ~ ul a').first()).toBeVisible();
  const getDay = (day: string) => page.locator(`[role=cell][data-date="${day}"]`);
  await getDay('2030-05-08').click();
  await page.getByRole('dialog').getByLabel('Title').fill('Menu tasting');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const chip = page.getByRole('link', { name: /Menu tasting/ });
  const target = await getDay('2030-05-17').boundingBox();
  await chip.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  const moved = getDay('2030-05-17').getByText('Menu tasting');
  await expect(moved).toBeVisible();
  // It is seen there before it is saved.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('2030-05-17T09:00');
  await page.reload();
  await expect(moved).toBeVisible();

  await page.goto('/apps/notes');
  const tick = page.getByRole('checkbox', { name: 'Pay the deposit' });
  // Not check(), which looks at the box before React has drawn it.
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(page.getByRole('article').filter({ has: tick })).toContainText('2 of 4 done');
  await page.reload();
  await expect(tick).toBeChecked();

  await page.goto('/apps/e-commerce/orders');
  const status = page.getByRole('main').getByRole('status').first();
  await page.getByRole('checkbox', { name: 'Select order GW-1049' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(status).toHaveText('25 orders');
  await page.reload();
  await expect(status).toHaveText('25 orders');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await page.goto('/apps/e-commerce/orders');
  await expect(status).toHaveText('26 orders');
});
