import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { getDeviceData } from '../../src/features/account/device-data.ts';
import { backend } from '../support/backend.ts';
import { forms, getStored } from '../support/created-elsewhere.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const { guests } = forms;

test('[F40] new guests that are being sent while all drafts are deleted are not stored again', async () => {
  await openRoute(guests.address, { signedInAs: admin });
  await guests.field.fill('Ada Lovelace');
  await userEvent.keyboard('{Enter}');
  await guests.field.last().fill('Grace Hopper');
  flushDrafts();
  const [key = ''] = Object.keys(getStored('guestwise.draft '));
  const [, userId = ''] = key.split(' ');
  backend.play('createGuest:latency');
  await guests.send.click();
  getDeviceData(userId)
    .find(({ id }) => id === 'drafts')
    ?.remove();
  expect(getStored('guestwise.draft ')).toEqual({});
  const stored: string[] = [];
  await expect
    .poll(() => {
      flushDrafts();
      stored.push(...Object.keys(getStored('guestwise.draft ')));
      return toasts.elements().length;
    })
    .toBe(1);
  await expectTexts(toasts, ['Guests added: 2']);
  expect(stored).toEqual([]);
});
