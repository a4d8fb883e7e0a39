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

test.each(['en', 'tr', 'ar'] as const)(
  'on a small phone the selection is cleared beside its number (%s)',
  async (locale) => {
    await openRoute(list, { signedInAs: admin, width: 360, height: 800, locale });
    await expect.element(page.getByText('Grace Okafor')).toBeVisible();
    document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
    await expect.poll(() => document.querySelector('section > p[role=status] + button')).not.toBeNull();
    const number = document.querySelector('section > p[role=status]');
    const [text, close] = [edge(number), edge(number?.nextElementSibling)];
    expect(close.top).toBeLessThan(text.bottom);
    expect(close.bottom).toBeGreaterThan(text.top);
    // Everything else is below both, and inside the window.
    const others = [...document.querySelectorAll('section > p[role=status] ~ button ~ button')].map(edge);
    expect(others.filter(({ top }) => top < close.bottom)).toEqual([]);
    expect(others.filter(({ left, right }) => left < 16 || right > 344)).toEqual([]);
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
