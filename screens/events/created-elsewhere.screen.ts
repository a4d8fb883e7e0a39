import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { forms, getStored } from '../support/created-elsewhere.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

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
  await expectTexts(toasts, event.created);
  await expect.poll(() => getStored('guestwise.draft')).toEqual({});
  const noted = getStored('guestwise.doubts');
  await openRoute(event.address, { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await expect.element(event.field).toHaveValue('');
});
