import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { conferenceId, conferenceSize } from '../../mocks/backend/seeds/conference.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute, place } from '../support/open-route.tsx';

const main = page.getByRole('main');
const pages = main.getByRole('navigation', { name: 'Pages' });
const readNames = () =>
  [...document.querySelectorAll('main article li')].map(({ textContent }) => textContent);

/** What the page announces of the number of codes, from now on. */
function recordAnnounced() {
  const said = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]')) {
      if (/–.*of/.test(textContent)) said.add(textContent);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => [...said];
}

test('ten thousand codes are printed 480 at a time', async () => {
  const readAnnounced = recordAnnounced();
  const { router } = await openRoute(`/events/${conferenceId}/codes`);
  // A busy machine takes its time for a hundred calls.
  await expect.element(pages, { timeout: 20_000 }).toMatchTextContent('1–480 of 10,000');
  // Not at each part of the list that arrives.
  await expect.poll(readAnnounced, { timeout: 20_000 }).toEqual(['1–480 of 10,000']);
  const first = readNames();
  expect(first).toHaveLength(480);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect.element(pages).toMatchTextContent('481–960 of 10,000');
  expect(readNames()).toHaveLength(480);
  expect(readNames()).not.toEqual(first);
  await main.getByRole('link', { name: '24 on a page' }).click();
  await expect.poll(place).toBe(`/events/${conferenceId}/codes?page=2&per=24`);
  await router.navigate({ to: '.', search: { page: 99, per: 24 } });
  await expect.element(pages).toMatchTextContent('9,601–10,000 of 10,000');
  expect(readNames()).toHaveLength(conferenceSize % 480);
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
});

test('only the selected guests have codes, however many are on a page', async () => {
  const { router } = await openRoute(`/events/guests/all?event=${weddingId}`);
  await router.navigate({
    to: '/events/$eventId/codes',
    params: { eventId: weddingId },
    state: { guestIds: [guestWhoAccepted, guestWhoDeclined] },
  });
  await expect.poll(readNames).toHaveLength(2);
  await main.getByRole('link', { name: '8 on a page' }).click();
  await expect.poll(place).toMatch(/per=8/);
  expect(readNames()).toHaveLength(2);
  await expect.element(pages).not.toBeInTheDocument();
});
