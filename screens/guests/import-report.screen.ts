import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const main = page.getByRole('main');
const ada = 'Ada Lovelace, 555 090 0041, 2';

/** Pastes a list, and stops before the last step of the import. */
async function preview(list: string) {
  await openRoute(`/events/guests/import?event=${weddingId}`);
  await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list);
  await main.getByRole('button', { name: 'Preview' }).click();
  return main.getByRole('button', { name: 'Import 1 guest' });
}

/** Intercepts the calls of the page; `send` passes one on. */
function meetCalls(
  meet: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>,
) {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    return request.url.includes('/api/v1/') ? meet(request, send) : send(request);
  });
  onTestFinished(() => spy.mockRestore());
}

/** Repeats the creating calls, as a browser does after a cut connection; `change` changes the first of each two. */
const repeatCalls = (change: (guest: object) => object) =>
  meetCalls(async (request, pass) => {
    if (request.method === 'POST') {
      const body = JSON.stringify(change((await request.clone().json()) as object));
      await pass(new Request(request.clone(), { method: 'POST', body }));
    }
    return pass(request);
  });

test('[F83] a guest whose call was repeated by the browser is on the list once, and the report counts the deleted duplicate', async () => {
  const send = await preview(ada);
  repeatCalls((guest) => guest);
  await send.click();
  await expect.element(page.getByRole('heading', { name: '1 guest added' })).toBeVisible();
  await expect.element(page.getByText('1 duplicate entry deleted')).toBeVisible();
  await main.getByRole('link', { name: 'Go to the guest list' }).click();
  await page.getByRole('searchbox').fill('Ada Lovelace');
  await expect.poll(() => page.getByRole('row', { name: /Ada Lovelace/ }).elements().length).toBe(1);
});

test('[F83] an entry that differs from the file stays, and is named in the report with a link to both', async () => {
  const send = await preview(ada);
  repeatCalls((guest) => ({ ...guest, invitees: 5 }));
  await send.click();
  await expect.element(page.getByRole('heading', { name: '1 guest added', exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/^1 guest is on the list more often than in your file\./))
    .toBeVisible();
  await main.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect.poll(() => page.getByRole('row', { name: /Ada Lovelace/ }).elements().length).toBe(2);
});

test('[F83] "once" is shown only if the guest list could be read again', async () => {
  const send = await preview(ada);
  let isSent = false;
  meetCalls((request, pass) => {
    isSent ||= request.method === 'POST';
    return isSent && request.method === 'GET' ? Promise.reject(new TypeError('cut')) : pass(request);
  });
  await send.click();
  await expect.element(page.getByText(/^We could not read the guest list again\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 guest added', exact: true })).toBeVisible();
});

test('[F83] an import without a connection reports the loss at once, and when it continues', async () => {
  const send = await preview(ada);
  meetCalls((request, pass) =>
    request.method === 'POST' ? Promise.reject(new TypeError('offline')) : pass(request),
  );
  await send.click();
  await expect.element(page.getByText(/^The connection was lost\. In 30 seconds,/)).toBeVisible();
  await main.getByRole('button', { name: 'Pause' }).click();
  // The import keeps its lock until then, which the next test asks for.
  await expect.element(main.getByText('Import paused')).toBeVisible();
});

test('rows that were left out are one click away after the import, and can be corrected and added', async () => {
  const send = await preview(`${ada}\n${ada}\nCem Kaya, 555, 1`);
  await main.getByRole('link', { name: 'Ready 1' }).click();
  await send.click();
  await main.getByRole('button', { name: 'Review 2 rows not added' }).click();
  await expect.element(main.getByRole('link', { name: 'To correct 1' })).toHaveFocus();
  await expect.element(main.getByRole('link', { name: 'Duplicates 1' })).toBeVisible();
  const row = page.getByRole('form', { name: 'Row 3' });
  await row.getByRole('textbox', { name: 'Phone' }).fill('5550900042');
  await row.getByRole('button', { name: 'Done' }).click();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '1 guest added' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Review 1 row not added' })).toBeVisible();
});
