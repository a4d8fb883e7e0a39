import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

test.each([
  ['en', ['Not answered', 'Not on WhatsApp', 'Discrepancies']],
  ['ar', ['لم يردّوا', 'ليسوا على واتساب', 'بيانات متعارضة']],
] as const)('the server’s other numbers have words in %s', async (locale, words) => {
  await openRoute(`/apps/event/${weddingId}?tab=answers`, { signedInAs: admin, locale });
  const terms = () => [...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
  await expect.poll(terms).toEqual(expect.arrayContaining([...words]));
  expect(terms()).not.toContain('unanswered');
  await expect.element(page.getByRole('main')).not.toHaveTextContent('notOnWhatsApp');
});

test.each([
  ['en', '20 of 39 people coming'],
  ['ar', 'سيحضر 20 من أصل 39 شخصًا'],
] as const)(
  'the header, the guests and the answers of an event count the same people in %s',
  async (locale, text) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, locale });
    await expectCount(page.getByText(text), 1);
    follow(`/apps/event/${weddingId}?tab=answers`);
    await expectCount(page.getByText(/^(4 places not taken|4 أماكن شاغرة)$/), 1);
    await expectCount(page.getByText(text), 2);
  },
);
