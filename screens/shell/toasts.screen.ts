import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { toasts as store } from '../../src/ui/toasts/toasts.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

test.each([
  ['en', 1280],
  ['ar', 1280],
  ['tr', 768],
] as const)('%s, %i px: toasts leave the focused row or control free', async (locale, width) => {
  await openRoute(`/events/guests/all?event=${conferenceId}`, { locale, width });
  const row = page.bySelector('main tbody tr').nth(20);
  await expect.element(row).toBeVisible();
  const search = page.getByRole('banner').getByRole('button').first().element() as HTMLElement;
  store.show({ variant: 'success', message: 'User data saved with api' });
  const measure = () => toasts.element().getBoundingClientRect();
  await expect.element(toasts).toBeVisible();
  const toast = measure();
  expect(toast.top).toBeGreaterThanOrEqual(0);
  expect(toast.bottom).toBeLessThan(innerHeight / 3);
  expect(toast.width).toBe(360);
  expect((toast.left + toast.right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2);
  scrollBy(0, row.element().getBoundingClientRect().top - toast.top);
  for (const css of ['a', 'input']) {
    search.focus();
    expect(measure().top).toBe(toast.top);
    row.element().querySelector<HTMLElement>(css)?.focus({ preventScroll: true });
    expect(measure().top).toBeGreaterThan(row.element().getBoundingClientRect().bottom);
  }
});

test.each([360, 768, 1280, 1920])(
  'at %i px a toast leaves the changed number and link free',
  async (width) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { width });
    const facts = page.bySelector('main header p').first();
    await expect.element(facts).toBeVisible();
    store.show({
      variant: 'success',
      message: 'Guest saved',
      action: { label: { id: 'Undo', message: 'Undo' }, run: () => {} },
    });
    await expect.element(toasts).toBeVisible();
    const { bottom } = toasts.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(facts.element().getBoundingClientRect().top);
  },
);

test('toasts stay while one has the focus, although the pointer leaves them', async () => {
  await openRoute('/events');
  // A real click gives this page the focus of the browser, and takes the pointer away from where the toasts appear.
  const title = page.bySelector('main h1');
  await title.click();
  const action = { label: { id: 'Undo', message: 'Undo' }, run: () => {} };
  store.show({ variant: 'info', message: 'Guest deleted', action });
  const undo = toasts.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const button = undo.element() as HTMLElement;
  button.focus();
  for (const type of ['pointerenter', 'pointerleave'])
    button.closest('section')?.dispatchEvent(new PointerEvent(type));
  const elapsed = vi.fn<() => void>();
  store.after(100, elapsed);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(elapsed).not.toHaveBeenCalled();
  await title.click();
  await expect.poll(() => elapsed).toHaveBeenCalled();
});
