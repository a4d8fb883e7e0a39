import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import { forms, getStored } from '../support/created-elsewhere.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const { event } = forms;
const cover = page.getByRole('button', { name: 'Sunrise' });
const images = page.getByRole('list', { name: 'Images of this event' });

test('[F08] a copy of a new event that another tab has given an image and created is not restored', async () => {
  const { world } = await openRoute(event.address, { signedInAs: admin });
  await event.field.fill('Ada Lovelace');
  flushDrafts();
  const copies = getStored('guestwise.draft');
  await openRoute(event.address, { signedInAs: admin, world, storage: copies });
  await expect.element(event.field).toHaveValue('Ada Lovelace');
  await cover.click();
  await expectCount(images.getByRole('listitem'), 1);
  await event.send.click();
  await expect.poll(() => getStored('guestwise.draft')).toEqual({});
  const noted = getStored('guestwise.doubts');
  await openRoute(event.address, { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await expect.element(event.field).toHaveValue('');
});

test('[F08] a new event stays in doubt while another draft creates another event', async () => {
  const { world } = await openRoute(event.address, { signedInAs: admin });
  await event.field.fill('Ada Lovelace');
  backend.play('createEvent:applied-then-504');
  await event.send.click();
  await expect.element(page.getByText(/We are not sure this was saved/)).toBeVisible();
  flushDrafts();
  const copies = getStored('guestwise.draft');
  await openRoute(event.address, { signedInAs: admin, world, storage: getStored('guestwise.doubts') });
  await event.field.fill('Ada King');
  await event.send.click();
  await expect.poll(() => getStored('guestwise.draft')).toEqual({});
  const noted = getStored('guestwise.doubts');
  await openRoute(event.address, { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await expect.element(event.field).toHaveValue('Ada Lovelace');
  await event.send.click();
  await expect.element(page.getByText(/An identical entry already exists/)).toBeVisible();
});
