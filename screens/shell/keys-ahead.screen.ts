import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute, place } from '../support/open-route.tsx';

const visit = { signedInAs: admin };
const field = page.getByRole('combobox', { name: 'Search pages, events, guests and actions' });

/** Presses keys in a row before the page can load anything in between. */
const press = (...keys: string[]) => {
  for (const key of keys) pressKey({ key, ctrlKey: key === 'k' });
};

const pressKey = (keys: KeyboardEventInit) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
  );

/** Waits until no dialog is open and the page is accessible again. */
async function expectNoDialog() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.getElementById('root')?.getAttribute('aria-hidden')).not.toBe('true');
}

test('text typed while the search loads becomes its query, and triggers no shortcut', async () => {
  await openRoute('/events', visit);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  press('k', 'n', 'o', 'x', 'Backspace', 't', 'i', 'f');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('notif');
  await expect.element(page.getByRole('option', { name: /^Notifications/ })).toBeVisible();
  expect(place()).toBe('/events');
});

test('Esc cancels a loading search, and the next key is a shortcut again', async () => {
  await openRoute('/events', visit);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  press('k', 'x', 'Escape', 'n');
  await expect.poll(place).toBe('/apps/event/new');
  await expectNoDialog();
});

test('Esc cancels a loading menu, which does not open later', async () => {
  await openRoute('/events', visit);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const button = page.getByRole('banner').getByRole('button', { name: new RegExp(admin.displayName) });
  const opener = button.element() as HTMLElement;
  opener.focus();
  opener.click();
  press('Escape');
  await import('../../src/shell/UserItems.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(opener);
  opener.click();
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  press('Escape');
  await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument();
});

test('Esc closes a dialog as soon as it is shown', async () => {
  await openRoute('/pages/faq', visit);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[aria-modal="true"] dl')) return;
      watch.disconnect();
      press('Escape');
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  press('?');
  await seen;
  await expectNoDialog();
});

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
