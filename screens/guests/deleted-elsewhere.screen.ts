import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWithUnknownFields as guest, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { backend } from '../support/backend.ts';
import { field, save } from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const row = page.getByRole('row', { name: /Dr. Elena Petrova/ });
const panel = page.getByRole('complementary', { name: 'Dr. Elena Petrova' });
const answers = panel.getByRole('group', { name: 'Record an answer' });

/** Deletes the guest as a co-host would. */
async function deleteElsewhere() {
  const response = await fetch(`/api/v1/events/${weddingId}/guests/${guest}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${tokenFor(admin._id, Date.now())}` },
  });
  expect(response.status).toBe(204);
}

/** Waits until the panel has read the guest itself. */
async function settlePanel(search: string) {
  await expect.poll(async () => (await backend.calls('getGuest')).length).toBe(search === '' ? 0 : 1);
}

test.each([
  [
    'an answer by hand',
    `&guest=${guest}`,
    async () => {
      await expect.element(answers).toBeVisible();
    },
    () => answers.getByRole('button', { name: '2' }).click(),
  ],
  ['an edit', `&guest=${guest}&edit=true`, () => field('name').fill('Elena'), () => save.click()],
  [
    'a look at the details',
    '',
    async () => {
      await expect.element(row).toBeVisible();
    },
    () => row.getByRole('link').first().click(),
  ],
])('%s of a guest whom somebody else deleted says so and closes the panel', async (_, search, begin, end) => {
  await openRoute(list + search);
  await begin();
  await settlePanel(search);
  await deleteElsewhere();
  await end();
  await expectTexts(toasts, ['Someone else deleted Dr. Elena Petrova.']);
  await expectCount(page.getByRole('complementary').getByRole('button', { name: 'Close' }), 0);
  await expectCount(row, 0);
  const all = page.getByRole('navigation').getByRole('link', { name: /^All \d+$/ });
  await expect.element(all).toHaveTextContent('All 11');
});

test('a guest whose 404 comes from a proxy is not taken for deleted', async () => {
  await openRoute(`${list}&guest=${guest}`);
  await settlePanel('guest');
  await expect.element(answers).toBeVisible();
  await backend.plan({
    operationId: 'getGuest',
    status: 404,
    text: 'No such page',
    contentType: 'text/plain',
  });
  await answers.getByRole('button', { name: '2' }).click();
  await expect.element(toasts).toMatchTextContent('We could not save this answer.');
  await expect.element(panel).toBeVisible();
});

test('a bulk edit names guests whom somebody else deleted', async () => {
  // The whole list, which is not read again after each edit.
  await openRoute(`${list}&sort=-name`);
  await page.getByLabelText('Select Dr. Elena Petrova').click();
  await page.getByLabelText('Select Grace Okafor').click();
  await deleteElsewhere();
  await page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 guests' });
  await dialog.getByRole('combobox', { name: 'On WhatsApp' }).selectOptions('No');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByRole('list', { name: 'Not edited' }))
    .toMatchTextContent('Dr. Elena PetrovaSomeone else deleted this guest.');
  await expectCount(dialog.getByRole('button', { name: /^Try again/ }), 0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectCount(row, 0);
});
