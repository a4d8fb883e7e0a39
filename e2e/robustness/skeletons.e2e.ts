import { expect, test } from '../support/fixtures.ts';

for (const [what, isAborted] of [
  ['does not arrive', false],
  ['is missing', true],
] as const) {
  test(`a page is shown although its skeleton ${what}`, async ({ page }) => {
    const skeleton = page.waitForRequest('**/FaqSkeleton-*.js');
    await page.route('**/FaqSkeleton-*.js', async (route) => {
      if (isAborted) await route.abort();
    });
    await page.goto('/pages/faq');
    await skeleton;
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  });
}
