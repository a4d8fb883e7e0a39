import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingGuests, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

/** Nobody writes to guests with 0 invited. */
const queue = weddingGuests.filter(({ invitees }) => invitees > 0);
/** As before the first answer. */
const before = async () => {
  for (const { _id } of weddingGuests) await backend.patch('guests', _id, { rsvpCount: null });
};
const message = page.getByRole('article').getByRole('combobox', { name: 'Message' });
const title = page.bySelector('main').getByRole('heading', { level: 2 }).first();

test('whoever has a message, but gave no answer, is reminded', async () => {
  const opened = queue.map(({ _id }) => [weddingId, _id, 1_700_000_000_000]);
  await openRoute(`/events/${weddingId}/remind`, {
    before,
    storage: { 'guestwise.opened-messages': JSON.stringify(opened) },
  });
  await expect.element(title).toHaveTextContent(`Remind ${queue.length} guests`);
  await expect.element(message).toHaveDisplayValue('A gentle reminder');
  await expect
    .element(page.getByText('Left out, because nobody is invited: The neighbours at 14'))
    .toBeVisible();
});
