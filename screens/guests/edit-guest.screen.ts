import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestOfFour, guestWithSmallerCard, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { readDrafts } from '../support/created-kinds.ts';
import { field, save } from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const edit = (guest: string) => `/events/guests/all?event=${weddingId}&guest=${guest}&edit=true`;

test('the number on the card follows the number invited while both are equal', async () => {
  const { world } = await openRoute(edit(guestOfFour));
  await field('invitees').fill('12');
  await expect.element(field('inviteeOnCard')).toHaveValue('12');
  // Also in the draft, and after it.
  await openRoute(edit(guestOfFour), { world, storage: readDrafts() });
  await expect.element(field('inviteeOnCard')).toHaveValue('12');
  await field('invitees').fill('6');
  await expect.element(field('inviteeOnCard')).toHaveValue('6');
  await save.click();
  await expectCount(save, 0);
  const [call] = await backend.calls('updateGuest');
  expect(call?.body).toMatchObject({ invitees: 6, inviteeOnCard: 6 });
  await expectCount(page.getByRole('complementary').getByText(/^The card says/), 0);
});

test('a number on the card that differs stays', async () => {
  await openRoute(edit(guestWithSmallerCard));
  await field('invitees').fill('3');
  await expect.element(field('inviteeOnCard')).toHaveValue('2');
  await openRoute(edit(guestOfFour));
  await field('inviteeOnCard').fill('5');
  await field('invitees').fill('6');
  await expect.element(field('inviteeOnCard')).toHaveValue('5');
});
