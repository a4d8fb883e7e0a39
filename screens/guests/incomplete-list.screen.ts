import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';

/** A server that counts 70 guests and sends three of them for every page. */
const sendThree = () =>
  backend.plan({
    operationId: 'listGuests',
    body: { data: { docs: ['Ada', 'Bea', 'Cem'].map((name) => ({ _id: name, name })), totalDocs: 70 } },
    times: 99,
  });

test('[F60] an export of a partly sent list is reported as incomplete', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { before: sendThree });
  await page.getByRole('button', { name: 'Import, export, print' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV file' }).click();
  await expect
    .element(page.getByText('The file is incomplete. The server sent only 3 of 70 guests.'))
    .toBeVisible();
});

test('[F60] paper, reminders, codes and answers mark a partly sent list as incomplete', async () => {
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
