import { expect, test } from '../support/fixtures.ts';

test('[F73] a dialog opened before the page was ever idle leaves nothing hidden when it closes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/pages/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const root = page.locator('#root');
  await expect(root).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(root).not.toHaveAttribute('aria-hidden', 'true');
});
