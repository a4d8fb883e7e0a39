import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { writeXlsx } from '../../src/features/guest-export/write-xlsx.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const count = 1_000;
const guests = Array.from({ length: count }, (_, at) => [
  `Imported ${at}`,
  `7${String(at).padStart(9, '0')}`,
  2,
]);

test('[F83] each of the 1,000 guests of a workbook is created once', { timeout: 120_000 }, async () => {
  const rows = [['Name', 'Phone', 'Invited'], ...guests];
  const workbook = await writeXlsx({ name: 'Guests', rows, isRightToLeft: false });
  await openRoute(`/events/guests/import?event=${weddingId}`, { signedInAs: admin });
  await userEvent.upload(page.getByLabelText('File with guests'), [new File([workbook], 'guests.xlsx')]);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Import 1,000 guests' }).click();
  await expect.element(main.getByRole('progressbar')).toBeVisible();
  await expect
    .element(main.getByRole('heading', { name: '1,000 guests added, each once' }), { timeout: 110_000 })
    .toBeVisible();
  // The log of the mock backend keeps the last calls.
  const created = (await backend.calls('createGuest')).map(({ body }) => (body as { name: string }).name);
  expect(created.length).toBeGreaterThan(400);
  expect(new Set(created).size).toBe(created.length);
  await main.getByRole('link', { name: 'Go to the guest list' }).click();
  await expect.element(main.getByText('1,012 guests', { exact: true }).first()).toBeVisible();
});
