import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletes } from '../../src/domain/pending-deletes.ts';
import { openRoute } from '../support/open-route.tsx';

const field = page.getByRole('combobox', { name: 'Search pages, events, guests and actions' });

/** Opens the search of the current page. */
async function openSearch() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

test('Ctrl Enter runs an action: only a link has another tab', async () => {
  await openRoute('/pages/faq', { signedInAs: admin });
  await openSearch();
  await field.fill('dark theme');
  await expect.element(page.getByRole('option', { name: /^Dark theme/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => document.getElementById('root')?.getAttribute('aria-hidden')).not.toBe('true');
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
});

test('the entries are prepared once, also for a visitor without events', async () => {
  await openRoute('/pages/faq');
  await openSearch();
  // With the titles of the other languages everything is loaded.
  await field.fill('koyu tema');
  await expect.element(page.getByRole('option', { name: /^Dark theme/ })).toBeVisible();
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  await field.fill('full screen');
  await expect.element(page.getByRole('option', { name: /^Full screen/ })).toBeVisible();
  // The query alone; every entry has several texts.
  expect(normalize.mock.calls.length).toBeLessThan(20);
});

test('a guest whose deletion is pending is not found, and is found again after the undo', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await expect.element(page.bySelector('tbody').getByText('The Lindqvists')).toBeVisible();
  await openSearch();
  await field.fill('lindqvists');
  const guest = page.getByRole('option', { name: /The Lindqvists/ });
  await expect.element(guest).toBeVisible();
  const undo = pendingDeletes.schedule([guestWhoNeverAnswered], async () => []);
  onTestFinished(() => pendingDeletes.reset());
  await expect.element(guest).not.toBeInTheDocument();
  undo();
  await expect.element(guest).toBeVisible();
});
