import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinnerId, guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestWithoutPhone, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { forgetForms } from '../../src/forms/sent-forms.ts';
import { draft, draftInTab } from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { areas, change, expectSaved, field, keep, question, save, sent, start } from '../support/merging.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const guests = `/events/guests/all?event=${weddingId}`;
const singleGuest = `/events/guests/all?event=${dinnerId}&guest=${guestOfTheSingleDinner}&edit=true`;

test('[F29] guest: their version is shown, and the focus goes back to Edit', async () => {
  await openRoute(areas.guest.address, { signedInAs: admin });
  await field('name').fill('Mine');
  await change(areas.guest, { name: 'Theirs' });
  await save.click();
  await keep('their').click();
  await expect.element(page.getByRole('complementary', { name: 'Theirs' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus();
  expect(await sent(areas.guest)).toEqual([]);
});

test('[F29] guest: a number that the form of a single-guest event does not show is taken over without a word', async () => {
  await openRoute(singleGuest, { signedInAs: admin });
  await field('name').fill('Mine');
  await backend.patch('guests', guestOfTheSingleDinner, { invitees: 2 });
  await save.click();
  await expectSaved(areas.guest);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Mine', invitees: 2 }]);
});

test('guest: a number that the form of a single-guest event does not show cannot prevent a save', async () => {
  await openRoute(singleGuest, {
    signedInAs: admin,
    before: () => backend.patch('guests', guestOfTheSingleDinner, { invitees: 1000, inviteeOnCard: 1000 }),
  });
  await field('name').fill('Mine');
  await save.click();
  await expectSaved(areas.guest);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Mine', invitees: 1000, inviteeOnCard: 1000 }]);
});

test('guest: a number in a draft is not sent if the form does not show it', async () => {
  const value = { name: 'Mine', phone: '', invitees: 'x', inviteeOnCard: '1', isWAPhone: '' };
  const key = draftInTab(draft(admin._id, `guest ${guestOfTheSingleDinner}`), 'closed');
  await openRoute(singleGuest, {
    signedInAs: admin,
    storage: { [key]: JSON.stringify({ at: Date.now(), value }) },
    before: () => backend.patch('guests', guestOfTheSingleDinner, { invitees: 1 }),
  });
  await save.click();
  await expectSaved(areas.guest);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Mine', invitees: 1 }]);
});

test('[F23] guest: what the server does not have is not sent', async () => {
  await openRoute(`${guests}&guest=${guestWithoutPhone}&edit=true`, { signedInAs: admin });
  await field('name').fill('Mine');
  await save.click();
  await expectSaved(areas.guest);
  const [body] = await sent(areas.guest);
  expect(body).not.toHaveProperty('phone');
});

test('[F29] a question closes with its form, and what was typed is still there', async () => {
  await start(areas.guest, 'Mine');
  await change(areas.guest, { name: 'Theirs' });
  await save.click();
  await expect.element(question).toBeVisible();
  follow(guests);
  await expectCount(question, 0);
  // Nothing is being sent any more.
  expect(forgetForms()).toBe(0);
  follow(areas.guest.address);
  await expect.element(field('name')).toHaveValue('Mine');
  await save.click();
  await expect.element(question).toMatchTextContent('Theirs');
});
