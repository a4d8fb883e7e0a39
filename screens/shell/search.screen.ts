import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute, place } from '../support/open-route.tsx';

const field = page.getByRole('combobox', { name: 'Search', exact: true });

/** Opens the search of the current page. */
async function openSearch() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

/** Waits until the search is closed and the page is accessible again. */
async function expectSearchClosed() {
  await expect.element(page.getByRole('combobox', { name: /^Search/ })).not.toBeInTheDocument();
  await expect.poll(() => document.getElementById('root')?.getAttribute('aria-hidden')).not.toBe('true');
}

test('Ctrl Enter runs an action: only a link has another tab', async () => {
  await openRoute('/pages/faq');
  await openSearch();
  await field.fill('dark theme');
  await expect.element(page.getByRole('option', { name: /^Dark theme/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expectSearchClosed();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
});

test('the search loads the last event’s guests on the first key', async () => {
  const storage = { 'guestwise.last-event': JSON.stringify(weddingId) };
  await openRoute('/events', { storage });
  await openSearch();
  await field.fill('lindqvists');
  const guest = page.getByRole('option', { name: /The Lindqvists/ });
  await expect.element(guest).toBeVisible();
  await expect.element(guest).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('complementary', { name: 'The Lindqvists' });
  await expect.element(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(panel.getByRole('textbox', { name: 'Name' })).toHaveFocus();

  await page.getByRole('searchbox').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('sal');
  await expect
    .element(page.getByRole('option').last())
    .toMatchTextContent(/^Search guests of Layla & Omar's wedding for “sal”Search$/);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(place).toContain('search=sal');
  await expect.element(page.getByRole('searchbox')).toHaveValue('sal');
});

test('in the guest search Enter opens the only match, ↓ the rows', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  const search = page.getByRole('searchbox');
  await search.fill('lindqvists');
  const rows = page.bySelector('main tbody tr');
  // Said once all guests are loaded.
  await expect.element(page.getByText('1 guest', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('complementary', { name: 'The Lindqvists' })).toBeVisible();
  await expect.element(rows).toHaveFocus();
  await search.fill('a');
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(rows.first()).toHaveFocus();
  expect(place()).toContain(guestWhoNeverAnswered);
});

test('a part’s name leads to the open event, or the last one', async () => {
  const storage = { 'guestwise.last-event': JSON.stringify(weddingId) };
  await openRoute(`/apps/event/${dinnerId}`, { storage });
  await openSearch();
  await field.fill('messages');
  await expect.element(page.getByRole('option').first()).not.toMatchTextContent(/Layla & Omar/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toContain('tab=messages');
  expect(place()).toContain(dinnerId);
  await openRoute('/events', { storage });
  // A page may have options of its own.
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  for (const [query, address] of [
    ['messages', `/apps/event/${weddingId}`],
    ['import', `/events/guests/import?event=${weddingId}`],
    ['remind', `/events/${weddingId}/remind`],
    ['qr', `/events/${weddingId}/codes`],
    ['karekod', `/events/${weddingId}/codes`],
    ['export', `/events/guests/print?event=${weddingId}`],
    ['yazdır', `/events/guests/print?event=${weddingId}`],
  ] as const) {
    await openSearch();
    await field.fill(query);
    await expect
      .element(suggestions.getByRole('option').first())
      .toMatchTextContent(/Layla & Omar's wedding/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(place).toContain(address);
    // A search that is closing would take the next query.
    await expectSearchClosed();
    await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('Ctrl K finds an event, which is then suggested first', async () => {
  await openRoute('/events');
  await openSearch();
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

test('[F73] Esc returns the focus, except Esc of an input method', async () => {
  await openRoute('/events');
  const opener = page.getByRole('searchbox', { name: 'Search events' });
  await opener.fill('layla');
  await openSearch();
  await field.fill('lay');
  const escape = { key: 'Escape', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(field).toHaveValue('lay');
  await userEvent.keyboard('{Escape}');
  await expectSearchClosed();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveValue('layla');
});
