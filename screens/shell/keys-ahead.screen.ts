import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

const visit = { signedInAs: admin };

const pressKey = (keys: KeyboardEventInit) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
  );

test.each([
  ['؟, as an Arabic keyboard types it,', { key: '؟', code: 'Slash', shiftKey: true }],
  ['Shift with another letter on the key of ?', { key: 'ظ', code: 'Slash', shiftKey: true }],
])('%s opens the list of shortcuts', async (_, keys) => {
  await openRoute('/pages/faq', visit);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  pressKey(keys);
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('ظ on the key of / focuses the search of the page', async () => {
  await openRoute('/events', visit);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  pressKey({ key: 'ظ', code: 'Slash' });
  await expect.element(page.getByRole('searchbox', { name: 'Search events' })).toHaveFocus();
});

test('Caps Lock does not change a shortcut, and Shift makes it another key', async () => {
  await openRoute('/events', visit);
  const first = page.getByRole('article').first().getByRole('link').first();
  await expect.element(first).toBeVisible();
  pressKey({ key: 'J', code: 'KeyJ', shiftKey: true });
  pressKey({ key: 'О', code: 'KeyJ', shiftKey: true });
  pressKey({ key: 'j', code: 'KeyJ', shiftKey: true });
  expect(document.activeElement).toBe(document.body);
  pressKey({ key: 'J', code: 'KeyJ' });
  await expect.element(first).toHaveFocus();
});
