import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([1280, 360])('%i px: the checkbox of a row says that it is selected', async (width) => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, width });
  const box = page.getByRole('checkbox', { name: 'Select Grace Okafor' });
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByRole('region', { name: 'Selected guests' })).toBeVisible();
  const row = box.element().closest('tr') as Element;
  const color = () => getComputedStyle(row).backgroundColor;
  const selected = color();
  // `aria-selected` is not for rows of a table, and the checkbox has the state already.
  expect(document.querySelectorAll('main [aria-selected]')).toHaveLength(0);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  expect(color()).toBe(selected);
  await userEvent.hover(row);
  expect(color()).toBe(selected);
  await box.click();
  await expect.poll(color).not.toBe(selected);
});
