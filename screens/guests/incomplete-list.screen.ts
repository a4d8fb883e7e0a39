import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const trigger = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function exportList() {
  await trigger('Import, export, print').click();
  await page.getByRole('menuitem', { name: 'Export as CSV file' }).click();
}

/** A server that counts 70 guests and sends three of them for every page. */
const sendThree = () =>
  backend.plan({
    operationId: 'listGuests',
    body: { data: { docs: ['Ada', 'Bea', 'Cem'].map((name) => ({ _id: name, name })), totalDocs: 70 } },
    times: 99,
  });

test('[F60] an export of a partly sent list is reported as incomplete', async () => {
  await openRoute(list, { before: sendThree });
  await exportList();
  await expect
    .element(page.getByText('The file is incomplete. The server sent only 3 of 70 guests.'))
    .toBeVisible();
});

test('[F60] paper, reminders, codes and answers mark a partial list', async () => {
  await openRoute(`/events/guests/print?event=${weddingId}`, { before: sendThree });
  const mark = page.getByText('This list is incomplete. The server sent only 3 of 70 guests.');
  await expect.element(mark).toBeVisible();
  for (const address of [
    `/events/${weddingId}/remind`,
    `/events/${weddingId}/codes`,
    `/apps/event/${weddingId}?tab=answers`,
  ]) {
    const before = mark.element();
    follow(address);
    await expect.element(before).not.toBeInTheDocument();
    await expect.element(mark).toBeVisible();
  }
});

test('[F60] an import compares with the whole list or not at all', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`, { before: sendThree });
  const file = new File(['Name,Phone,Invited\r\nDora,7000000000,2'], 'guests.csv', { type: 'text/csv' });
  await page.getByLabelText('File with guests').upload(file);
  await expect.element(page.getByText(/^We could not load the guest list to compare with\./)).toBeVisible();
});

test('[F06] an export without a response can be stopped, and the focus stays', async () => {
  await openRoute(list);
  await expect.element(page.getByRole('table')).toBeVisible();
  backend.play('listGuests:silent');
  await exportList();
  await trigger('Exporting…').click();
  await page.getByRole('menuitem', { name: 'Stop export' }).click();
  await expect.element(trigger('Import, export, print')).toHaveFocus();
  // At once, because a toast disappears.
  expect(toasts.elements()).toEqual([]);
});
