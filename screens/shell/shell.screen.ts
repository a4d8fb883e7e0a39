import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { notifications } from '../../src/ui/toasts/notifications.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { expectAxeClean } from '../support/axe.ts';
import { openRoute, place } from '../support/open-route.tsx';

const visit = { signedInAs: admin };
const toolbar = page.getByRole('banner');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

/** Waits until the search is closed and the page is accessible again. */
async function expectSearchClosed() {
  await expect.element(page.getByRole('combobox', { name: /^Search/ })).not.toBeInTheDocument();
  await expect.poll(() => document.getElementById('root')?.getAttribute('aria-hidden')).not.toBe('true');
}

test('Ctrl K finds an event, Enter opens its guests, and it is the first suggestion afterwards', async () => {
  await openRoute('/events', visit);
  await expect.element(heading('Events')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('no such thing');
  await expect.element(page.getByText('No results..').first()).toBeVisible();
  await userEvent.clear(field);
  await userEvent.keyboard('layla');
  const option = page.getByRole('option', { name: /Layla & Omar.*Event$/ });
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toMatch(/^\/events\/guests\/all\?event=/);

  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(field, 'check-in layla');
  await expect
    .element(page.getByRole('option', { name: /^Check-in/ }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expectSearchClosed();

  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.poll(() => page.getByRole('option').first().element().textContent).toContain('Layla & Omar');
  await userEvent.keyboard('{Escape}');
  await expectSearchClosed();
});

test('a theme and a layout apply at once, are saved without the server’s fields, and can be undone', async () => {
  await openRoute('/events', visit);
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(panel.getByRole('heading', { name: 'Settings' })).toHaveFocus();
  (panel.getByRole('radio', { name: 'Midnight' }).element() as HTMLElement).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('layla');
  await panel.getByText('Layout', { exact: true }).first().click();
  (panel.getByRole('radio', { name: 'Toolbar on top' }).element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-navbar')).toBe('row');
  await expect.element(search).toHaveValue('layla');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-navbar')).toBe('start');
  await expect
    .poll(async () => (await backend.calls('savePreference')).at(-1)?.body)
    .toMatchObject({ settings: { theme: { main: 'dark6', footer: 'dark6' } } });
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  // The fold is the last change, and not one of the panel.
  await expect.element(panel.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('button', { name: 'Defaults' }).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('system');
  await userEvent.keyboard('{Escape}');
  await expect.element(toolbar.getByRole('button', { name: 'Settings', exact: true })).toHaveFocus();
});

test('a signed-out visitor has settings on this device', async () => {
  await openRoute('/pages/faq');
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText('More themes').first().click();
  (page.getByRole('radio', { name: 'Onyx' }).element() as HTMLElement).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
  expect(JSON.parse(localStorage.getItem('guestwise.preference') ?? '')).toMatchObject({
    settings: { theme: { main: 'dark12' } },
  });
});

test('an Esc that cancels an input method leaves the search open', async () => {
  await openRoute('/events', visit);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('lay');
  const escape = { key: 'Escape', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(field).toHaveValue('lay');
  field.element().dispatchEvent(new KeyboardEvent('keydown', escape));
  await expectSearchClosed();
});

test('notifications: none at first; a missed failure is counted, retried and dismissed', async () => {
  notifications.clear();
  await openRoute('/events', visit);
  const bell = toolbar.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect.element(page.getByText('There are no notifications for now.')).toBeVisible();
  let retries = 0;
  const action = { label: { id: 'Try again' }, run: () => void (retries += 1) };
  notifications.add({ variant: 'error', message: 'Guest not saved', action });
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  await expect.element(bell).toHaveAccessibleName('Notifications: 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  expect(retries).toBe(1);
  await page.getByRole('button', { name: 'dismiss all' }).click();
  await expect.element(page.getByText('There are no notifications for now.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Import stopped')).toBeVisible();
  notifications.clear();
});

test.each([
  ['en', 'Notifications'],
  ['ar', 'الإشعارات'],
] as const)('%s: the name of the bell contains its number', async (locale, title) => {
  notifications.clear();
  await openRoute('/events', { ...visit, locale });
  const bell = toolbar.getByRole('button', { name: new RegExp(title) });
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9+']) {
    notifications.add({ variant: 'warning', message: `Import ${number} stopped` });
    await expect.poll(() => bell.element().textContent).toBe(number);
    await expect.element(bell).toHaveAccessibleName(`${title}: ${number}`);
    if (number === '1') await expectAxeClean();
  }
  notifications.clear();
});

test('a notification that goes leaves the focus in the panel: on a neighbour, the title, Undo or dismiss all', async () => {
  notifications.clear();
  await openRoute('/events', visit);
  await toolbar.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const action = { label: { id: 'Try again' }, run: () => {} };
  for (const message of ['Four', 'Three', 'Two', 'One'])
    notifications.add({ variant: 'error', message, action });
  const button = (message: string, name: string) =>
    panel.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name });
  await press(button('Two', 'Try again'));
  await expect.element(button('Three', 'Dismiss')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Four', 'Dismiss')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('One', 'Dismiss')).toHaveFocus();
  await press(panel.getByRole('button', { name: 'dismiss all' }));
  await expect.element(panel.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('button', { name: 'dismiss all' })).toHaveFocus();
  await press(button('One', 'Dismiss'));
  await expect.element(panel.getByText('There are no notifications for now.')).toBeVisible();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});

test('trying again to load the notifications of the server leaves the focus in the panel', async () => {
  await openRoute('/events', { ...visit, scenario: 'getNotifications:500' });
  await toolbar.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const retry = panel.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  backend.play();
  await press(retry);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});
