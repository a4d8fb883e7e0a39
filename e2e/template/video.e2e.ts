import { expect, test } from '../support/fixtures.ts';

test('a video plays under the policy and has its own keys', async ({ page }) => {
  await page.goto('/pages/profile?tab=photos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Twelve seconds of fireworks.*Video, 12 sec/ })
    .click();
  const video = page.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect(video).toHaveAttribute('poster', /fireworks/);
  await expect(video).toHaveAccessibleName(/^Twelve seconds of fireworks\. Fireworks over the domes/);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => Math.round(element.duration)))
    .toBe(12);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(time).toBeGreaterThan(0.3);
  await video.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('10 of 10');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
