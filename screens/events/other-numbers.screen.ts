import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

const answers = `/apps/event/${weddingId}?tab=answers`;

test('the answers begin with the reminder, and explain each part of the meter', async () => {
  await openRoute(answers, { signedInAs: admin });
  const summary = page.bySelector('section').filter({ hasText: '5 guests have not answered' });
  await expect
    .element(summary.getByRole('link', { name: 'Remind' }))
    .toHaveAttribute('href', `/events/${weddingId}/remind`);
  await expect.element(summary.getByText('2 more than invited')).toBeVisible();
  const parts = () => [...document.querySelectorAll('main [aria-hidden] > [data-answer]')];
  const legend = () => [...document.querySelectorAll('main li [data-answer]')];
  const kinds = (pieces: Element[]) => new Set(pieces.map((piece) => piece.getAttribute('data-answer')));
  await expect.poll(() => kinds(parts())).toEqual(kinds(legend()));
});

test('a count that only the server knows has its name, and those of the guest list are not repeated', async () => {
  await openRoute(answers, { signedInAs: admin });
  const heading = page.getByRole('heading', { name: 'Other counts' });
  await expect.element(page.getByText('Details')).toBeVisible();
  await expectCount(heading, 0);
  const guestsAnalytics = { total: 12, accepted: 6, rejected: 1, unanswered: 5, notOnWhatsApp: 3, vip: 2 };
  const body = { data: { _id: weddingId, name: 'A wedding' }, guestsAnalytics };
  await openRoute(answers, {
    signedInAs: admin,
    before: () => backend.plan({ operationId: 'getEvent', body, times: 9 }),
  });
  await expect.element(heading).toBeVisible();
  await expectTexts(page.bySelector('dl dt'), ['vip']);
});

test.each([
  ['en', '20 of 39 people coming'],
  ['ar', 'سيحضر 20 من أصل 39 شخصًا'],
] as const)(
  'the header, the guests and the answers of an event count the same people in %s',
  async (locale, text) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, locale });
    await expectCount(page.getByText(text), 1);
    follow(answers);
    await expectCount(page.getByText(/^(4 places not taken|4 أماكن شاغرة)$/), 1);
    await expectCount(page.getByText(text), 2);
  },
);
