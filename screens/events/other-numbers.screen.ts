import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([
  ['en', ['Not answered', 'Not on WhatsApp', 'Discrepancies']],
  ['tr', ['Yanıt bekleyenler', 'WhatsApp’ta değil', 'Tutarsızlıklar']],
  ['ar', ['لم يردّوا', 'ليسوا على واتساب', 'الاختلافات']],
] as const)('the server’s other numbers have words in %s', async (locale, words) => {
  await openRoute(`/apps/event/${weddingId}?tab=answers`, { signedInAs: admin, locale });
  const terms = () => [...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
  await expect.poll(terms).toEqual(expect.arrayContaining([...words]));
  expect(terms()).not.toContain('unanswered');
  await expect.element(page.getByRole('main')).not.toHaveTextContent('notOnWhatsApp');
});
