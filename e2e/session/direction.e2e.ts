import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

test('icons follow the chosen direction, not the language', async ({ page, backend }) => {
  const scaleOfIcon = async () => {
    await page.getByRole('banner').getByRole('button', { name: admin.displayName }).click();
    const icon = page.getByRole('menuitem').last().locator('svg');
    await expect(icon).toBeVisible();
    const scale = await icon.evaluate((element) => getComputedStyle(element).scale);
    await page.keyboard.press('Escape');
    return scale;
  };
  const rotationOfFold = () =>
    page
      .locator('aside button:has(svg)')
      .first()
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).rotate);
  for (const [direction, lang, scale, rotation] of [
    ['ltr', 'en', 'none', 'none'],
    ['rtl', 'en', '-1 1', '180deg'],
    ['ltr', 'ar', 'none', 'none'],
  ] as const) {
    await backend.patch('users', admin._id, { preference: { settings: { direction } } });
    await visitAs(page, admin, `/events?lang=${lang}`);
    expect(await scaleOfIcon(), `${direction} in ${lang}`).toBe(scale);
    expect(await rotationOfFold(), `${direction} in ${lang}`).toBe(rotation);
  }
});
