import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { catchDownloads } from '../support/downloads.ts';
import { openRoute } from '../support/open-route.tsx';

const print = `/events/guests/print?event=${weddingId}`;
const sheet = page.bySelector('[data-print-sheet]');

test.each([
  ['', '12 guests'],
  ['&filter=accepted&whatsapp=no', 'Coming · Not on WhatsApp: 2 guests'],
  ['&answer=waiting&invited=5&search=l', 'Not answered · At least 5 invited · “l”: 1 guest'],
])('the printable list of “%s” says which guests it has', async (view, words) => {
  await openRoute(`${print}${view}`);
  await expect.element(sheet.getByText(words, { exact: true })).toBeInTheDocument();
});

test('the printable list can be exported too', async () => {
  await openRoute(`${print}&filter=accepted`);
  const files = catchDownloads();
  await page.getByRole('button', { name: 'Export as CSV file' }).click();
  await expect.poll(() => files).toHaveLength(1);
  const text = await files[0]?.text();
  expect(text).toContain('Grace Okafor');
  expect(text).not.toContain('Uncle Tariq');
});
