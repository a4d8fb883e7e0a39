import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

test('[F11] an answer given meanwhile counts at the entrance when the page is seen again', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
  const expected = page.getByText(/^of \d+ expected$/);
  await expect.element(expected).toBeVisible();
  const before = Number(/\d+/.exec(expected.element().textContent)?.[0]);
  await backend.patch('guests', guestWhoNeverAnswered, { rsvpCount: 5 });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(`of ${before + 5} expected`)).toBeVisible();
});
