import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const panel = page.getByRole('complementary', { name: 'Yusuf & Hana Haddad' });
const edit = panel.getByRole('button', { name: 'Edit' });
const name = panel.getByRole('textbox', { name: 'Name' });

test.each([/Cancel/, /Save/])(
  'the focus goes into the form of a guest, and back to Edit after %s',
  async (end) => {
    await openRoute(`${list}&guest=${guestOfFour}`, { signedInAs: admin });
    await edit.click();
    await expect.element(name).toHaveFocus();
    await panel.getByRole('textbox', { name: 'Phone' }).fill('5550110099');
    await panel.getByRole('button', { name: end }).click();
    await expect.element(edit).toHaveFocus();
  },
);

test('the key e on a row goes into the form', async () => {
  await openRoute(list, { signedInAs: admin });
  await expect.element(page.getByRole('table')).toBeVisible();
  await userEvent.keyboard('je');
  await expect.element(page.getByRole('complementary').getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
