import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { interceptCalls, repeatCalls } from '../support/intercept-calls.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const main = page.getByRole('main');
const ada = 'Ada Lovelace, 555 090 0041, 2';

/** Pastes a list, and stops before the last step of the import. */
async function preview(list: string) {
  await openRoute(`/events/guests/import?event=${weddingId}`);
  await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list);
  await main.getByRole('button', { name: 'Preview' }).click();
  return main.getByRole('button', { name: 'Import 1 guest' });
}

test('[F89] a guest repeated by the browser is counted and linked', async () => {
  const send = await preview(ada);
  repeatCalls((guest) => ({ ...guest, invitees: 5 }));
  await send.click();
  await expect.element(page.getByRole('heading', { name: '1 guest added', exact: true })).toBeVisible();
  await main.getByRole('link', { name: '1 more than in the file' }).click();
  await expectCount(page.getByRole('row', { name: /Ada Lovelace/ }), 2);
});

test('[F83] an offline import reports the loss and its continuation', async () => {
  const send = await preview(ada);
  interceptCalls((request, pass) =>
    request.method === 'POST' ? Promise.reject(new TypeError('offline')) : pass(request),
  );
  await send.click();
  await expect.element(page.getByText(/^The connection was lost\. In 30 seconds,/)).toBeVisible();
  await main.getByRole('button', { name: 'Pause' }).click();
  // The import keeps its lock until then, which the next test asks for.
  await expect.element(main.getByText('Import paused')).toBeVisible();
});

test('rows left out can be corrected and added after the import', async () => {
  const send = await preview(`${ada}\n${ada}\nCem Kaya, 555, 1`);
  await main.getByRole('link', { name: 'New 1' }).click();
  await send.click();
  await main.getByRole('button', { name: 'Review 2 rows not imported' }).click();
  await expect.element(main.getByRole('link', { name: 'To correct 1' })).toHaveFocus();
  await expect.element(main.getByRole('link', { name: 'Duplicates 1' })).toBeVisible();
  const row = page.getByRole('form', { name: 'Row 3' });
  await row.getByRole('textbox', { name: 'Phone' }).fill('5550900042');
  await row.getByRole('button', { name: 'Done' }).click();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '1 guest added' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Review 1 row not imported' })).toBeVisible();
});
