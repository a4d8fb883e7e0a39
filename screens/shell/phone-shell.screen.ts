import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

const menu = page.getByRole('dialog', { name: 'Menu' });
const phone = { signedInAs: admin, width: 360, height: 740 };

test('the menu closes when the window becomes wide enough for the navbar', async () => {
  await openRoute('/events', phone);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect.element(menu.getByRole('link', { name: 'Events' })).toBeVisible();
  await page.viewport(740, 360);
  await expect.element(menu).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).click();
  expect(document.documentElement.dataset).not.toHaveProperty('locked');
});
