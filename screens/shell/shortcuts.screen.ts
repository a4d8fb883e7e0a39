import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const field = page.getByPlaceholder('Search for an app or page');

async function openShortcuts() {
  await openRoute('/events');
  await page.getByRole('banner').getByRole('button', { name: 'Shortcuts' }).click();
}

test('default shortcuts are shown, and a star is saved with the user', async () => {
  await openShortcuts();
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

test('removing a shortcut by keyboard moves the focus on', async () => {
  await openShortcuts();
  const star = (name: string) => page.getByRole('button', { name: `${name} in the shortcuts` });
  await expect.element(star('Calendar')).toBeVisible();
  (star('Calendar').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(star('Contacts')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Notes');
  await expect.element(page.getByRole('link', { name: 'Notes' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});
