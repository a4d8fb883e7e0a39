import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const toolbar = page.getByRole('banner');

test('shortcuts: the defaults that have a screen; a star is saved with the user', async () => {
  await openRoute('/events');
  await toolbar.getByRole('button', { name: 'Shortcuts' }).click();
  const field = page.getByPlaceholder('Search for an app or page');
  await expect.element(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await expect.element(page.getByText(/^(Mail|To-do|Not available)$/)).not.toBeInTheDocument();
  await field.fill('Notes');
  await page.getByRole('button', { name: 'Notes in the shortcuts' }).click();
  await expect.element(page.getByText('User data saved with api')).toBeVisible();
  await expect
    .poll(async () => (await backend.calls('savePreference')).at(-1)?.body)
    .toMatchObject({ shortcuts: ['calendar', 'mail', 'contacts', 'todo', 'notes'] });
});

test('shortcuts: Esc clears a search with text, and closes the menu without', async () => {
  await openRoute('/events');
  await toolbar.getByRole('button', { name: 'Shortcuts' }).click();
  const field = page.getByPlaceholder('Search for an app or page');
  const contacts = page.getByRole('link', { name: 'Contacts' });
  await field.fill('Notes');
  await expect.element(contacts).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(contacts).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

test('shortcuts: without its star a tile leaves, and the focus moves to the next star, at last to the search', async () => {
  await openRoute('/events');
  await toolbar.getByRole('button', { name: 'Shortcuts' }).click();
  const star = (name: string) => page.getByRole('button', { name: `${name} in the shortcuts` });
  await expect.element(star('Calendar')).toBeVisible();
  (star('Calendar').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(star('Contacts')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByPlaceholder('Search for an app or page')).toHaveFocus();
});
