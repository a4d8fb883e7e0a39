import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../support/keyboard.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const large = page.getByRole('dialog');
const photo = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(name) });

test('a post is liked and commented on by keyboard, as text', async () => {
  await openRoute('/pages/profile');
  const post = page.getByRole('main').getByRole('article').first();
  await press(post.getByRole('button', { name: 'Like' }), ' ');
  await expect.element(post.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(post).toMatchTextContent('49 likes');
  const comment = post.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('   ');
  await expect.element(post.getByRole('button', { name: 'Send' })).toBeDisabled();
  await comment.fill('<b>How</b> lovely!');
  await userEvent.keyboard('{Enter}');
  await expect.element(post.getByRole('listitem').last()).toMatchTextContent('<b>How</b> lovely!');
  await expect.element(post.getByRole('status')).toHaveTextContent('3 comments');
  await expect.element(comment).toHaveValue('');
  await expect.element(comment).toHaveFocus();
});

test('[F73] in Arabic the photos open, turn and close by keyboard', async () => {
  await openRoute('/pages/profile?tab=photos', { locale: 'ar' });
  await press(photo('Lanterns before the guests'));
  await expect.element(large).toHaveAccessibleName('Lanterns before the guests');
  expect(place()).toBe('/pages/profile?tab=photos&photo=lanterns');
  for (const next of ['2 من 10', '3 من 10']) {
    await press(large.getByRole('button', { name: 'الصورة التالية' }));
    await expect.element(large).toMatchTextContent(next);
  }
  await userEvent.keyboard('{Escape}');
  await expectCount(large, 0);
  await expect.element(photo('Lanterns before the guests')).toHaveFocus();
  expect(place()).toBe('/pages/profile?tab=photos');
});

test('the price follows the switch and stays in the address', async () => {
  await openRoute('/pages/pricing/style-3', { signedOut: true });
  await expect.element(page.getByText('€19', { exact: true })).toBeVisible();
  await press(page.getByRole('radio', { name: 'Monthly' }), '{ArrowRight}');
  await expect.element(page.getByText('€190', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/you save €38/)).toBeVisible();
  expect(place()).toBe('/pages/pricing/style-3?period=yearly');
});
