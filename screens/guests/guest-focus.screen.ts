import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute, place } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const table = page.getByRole('table', { name: 'Guests' });
const rows = table.getByRole('row');
const nameIn = (row: Locator) => row.getByRole('link').first();
const [first, second] = [rows.nth(1), rows.nth(2)];

/** Deletes the guest of a row from the panel or the dialog that shows the guest. */
async function deleteFrom(row: Locator) {
  await press(nameIn(row));
  await press(page.getByRole('button', { name: 'Delete', exact: true }).last());
}
const undo = page.getByRole('button', { name: 'Undo' });

test.each([1280, 390])('[F73] after a deletion the focus is on the next guest, at %d px', async (width) => {
  await openRoute(list, { width });
  await expect.element(nameIn(second)).toBeVisible();
  const [deleted, next] = [nameIn(first).element().textContent, nameIn(second).element().textContent];
  await deleteFrom(first);
  await expect.element(nameIn(first)).toMatchTextContent(next);
  await expect.element(nameIn(first)).toHaveFocus();

  await press(undo);
  await expect.element(nameIn(first)).toMatchTextContent(deleted);
  await expect.element(nameIn(first)).toHaveFocus();
});

test('[F73] after deleting all matches the focus is on the search', async () => {
  await openRoute(`${list}&search=Grace`);
  await expect.poll(() => rows.length).toBe(2);
  await deleteFrom(first);
  const search = page.getByRole('searchbox');
  await expect.element(search).toHaveFocus();
});

test('[F73] Esc clears a search, and leaves an empty one', async () => {
  await openRoute(`${list}&search=Grace`);
  await expect.poll(() => rows.length).toBe(2);
  const search = page.getByRole('searchbox');
  await press(search, '{Escape}');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
  await expect.element(nameIn(second)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).toHaveFocus();
  await openRoute('/events');
  await press(search, '{Escape}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[F73] after deleting selected guests the focus is on the next one', async () => {
  await openRoute(list);
  await expect.element(nameIn(second)).toBeVisible();
  const [deleted, left] = [nameIn(first).element().textContent, nameIn(rows.nth(3)).element()];
  await press(first.getByRole('checkbox'), ' ');
  await press(second.getByRole('checkbox'), ' ');
  await press(page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' }));
  await expect.element(left).toHaveFocus();
  await press(undo);
  await expect.element(nameIn(first)).toMatchTextContent(deleted);
  await expect.element(nameIn(first)).toHaveFocus();
});

const add = page.getByRole('banner').or(page.getByRole('main')).getByRole('link', { name: 'Add guests' });
const drawer = page.getByRole('dialog', { name: 'Add guests' });

test('[F73] the drawer returns the focus to its opener or the heading', async () => {
  await openRoute(`/apps/event/${weddingId}`);
  for (const close of [
    () => press(drawer.getByRole('button', { name: 'Close' })),
    async () => history.back(),
  ]) {
    await press(add.first());
    await expect.element(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await close();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(add.first()).toHaveFocus();
  }
  await openRoute(`${list}&add=true`);
  await expect.element(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[F73] Edit moves the focus into the form, and Esc out of it', async () => {
  await openRoute(`${list}&guest=${guestOfFour}`);
  const panel = page.getByRole('complementary', { name: /./ });
  const edit = panel.getByRole('button', { name: 'Edit' });
  for (const leave of [
    () => panel.getByRole('button', { name: 'Cancel' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await press(edit);
    await expect.element(panel.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await leave();
    await expect.element(edit).toHaveFocus();
  }
  // To the row first.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('[F73] at the end of the reminders the focus is on the title', async () => {
  await openRoute(`/events/${weddingId}/remind?guests=${guestOfFour}`);
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect.element(skip).toBeVisible();
  const card = page.getByRole('article');
  while (card.elements().length > 0) await press(skip);
  await expect.element(page.getByRole('heading', { name: /messages? opened/ })).toHaveFocus();
});

test('the open guest follows J, K and the arrows from row to row', async () => {
  await openRoute(list, { width: 1280 });
  await press(nameIn(first));
  const panel = page.getByRole('complementary', { name: nameIn(first).element().textContent });
  await expect.element(panel).toBeVisible();
  const other = page.getByRole('complementary', { name: nameIn(second).element().textContent });
  for (const [there, back] of [
    ['j', 'k'],
    ['{ArrowDown}', '{ArrowUp}'],
  ] as const) {
    await userEvent.keyboard(there);
    await expect.element(other).toBeVisible();
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard(back);
    await expect.element(panel).toBeVisible();
    await expect.element(first).toHaveFocus();
  }
});

const longList = `/events/guests/all?event=${conferenceId}`;
const row = (number: number) => page.bySelector(`tr[aria-rowindex="${number + 1}"]`);
async function focusRow(number: number) {
  await expect.element(row(number)).toBeVisible();
  row(number).element().focus();
}

test('[F73] j and k cross pages and stay on the first row', async () => {
  await openRoute(longList);
  await focusRow(1);
  await userEvent.keyboard('k');
  await expect.element(row(1)).toHaveFocus();
  await focusRow(50);
  await userEvent.keyboard('j');
  await expect.element(row(51)).toHaveFocus();
  expect(place()).toContain('page=2');
  await userEvent.keyboard('jkk');
  await expect.element(row(50)).toHaveFocus();
  expect(place()).not.toContain('page=');
});

test('[F73] the panel follows j to the next page, also from within', async () => {
  await openRoute(longList);
  await focusRow(50);
  await userEvent.keyboard('{Enter}');
  const close = page.getByRole('complementary').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard('j');
  await expect.element(row(51)).toHaveFocus();
  await expect.element(row(51).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect.element(row(51)).not.toHaveAttribute('aria-current');
  expect(place()).toContain('page=2');
});

test('[F60] a page number beyond the list opens the nearest page', async () => {
  await openRoute(`${longList}&limit=100&page=999`);
  await expect.poll(place).toContain('page=100');
  await expect.element(page.getByText('9,901–10,000 of 10,000')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Go to page' });
  for (const [typed = '', opened = ''] of [
    ['101', '100'],
    ['-3', '1'],
    ['٢', '2'],
    ['x', '2'],
  ]) {
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue(opened);
    await expect.poll(() => new URLSearchParams(location.search).get('page') ?? '1').toBe(opened);
  }
});
