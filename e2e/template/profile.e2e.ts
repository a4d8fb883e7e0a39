import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getPlace } from '../support/visitor.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { name: 'Selin Arslan', level: 1 });
const posts = (page: Page) => page.getByRole('article');

test('a like and a comment appear at once, are announced, and survive a reload', async ({ page }) => {
  await page.goto('/pages/profile?tab=videos');
  await expect(heading(page)).toBeVisible();
  expect(getPlace(page)).toBe('/pages/profile');
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

test('[F73] the parts are links, and the photos open, turn and close by keyboard in both directions', async ({
  page,
}) => {
  await page.goto('/pages/profile');
  await tab(page, 'About').click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(getPlace(page)).toBe('/pages/profile?tab=about');
  await tab(page, 'Photos and videos').press('Enter');
  await expect(tab(page, 'Photos and videos')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'About')).not.toHaveAttribute('aria-current', 'page');

  const photo = (name: string) => page.getByRole('main').getByRole('link', { name });
  const large = page.getByRole('dialog');
  await photo('Lanterns before the guests').press('Enter');
  await expect(large).toHaveAccessibleName('Lanterns before the guests');
  expect(getPlace(page)).toBe('/pages/profile?tab=photos&photo=lanterns');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('The lanterns go up');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('The marquee, tried out at night');
  await expect(large).toContainText('3 of 10');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(photo('The marquee, tried out at night')).toBeFocused();
  expect(getPlace(page)).toBe('/pages/profile?tab=photos');

  await page.keyboard.press('Enter');
  await large.getByRole('button', { name: 'Previous photo' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('10 of 10');
  await page.goBack();
  await expect(large).toHaveCount(0);
  expect(getPlace(page)).toBe('/pages/profile?tab=photos');
  await page.goForward();
  await expect(large).toHaveAccessibleName('Twelve seconds of fireworks');

  await page.goto('/pages/profile?tab=photos&photo=lanterns&lang=ar');
  await expect(large).toContainText('1 من 10');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('3 من 10');
  await large.getByRole('button', { name: 'إغلاق' }).click();
  await expect(photo('The marquee, tried out at night')).toBeFocused();
});

test('a video plays under the policy with its own keys, and the gallery uses the others', async ({
  page,
}) => {
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

test('the name, the picture and the email address of the profile are saved with a message', async ({
  page,
}) => {
  await page.goto('/pages/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill('Selin A.');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  const picture = await page.request.get('/apple-touch-icon.png');
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.body() });
  await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await dialog.getByLabel('Email').fill('samira@template.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('The email address is already in use');
  await dialog.getByLabel('Email').fill('selin@template.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selin A.', level: 1 })).toBeVisible();
  await expect(page.locator('header img[src^="data:image/webp"]')).toHaveCount(1);
});
