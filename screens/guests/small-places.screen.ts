import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const edge = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element');
  return element.getBoundingClientRect();
};
const getButtons = (number: Element) => [...(number.closest('section')?.querySelectorAll('button') ?? [])];

test.each(['en', 'tr', 'ar'] as const)(
  'on a small phone the selection is cleared beside its number (%s)',
  async (locale) => {
    await openRoute(list, { signedInAs: admin, width: 360, height: 800, locale });
    await expect.element(page.getByText('Grace Okafor')).toBeVisible();
    document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
    const number = page.bySelector('section > div > [role=status]:not(:empty)');
    await expect.element(number).toBeVisible();
    const [close, ...others] = getButtons(number.element()).map(edge);
    const text = edge(number.element());
    expect(close?.top).toBeLessThan(text.bottom);
    expect(close?.bottom).toBeGreaterThan(text.top);
    // Everything else is below both, and inside the window.
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter(({ top }) => top < (close?.bottom ?? 0))).toEqual([]);
    expect(others.filter(({ left, right }) => left < 16 || right > 344)).toEqual([]);
  },
);

test.each(['en', 'ar'] as const)(
  'beside an open guest no action of the list is left on a line of its own (%s)',
  async (locale) => {
    await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin, width: 1280, locale });
    await expect.element(page.getByText('Grace Okafor')).toBeVisible();
    const search = edge(page.getByRole('searchbox').element());
    const print = edge(document.querySelector('main section a[href*="/print"]'));
    expect(print.top).toBeLessThan(search.bottom);
    document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
    const number = page.bySelector('section > div > [role=status]:not(:empty)');
    await expect.element(number).toBeVisible();
    const actions = getButtons(number.element()).slice(1).map(edge);
    expect(actions.length).toBeGreaterThan(3);
    expect(new Set(actions.map(({ top }) => top)).size).toBe(1);
  },
);

test('the panel beside the list has Edit and Delete inside a window of 1920 × 1080', async () => {
  await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, {
    signedInAs: admin,
    width: 1920,
    height: 1080,
    locale: 'tr',
  });
  const panel = page.getByRole('complementary', { name: 'The Lindqvists' });
  for (const name of ['Düzenle', 'Sil']) {
    const button = panel.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    expect(edge(button.element()).bottom).toBeLessThan(innerHeight);
  }
});
