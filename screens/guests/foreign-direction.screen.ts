import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const english = 'We would so love to see you at the wedding in the garden. '.repeat(6);
const arabic = 'يسرنا حضوركم معنا في حفل الزفاف في الحديقة. '.repeat(8);

/** The element that cuts a text, which must have the direction of that text. */
const findCutter = (text: string) => {
  const bdi = [...document.querySelectorAll('main bdi')].find(({ textContent }) =>
    textContent.startsWith(text.slice(0, 40)),
  );
  for (let element = bdi; element; element = element.parentElement ?? undefined) {
    const { webkitLineClamp, direction } = getComputedStyle(element);
    if (webkitLineClamp !== 'none') return { lines: webkitLineClamp, direction };
  }
  return undefined;
};

test.each([
  ['ar', english, 'ltr'],
  ['en', arabic, 'rtl'],
] as const)(
  'a message and a discrepancy are cut at the end of their own direction (%s)',
  async (locale, text, direction) => {
    const fields = { remarks: [text] };
    await openRoute(`/apps/event/${weddingId}?tab=messages`, {
      signedInAs: admin,
      locale,
      before: () => backend.patch('messages', selectedMessage, { message: text }),
    });
    await expect.poll(() => findCutter(text)).toEqual({ lines: '2', direction });
    await openRoute(`/events/guests/all?event=${weddingId}`, {
      signedInAs: admin,
      locale,
      width: 1920,
      height: 1080,
      before: () => backend.patch('guests', guestWhoNeverAnswered, fields),
    });
    await expect.poll(() => findCutter(text)).toEqual({ lines: '2', direction });
  },
);

test('the arrow of the logout points to the end of the line in Arabic', async () => {
  await openRoute('/pages/account', { signedInAs: admin, locale: 'ar' });
  const icon = () => document.querySelector('main a[href$="/logout"] svg');
  await expect.poll(icon).not.toBeNull();
  const flipped = icon();
  expect(flipped && getComputedStyle(flipped).scale).toBe('-1 1');
});

test('the bar of the selection does not cover the pages of the list', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, width: 768 });
  await expect.element(page.getByText('Grace Okafor')).toBeVisible();
  document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
  const bar = page.getByRole('region', { name: 'Selected guests' });
  await expect.element(bar).toBeVisible();
  const next = page.getByRole('main').getByText('Next', { exact: true });
  const edge = (element: Element) => element.getBoundingClientRect();
  const isCovered = () =>
    edge(next.element()).bottom > edge(bar.element()).top && edge(next.element()).top < innerHeight;
  expect(isCovered()).toBe(false);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => edge(next.element()).bottom).toBeLessThan(innerHeight);
  expect(isCovered()).toBe(false);
});
