import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { toasts } from '../../src/ui/toasts.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts as shown } from '../support/toasts.ts';

const guests = `/events/guests/all?event=${weddingId}`;

/** The elements that a toast covers, wholly or in part. */
async function findCovered(css: string) {
  toasts.show({ variant: 'success', message: 'User data saved with api' });
  await expect.element(shown).toBeVisible();
  const toast = shown.element().getBoundingClientRect();
  return [...document.querySelectorAll(css)].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom;
  });
}

test.each([
  ['en', 1280],
  ['ar', 1280],
  ['tr', 768],
  ['en', 360],
  ['ar', 360],
] as const)(
  '%s, %i px: a toast covers neither the name of an event nor its actions',
  async (locale, width) => {
    await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin, locale, width });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = 'main header :is(h1, button, a)';
    expect(document.querySelectorAll(header).length).toBeGreaterThan(5);
    expect(await findCovered(header)).toEqual([]);
  },
);

test.each([
  ['en', 1280],
  ['tr', 768],
  ['ar', 768],
  ['en', 360],
] as const)('%s, %i px: a toast does not cover the bar of the selected guests', async (locale, width) => {
  await openRoute(guests, { signedInAs: admin, locale, width });
  await page.bySelector('main tbody input[type=checkbox]').first().click();
  await expect.element(page.bySelector('main section:has(p + button)')).toBeVisible();
  expect(await findCovered('main section:has(p + button)')).toEqual([]);
});

test.each([
  ['en', 1280],
  ['ar', 768],
  ['en', 360],
] as const)('%s, %i px: a toast does not cover the settings', async (locale, width) => {
  await openRoute('/pages/faq', { signedInAs: admin, locale, width });
  void openShellPart('settings');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await findCovered('[role=dialog]')).toEqual([]);
});

test.each([
  ['en', 1366],
  ['ar', 1366],
  ['en', 1024],
  ['en', 360],
  ['ar', 360],
] as const)('%s, %i px: a toast does not cover the row of the focus', async (locale, width) => {
  // So high that the first row is where the toasts are.
  await openRoute(guests, { signedInAs: admin, locale, width, height: 650 });
  const link = page.bySelector('main tbody tr th a').first();
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await expect.element(link).toHaveFocus();
  expect(await findCovered('main tbody tr:focus-within')).toEqual([]);
});
