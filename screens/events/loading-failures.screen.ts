import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { expectErrors } from '../support/flaws.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

// React logs every error that an error boundary catches.
beforeEach(() => expectErrors(/(ApiError|NetworkError|UnreadableResponse)/));

const main = page.getByRole('main');
const failure = main.getByRole('alert');
const retry = failure.getByRole('button', { name: 'Try again' });
const readLinks = () =>
  failure
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const cards = main.getByRole('article');
const rows = page.bySelector('table tbody tr');
const guests = `/events/guests/all?event=${weddingId}`;

test.each([
  ['/events', 'listEvents:truncated', cards, 6, []],
  [guests, 'getEvent:truncated', rows, 12, ['/events']],
] as const)(
  '%s, %s: a failed load has a title and a retry, no empty list',
  async (address, scenario, items, count, links) => {
    await openRoute(address, { scenario });
    await expect.element(failure).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(readLinks()).toEqual(links);
    await expectCount(page.getByText(/^No (events|guests) yet$/), 0);
    backend.play();
    await retry.click();
    await expectCount(items, count);
  },
);

const gone = 'It may have been deleted.';
const forbidden = 'Log in with another account, or ask your administrator.';
test.each([
  { status: '403', sentence: 'You may not do this.', next: forbidden, links: ['/events', '/logout'] },
  { status: '404', sentence: 'There is no such thing.', next: gone, links: ['/events'] },
])('a page that the server refuses ($status) has a next step', async ({ status, sentence, next, links }) => {
  await openRoute(guests, { scenario: `getEvent:${status}` });
  await expect.element(failure).toMatchTextContent(sentence);
  await expect.element(failure).toMatchTextContent(next);
  expect(readLinks()).toEqual(links);
  await expectCount(retry, status === '404' ? 0 : 1);
});

test('an unknown event is gone, links back and is not remembered', async () => {
  await openRoute('/events');
  await expectCount(cards, 6);
  for (const id of ['no-such-event', '__proto__', 'constructor']) {
    follow(`/events/guests/${id}`);
    await expect.poll(place).toBe(`/events/guests/all?event=${id}`);
    await expect.element(failure).toMatchTextContent('This no longer exists');
  }
  await failure.getByRole('link').click();
  await expectCount(cards, 6);
  follow('/events/guests');
  await expect.element(page.getByRole('heading', { name: 'Choose an event' })).toBeVisible();
});

test('a list that fails to refresh stays, with a toast to retry', async () => {
  await openRoute(guests);
  await expectCount(rows, 12);
  backend.play('listGuests:403');
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(toasts.first()).toMatchTextContent('could not refresh this page');
  await expectCount(rows, 12);
  await expectCount(toasts, 1);
  backend.play();
  const before = (await backend.calls('listGuests')).length;
  await toasts.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await backend.calls('listGuests')).length).toBeGreaterThan(before);
  await expectCount(toasts, 0);
});
