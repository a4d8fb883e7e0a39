import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, guestWhoAccepted, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';

const guestForm = (id: string) => `/events/guests/all?event=${weddingId}&guest=${id}&edit=true`;
const messages = `/apps/event/${weddingId}?tab=messages`;
const name = page.getByRole('textbox', { name: 'Name' });
const title = page.getByRole('textbox', { name: 'Title' });

test('a guest saved after their form was closed does not close the form of another guest', async () => {
  await openRoute(guestForm(guestOfFour), { signedInAs: admin });
  await name.fill('Mine');
  backend.play('updateGuest:latency');
  await page.getByRole('button', { name: /Save$/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  follow(guestForm(guestWhoAccepted));
  await name.fill('Typed meanwhile');
  await expect.element(page.getByText('Guest saved')).toBeVisible();
  expect(place()).toBe(guestForm(guestWhoAccepted));
  await expect.element(name).toHaveValue('Typed meanwhile');
});

test('an event created after its form was left does not lead away from the new page', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await name.fill('My party');
  backend.play('createEvent:latency');
  await page.getByRole('button', { name: 'Create event' }).click();
  follow(messages);
  await title.fill('Typed meanwhile');
  await expect.element(page.getByText('Event created')).toBeVisible();
  expect(place()).toContain(messages);
  await expect.element(title).toHaveValue('Typed meanwhile');
});

test('a message created after its form was left does not lead away from the new page', async () => {
  await openRoute(`${messages}&message=new`, { signedInAs: admin });
  await title.fill('Thanks');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Thank you for coming.');
  backend.play('createMessage:latency');
  await page.getByRole('button', { name: 'Create message' }).click();
  follow('/apps/event/new');
  await name.fill('Typed meanwhile');
  await expect.element(page.getByText('Message created')).toBeVisible();
  expect(place()).toContain('/apps/event/new');
  expect(place()).not.toContain('message');
  await expect.element(name).toHaveValue('Typed meanwhile');
});
