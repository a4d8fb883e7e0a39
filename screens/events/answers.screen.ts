import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestAboveTheLimit,
  guestWhoDeclined,
  guestWithSmallerCard,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { catchDownloads } from '../support/downloads.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

afterEach(() => {
  // The browser's own, of the prototype, are back.
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

const answers = `/apps/event/${weddingId}?tab=answers`;

test('the answers begin with the reminder and explain the meter', async () => {
  await openRoute(answers);
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

test.each([
  ['en', '20 of 39 people coming'],
  ['ar', 'سيحضر 20 من أصل 39 شخصًا'],
] as const)('header, guests and answers count the same people in %s', async (locale, text) => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { locale });
  await expectCount(page.getByText(text), 1);
  follow(answers);
  await expectCount(page.getByText(/^(4 seats free|4 أماكن شاغرة)$/), 1);
  await expectCount(page.getByText(text), 2);
});

test('the full screen has a flower per person and follows answers', async () => {
  const { router } = await openRoute(answers);
  vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  const opener = page.getByRole('link', { name: 'Full screen' });
  await opener.click();
  const evening = page.getByRole('dialog', { name: "Layla & Omar's wedding" });
  await expect.element(evening.getByText('20 of 39 people coming')).toBeVisible();
  const flowers = () =>
    ['open', 'bud'].map((kind) => document.querySelectorAll(`[data-flower=${kind}]`).length);
  expect(flowers()).toEqual([20, 19]);
  const { queryClient } = router.options.context;
  const guestsAnalytics = { total: 12, accepted: 7, rejected: 1, invitees: 39, confirmed: 24 };
  const body = { data: { _id: weddingId, name: "Layla & Omar's wedding" }, guestsAnalytics };
  await backend.plan({ operationId: 'getEvent', body });
  await queryClient.refetchQueries({ queryKey: ['getEvent'] });
  await expect.poll(flowers).toEqual([24, 15]);
  backend.play('getEvent:offline');
  await queryClient.refetchQueries({ queryKey: ['getEvent'] });
  await expect.element(evening.getByText(/^We could not refresh the answers\./)).toBeVisible();
  backend.play();
  await evening.getByRole('button', { name: 'Try again' }).click();
  await expect.element(evening.getByText(/^Updated at/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectCount(evening, 0);
  expect(place()).toBe(answers);
  await expect.element(opener).toHaveFocus();
});

test.each(['shared', 'saved where the browser shares no files'])(
  'the picture of the evening is %s',
  async (way) => {
    await openRoute(answers);
    const files = catchDownloads();
    const canShare = () => way === 'shared';
    const share = async (data: ShareData) => void files.push(...(data.files ?? []));
    for (const [name, value] of Object.entries({ canShare, share }))
      Object.defineProperty(navigator, name, { configurable: true, value });
    await page.getByRole('button', { name: 'Share picture' }).click();
    await expect.poll(() => files).toMatchObject([{ type: 'image/png', name: 'evening.png' }]);
    const { width, height } = await createImageBitmap(files[0] ?? new Blob());
    expect([width, height]).toEqual([1080, 1350]);
  },
);

const day = 24 * 60 * 60_000;

test('news since the last visit are shown until dismissed', async () => {
  const last = { at: Date.now() - 1.2 * day, answered: 4 };
  const before = { at: last.at - day, answered: 1 };
  await openRoute(`/events/guests/all?event=${weddingId}`, {
    storage: { [keys.answersSeen(admin._id, weddingId)]: JSON.stringify({ before, last }) },
  });
  const news = page.getByRole('main').getByText('3 answered since yesterday');
  await expect.element(news).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const item = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect.element(item).toMatchTextContent(/3 answered since yesterday.*Layla & Omar's wedding/);
  await item.getByRole('button', { name: 'Dismiss' }).click();
  await expectCount(item, 0);
  await expectCount(news, 0);
});

test('answers since the last visit have their guests’ names, which open the guests', async () => {
  const last = { at: Date.now() - 1.2 * day, answers: { [guestAboveTheLimit]: 5, [guestWhoDeclined]: 2 } };
  const storage = { [keys.guestAnswersSeen(admin._id, weddingId)]: JSON.stringify({ before: last, last }) };
  await openRoute(answers, { storage, width: 1280 });
  const latest = page.bySelector('section').filter({ hasText: 'Latest answers' });
  await expect.element(latest.getByText('Since yesterday')).toBeVisible();
  await expectTexts(latest.getByRole('listitem'), [
    'Grace Okafor2 coming',
    'Uncle TariqChangedDeclined',
    'Noor Siddiqui2 coming',
    'Dr. Elena Petrova1 coming',
    'Baba Farid1 coming',
  ]);
  await latest.getByRole('link', { name: 'Uncle Tariq' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Uncle Tariq' })).toBeVisible();
});

test('without an earlier visit there are no latest answers', async () => {
  await openRoute(answers);
  await expect.element(page.getByRole('heading', { name: 'To check' })).toBeVisible();
  await expectCount(page.getByText('Latest answers'), 0);
});

test('a name to check opens the guest, in the reader’s language', async () => {
  await openRoute(answers, { locale: 'tr', width: 1280 });
  const item = page.getByRole('listitem').filter({ hasText: 'Miriam Aziz' });
  await expect.element(item).toMatchTextContent('Kartta 2, listede 4 kişi');
  await item.getByRole('link', { name: 'Miriam Aziz' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Miriam Aziz' })).toBeVisible();
  expect(place()).toContain(`guest=${guestWithSmallerCard}`);
});

test.each([
  [1280, true],
  [390, false],
])('at %d px the details are open: %s', async (width, isOpen) => {
  await openRoute(answers, { width });
  const details = page.bySelector('main details');
  await expect.element(details).toBeInTheDocument();
  expect((details.element() as HTMLDetailsElement).open).toBe(isOpen);
});

test.each([1280, 1536])('three cards in Turkish leave room for the details at %d px', async (width) => {
  const last = { at: Date.now() - 1.2 * day, answers: { [guestAboveTheLimit]: 5 } };
  const storage = { [keys.guestAnswersSeen(admin._id, weddingId)]: JSON.stringify({ before: last, last }) };
  await openRoute(answers, { locale: 'tr', storage, width });
  for (const name of ['Son yanıtlar', 'Kontrol edilecek'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  const table = page.bySelector('main details table');
  await expect.element(table).toBeVisible();
  const measure = () => {
    const [{ left, right }, card] = [table.element(), document.querySelector('main details')].map(
      (element) => element?.getBoundingClientRect() ?? new DOMRect(),
    ) as [DOMRect, DOMRect];
    const columns = [...table.element().querySelectorAll('th[scope=col]')].map(
      (heading) => heading.getBoundingClientRect().width,
    );
    return {
      areLegible: columns.length === 4 && columns.every((column) => column >= 48),
      isInCard: left >= card.left && right <= card.right,
    };
  };
  await expect.poll(measure).toEqual({ areLegible: true, isInCard: true });
});
