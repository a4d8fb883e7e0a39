import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

test('selected guests that a search hides are counted, in the bar and when they are deleted', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  const bar = page.getByRole('region', { name: 'Selected guests' });
  await expect.element(bar).toMatchTextContent('12 guests selected');
  await expect.element(bar).not.toMatchTextContent('not shown');
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('Grace');
  await expect.element(bar).toMatchTextContent('11 of them not shown here');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts).toMatchTextContent('12 guests deleted, 11 of them were not shown');
});

test('"Select all" adds the guests of a search to those selected before it, and is gone when all are', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  for (const name of ['Grace Okafor', 'Baba Farid']) await page.getByLabelText(`Select ${name}`).click();
  const bar = page.getByRole('region', { name: 'Selected guests' });
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('ma');
  const selectAll = bar.getByRole('button', { name: /^Select all/ });
  await expect.element(selectAll).toMatchTextContent('Select all 2');
  await selectAll.click();
  await expect.element(bar).toMatchTextContent('4 guests selected2 of them not shown here');
  await expect.element(selectAll).not.toBeInTheDocument();
});
