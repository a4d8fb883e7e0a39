import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expectAxeClean } from '../support/axe.ts';
import { backend } from '../support/backend.ts';
import { catchDownloads } from '../support/downloads.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const bar = page.getByRole('region', { name: 'Selected guests' });

test('the selected guests are exported, and nobody else', async () => {
  const files = catchDownloads();
  await openRoute(`${list}&sort=-name`);
  await page.getByLabelText('Select Baba Farid').click();
  await page.getByLabelText('Select Grace Okafor').click();
  await bar.getByRole('button', { name: 'Copy links, print, export' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV file' }).click();
  await expect.poll(() => files.length).toBe(1);
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['"Name"', '"Grace Okafor"', '"Baba Farid"']);
});

test('row keys select, extend, move, edit and clear', async () => {
  await openRoute(list);
  const row = (number: number) => page.bySelector(`tr[aria-rowindex="${number + 1}"]`);
  await expect.element(row(1)).toBeVisible();
  row(1).element().focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await expect.element(bar).toMatchTextContent('3 guests selected');
  await userEvent.keyboard('{Shift>}E{/Shift}');
  await expect.element(page.getByRole('dialog', { name: 'Edit 3 guests' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(row(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectCount(bar, 0);
  await expect.element(row(1)).toHaveFocus();
});

test('a bulk edit names who was not edited and can be cancelled', async () => {
  await openRoute(list);
  await page.getByLabelText('Select all rows').click();
  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 12 guests' });
  await dialog.getByRole('combobox', { name: 'On WhatsApp' }).selectOptions('No');
  await expect.element(dialog.getByText(/^9 guests change/)).toBeVisible();
  await expectAxeClean();
  backend.play('updateGuest:latency', 'updateGuest:403x1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the rest' }).click();
  await expect.element(dialog.getByRole('heading', { name: '3 guests edited' })).toBeVisible();
  await expectCount(dialog.getByRole('list', { name: 'Not edited' }).getByRole('listitem'), 1);
  await expect.element(dialog.getByText('8 guests were not tried')).toBeVisible();
  backend.play();
  await dialog.getByRole('button', { name: 'Try again for these 9 guests' }).click();
  await expect.element(toasts).toMatchTextContent('12 guests edited');
  await expectCount(dialog, 0);
  const calls = await backend.calls('updateGuest');
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(9);
  await expect
    .element(page.getByRole('navigation', { name: 'Filter guests' }))
    .toMatchTextContent('Not on WhatsApp 12');
});

test('selected guests that a search hides are counted', async () => {
  await openRoute(list);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect.element(bar).toMatchTextContent('12 guests selected');
  await expect.element(bar).not.toMatchTextContent('not shown');
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('Grace');
  await expect.element(bar).toMatchTextContent('11 of them not shown here');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts).toMatchTextContent('12 guests deleted, 11 of them were not shown');
});

test('"Select all" adds a search’s guests to the selection', async () => {
  await openRoute(list);
  for (const name of ['Grace Okafor', 'Baba Farid']) await page.getByLabelText(`Select ${name}`).click();
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('ma');
  const selectAll = bar.getByRole('button', { name: /^Select all/ });
  await expect.element(selectAll).toMatchTextContent('Select all 2');
  await selectAll.click();
  await expect.element(bar).toMatchTextContent('4 guests selected2 of them not shown here');
  await expect.element(selectAll).not.toBeInTheDocument();
});
