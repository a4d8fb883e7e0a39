import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const choice = sheet.getByRole('switch', { name: 'Shortcuts with a single key' });
const field = page.getByRole('searchbox', { name: 'Search events' });
const everywhere = page.getByRole('combobox', { name: 'Search', exact: true });
const off = { 'guestwise.single-keys': 'false' };

/** Presses the keys of the events page; each would change the page. */
async function pressSingleKeys() {
  for (const key of ['/', 'j', '?', 'n']) await userEvent.keyboard(key);
}

async function openEvents(storage = {}) {
  await openRoute('/events', { storage });
  await expect.element(page.getByRole('article').first()).toBeVisible();
}

test('shortcuts with a single key can be turned off, on this device', async () => {
  await openEvents();
  await expect.element(field).toHaveAttribute('aria-keyshortcuts', '/');
  await userEvent.keyboard('?');
  await expect.element(sheet.getByText('Next event')).toBeVisible();
  await choice.click();
  await expectCount(sheet.getByText('Next event'), 0);
  await expect.element(sheet.getByText('Search everywhere')).toBeVisible();
  expect(localStorage.getItem('guestwise.single-keys')).toBe('false');
  await userEvent.keyboard('{Escape}');
  await expectCount(sheet, 0);

  await pressSingleKeys();
  await expect.element(field).not.toHaveAttribute('aria-keyshortcuts');
  await expectCount(page.getByText('/', { exact: true }), 0);
  expect(place()).toBe('/events');
  expect(document.activeElement?.matches('input, article *')).toBe(false);
  await expectCount(sheet, 0);
});

test('with single keys off Ctrl keys work, and the search helps', async () => {
  await openEvents(off);
  await pressSingleKeys();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(everywhere).toHaveFocus();
  expect(place()).toBe('/events');
  await userEvent.keyboard('keyboard shortcuts');
  await expect.element(page.getByRole('option', { name: /^Keyboard shortcuts/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await expect.element(sheet.getByText('Next event')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectCount(sheet, 0);
  await userEvent.keyboard('n');
  await expect.poll(place).toBe('/apps/event/new');
});

const pressKey = (keys: KeyboardEventInit) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
  );

test('on an Arabic keyboard ? and / work by sign or key', async () => {
  await openEvents();
  for (const key of ['؟', 'ظ']) {
    pressKey({ key, code: 'Slash', shiftKey: true });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectCount(sheet, 0);
  }
  pressKey({ key: 'ظ', code: 'Slash' });
  await expect.element(field).toHaveFocus();
});

test('Caps Lock does not change a shortcut, and Shift makes it another key', async () => {
  await openEvents();
  const first = page.getByRole('article').first().getByRole('link').first();
  pressKey({ key: 'J', code: 'KeyJ', shiftKey: true });
  pressKey({ key: 'О', code: 'KeyJ', shiftKey: true });
  pressKey({ key: 'j', code: 'KeyJ', shiftKey: true });
  expect(document.activeElement).toBe(document.body);
  pressKey({ key: 'J', code: 'KeyJ' });
  await expect.element(first).toHaveFocus();
});
