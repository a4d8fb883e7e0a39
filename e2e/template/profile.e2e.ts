import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { placeOf } from '../support/visitor.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { name: 'Selin Arslan', level: 1 });
const posts = (page: Page) => page.getByRole('article');

test('a like and a comment are there at once, are told, and outlive a reload', async ({ page }) => {
  await page.goto('/pages/profile?tab=videos');
  await expect(heading(page)).toBeVisible();
  expect(placeOf(page)).toBe('/pages/profile');
  await expect(tab(page, 'Timeline')).toHaveAttribute('aria-current', 'page');

  const post = posts(page).first();
  const like = post.getByRole('button', { name: 'Like' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post).toContainText('49 likes');

  const comment = post.getByRole('textbox', { name: 'Write a comment' });
  const send = post.getByRole('button', { name: 'Send' });
  await comment.fill('   ');
  await expect(send).toBeDisabled();
  await comment.fill('<b>How</b> lovely!');
  await comment.press('Enter');
  const last = post.getByRole('listitem').last();
  await expect(last).toContainText('You now');
  await expect(last).toContainText('<b>How</b> lovely!');
  await expect(post.getByRole('status')).toHaveText('3 comments');
  await expect(comment).toHaveValue('');
  await expect(comment).toBeFocused();
  await comment.pressSequentially('And another.');
  await send.click();
  await expect(post.getByRole('status')).toHaveText('4 comments');

  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post).toContainText('49 likes');
  await expect(post.getByRole('status')).toHaveText('4 comments');
  await expect(last).toContainText('And another.');
  await like.click();
  await expect(post).toContainText('48 likes');
});

test('[F73] the parts are links, and the photos open, turn and close by the keyboard in both directions', async ({
  page,
}) => {
  await page.goto('/pages/profile');
  await tab(page, 'About').click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(placeOf(page)).toBe('/pages/profile?tab=about');
  await tab(page, 'Photos and videos').press('Enter');
  await expect(tab(page, 'Photos and videos')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'About')).not.toHaveAttribute('aria-current', 'page');

  const photo = (name: string) => page.getByRole('main').getByRole('link', { name });
  const large = page.getByRole('dialog');
  await photo('Lanterns before the guests').press('Enter');
  await expect(large).toHaveAccessibleName('Lanterns before the guests');
  expect(placeOf(page)).toBe('/pages/profile?tab=photos&photo=lanterns');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('The marquee, tried out at night');
  await expect(large).toContainText('2 of 8');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(photo('The marquee, tried out at night')).toBeFocused();
  expect(placeOf(page)).toBe('/pages/profile?tab=photos');

  await page.keyboard.press('Enter');
  await large.getByRole('button', { name: 'Previous photo' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('8 of 8');
  await page.goBack();
  await expect(large).toHaveCount(0);
  expect(placeOf(page)).toBe('/pages/profile?tab=photos');
  await page.goForward();
  await expect(large).toHaveAccessibleName('The end of Layla’s night');

  await page.goto('/pages/profile?tab=photos&photo=lanterns&lang=ar');
  await expect(large).toContainText('1 من 8');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('2 من 8');
  await large.getByRole('button', { name: 'إغلاق' }).click();
  await expect(photo('The marquee, tried out at night')).toBeFocused();
});
