import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

test('custom scrollbars are thin, and tabs show none', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const getWidth = (element: Element) => getComputedStyle(element).scrollbarWidth;
  await expect.poll(() => getWidth(document.documentElement)).toBe('thin');
  const tabs = page.getByRole('navigation', { name: 'Filter guests' });
  expect(getWidth(tabs.element())).toBe('none');
});
