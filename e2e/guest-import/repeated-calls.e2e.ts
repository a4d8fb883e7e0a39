import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { alwaysComeAs } from '../support/visitor.ts';

const rows = Array.from(
  { length: 60 },
  (_, number) => `Imported Guest ${number},${7_000_000_000 + number},2`,
);
const file = {
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Phone,Invited', ...rows].join('\r\n')),
};

test('[F83] calls that the browser repeats after their connections died create no duplicates, even after a reload', async ({
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  await alwaysComeAs(page, admin);
  await page.goto(`/events/guests/import?event=${weddingId}`);
  await page.getByLabel('File with guests').setInputFiles(file);
  await backend.play('createGuest:applied-then-diesx3', 'createGuest:latency');
  await button('Import 60 guests').click();
  await expect.poll(async () => (await backend.calls('createGuest')).length).toBeGreaterThan(12);
  await page.reload();
  await backend.play();
  await button('Continue import').click();
  await expect(page.getByRole('heading', { name: '60 guests added, each once' })).toBeVisible({
    timeout: 90_000,
  });
  // Otherwise this browser repeats nothing, and the test shows nothing.
  await expect(page.getByText(/duplicate entr(?:y|ies) deleted/)).toBeVisible();
  await page.goto(`/events/guests/all?event=${weddingId}&q=Imported`);
  await expect(page.getByText('60 guests', { exact: true })).toBeVisible();
});
