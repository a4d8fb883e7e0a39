import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const small = { signedInAs: admin, width: 360, height: 800 } as const;

/** The lower edges of what is shown, from the top of the first screen. */
const readEnds = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ bottom }) => bottom);

test.each(['tr', 'ar'] as const)(
  'on a small phone the first screen of check-in has its search, its counter and three guests (%s)',
  async (locale) => {
    await openRoute(`/events/${weddingId}/scan`, { ...small, locale });
    await expect.poll(() => readEnds('main li button').length).toBeGreaterThan(3);
    expect(readEnds('main li button')[2]).toBeLessThan(innerHeight);
    expect(readEnds('main > header, main header')[0]).toBeLessThan(160);
    expect(readEnds('main form input')[0]).toBeLessThan(readEnds('main li button')[0] ?? 0);
    expect(document.documentElement.scrollWidth).toBe(360);
    // A placeholder has no width of its own, so the field shows it as its value.
    const field = document.querySelector<HTMLInputElement>('main form input');
    if (!field) throw new Error('There is no field');
    field.value = field.placeholder;
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
);

test.each(['tr', 'ar'] as const)(
  'on a small phone the first screen of the guest list has three guests (%s)',
  async (locale) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { ...small, locale });
    await expect.element(page.getByText('Grace Okafor')).toBeVisible();
    expect(readEnds('tr[data-row]')[2]).toBeLessThan(innerHeight);
    expect(document.documentElement.scrollWidth).toBe(360);
    const cut = [...document.querySelectorAll('main :is(a, button)')].filter((action) => {
      const { left, right, width } = action.getBoundingClientRect();
      return width > 0 && !action.closest('nav') && (left < 0 || right > 360);
    });
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
);

test('on a small phone an arrow before the name of the event leads back to the events', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { ...small, locale: 'ar' });
  const back = page.getByRole('main').getByRole('link', { name: 'المناسبات', exact: true });
  await expect.element(back).toBeVisible();
  const arrow = back.element().getBoundingClientRect();
  const name = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(arrow.left).toBeGreaterThanOrEqual(name.right - 8);
  expect(Math.abs((arrow.top + arrow.bottom - name.top - name.bottom) / 2)).toBeLessThanOrEqual(2);
  await back.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'المناسبات' })).toBeVisible();
});

test('a guest with a phone number or without one is in the middle of their row', async () => {
  await openRoute(`/events/${weddingId}/scan`, small);
  const main = page.getByRole('main');
  const expectCentred = async (list: Locator, guest: RegExp) => {
    const row = list.getByRole('button', { name: guest });
    await expect.element(row).toBeVisible();
    const edges = row.element().getBoundingClientRect();
    const parts = [...row.element().children].map((part) => part.getBoundingClientRect());
    const above = Math.min(...parts.map(({ top }) => top)) - edges.top;
    const below = edges.bottom - Math.max(...parts.map(({ bottom }) => bottom));
    expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
    const [name] = parts;
    const isOnlyName = row.element().querySelector('small') === null && name;
    const offset = isOnlyName ? (name.top + name.bottom - edges.top - edges.bottom) / 2 : 0;
    expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  };
  await expectCentred(main.getByRole('group'), /Baba Farid/);
  await expectCentred(main.getByRole('group'), /Elena Petrova/);
  await main.getByRole('textbox', { name: 'Guest’s link, name or phone' }).fill('a');
  const found = main.getByRole('list').filter({ hasText: 'Uncle Tariq' });
  await expectCentred(found, /Baba Farid/);
  await expectCentred(found, /Elena Petrova/);
});
