import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const editForm = `${list}&guest=${guestOfFour}&edit=true`;
const name = page.getByRole('textbox', { name: 'Name' });
const restored = page.getByText('We restored your unsaved changes');
/** The drafts that a reload leaves: the page writes what is typed when it is left. */
function getDrafts() {
  flushDrafts();
  return Object.fromEntries(
    Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft')),
  );
}

// The server's own sentence, or ours.
const refusals = [
  ['403', 'You may not do this.'],
  ['404', 'There is no such thing.'],
  ['410', 'This is gone for good.'],
] as const;
const failures = [
  ...refusals,
  ['offline', 'We are not sure this was saved. Check before you save again.'],
] as const;

test.each(refusals)(
  '[F06] a guest refused with %s stays in the form for another try',
  async (failure, text) => {
    await openRoute(`${list}&add=true`, { signedInAs: admin });
    const form = page.getByRole('dialog');
    await name.fill('Ada Lovelace');
    backend.play(`createGuest:${failure}`);
    const add = form.getByRole('button', { name: 'Add 1 guest' });
    await add.click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(name).toHaveValue('Ada Lovelace');
    backend.play();
    await add.click();
    await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  },
);

test.each(failures)(
  '[F06] a change refused with %s stays in the form for another try',
  async (failure, text) => {
    await openRoute(editForm, { signedInAs: admin });
    await name.fill('Mine');
    backend.play(`updateGuest:${failure}`);
    const save = page.getByRole('button', { name: /Save$/ });
    await save.click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(name).toHaveValue('Mine');
    backend.play();
    await save.click();
    await expect.element(save).not.toBeInTheDocument();
  },
);

test.each(failures)(
  '[F06] an answer by hand refused with %s is taken back, and can be repeated',
  async (failure, text) => {
    await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin });
    const three = page.getByRole('group', { name: 'Answer given by phone or in person' }).getByText('3');
    await expect.element(three).toBeVisible();
    backend.play(`updateGuest:${failure}`);
    await three.click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    backend.play();
    await three.click();
    await expect.element(three).toHaveAttribute('aria-pressed', 'true');
  },
);

test('[F06] an answer by hand is certainly not saved if the guest could not be read before', async () => {
  await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin });
  const three = page.getByRole('group', { name: 'Answer given by phone or in person' }).getByText('3');
  await expect.element(three).toBeVisible();
  backend.play('getGuest:offline');
  await three.click();
  await expect.element(page.getByRole('alert').getByText('We could not save this answer.')).toBeVisible();
});

test('[F40] rows that were refused are restored after a reload, with a notice', async () => {
  const { world } = await openRoute(`${list}&add=true`, { signedInAs: admin });
  await name.fill('Ada Lovelace');
  backend.play('createGuest:403');
  await page.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(page.getByRole('alert').getByText('You may not do this.')).toBeVisible();
  await openRoute(`${list}&add=true`, { signedInAs: admin, world, storage: getDrafts() });
  await expect.element(restored).toBeVisible();
  await expect.element(name).toHaveValue('Ada Lovelace');
  await expect.element(name).toHaveFocus();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  expect(getDrafts()).toEqual({});
});

test('[F40] a 500 ends the session, and keeps the rows for the next login', async () => {
  const { world } = await openRoute(`${list}&add=true`, { signedInAs: admin });
  await name.fill('Ada Lovelace');
  backend.play('createGuest:500');
  await page.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  backend.play();
  await openRoute(`${list}&add=true`, { signedInAs: admin, world, storage: getDrafts() });
  await expect.element(restored).toBeVisible();
  await expect.element(name).toHaveValue('Ada Lovelace');
});
