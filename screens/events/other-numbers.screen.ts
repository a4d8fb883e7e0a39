import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([
  ['en', ['Not answered', 'Not on WhatsApp', 'Discrepancies']],
  ['tr', ['Yanıt bekleyenler', 'WhatsApp’ta değil', 'Tutarsızlıklar']],
  ['ar', ['لم يردّوا', 'ليسوا على واتساب', 'بيانات متعارضة']],
] as const)('the server’s other numbers have words in %s', async (locale, words) => {
  await openRoute(`/apps/event/${weddingId}?tab=answers`, { signedInAs: admin, locale });
  const terms = () => [...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
  await expect.poll(terms).toEqual(expect.arrayContaining([...words]));
  expect(terms()).not.toContain('unanswered');
  await expect.element(page.getByRole('main')).not.toHaveTextContent('notOnWhatsApp');
});

test.each([
  ['1 قبل', ['665b20000000000000000004', '665b20000000000000000005']],
  ['2 قبلا', ['665b20000000000000000005']],
  ['3 قبلوا', []],
])('in Arabic the verb agrees with how many come: %s', async (coming, declined) => {
  await openRoute('/events', {
    signedInAs: admin,
    locale: 'ar',
    async before() {
      for (const id of declined) await backend.patch('guests', id, { rsvpCount: 0 });
    },
  });
  const card = page.bySelector(`main article:has(a[href*="${dinnerId}"])`);
  await expect.element(card).toMatchTextContent(`${coming} الدعوة من أصل 7 ضيوف`);
});
