import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import * as keys from './keys.ts';
import { createStoredValue, getStoredKeys, removeStored } from './storage.ts';
import { getUserData, removeUserData } from './user-data.ts';

// Files share a worker, and so its memory.
beforeEach(() => removeStored('guestwise.'));

/** The keys of this device, which stay after a logout, or are removed with the session. */
const ofDevice = new Set<string>([
  keys.token,
  keys.clockSkew,
  keys.locale,
  keys.lastEvent,
  keys.devicePreference,
  keys.templateState,
  keys.demoSession,
  keys.checkInSignal,
  keys.countryCode,
  keys.singleKeys,
]);

test('every key is one of this device, or its value is deleted at a logout', () => {
  const prefixes: string[] = Object.values(getUserData('u1')).flatMap((data) =>
    'dependent' in data ? [data.prefix, data.dependent] : [data.prefix],
  );
  const ofUser = Object.values(keys)
    .map((key) => (typeof key === 'string' ? key : key('u1', 'e1')))
    // The prefixes of several users are those of keys that are checked themselves.
    .filter((key) => ![keys.arrivalLogs, keys.keptLists, keys.drafts].includes(key) && !ofDevice.has(key))
    // These take another key.
    .map((key) => key.replace(/^u1(?= |$)/, keys.draft('u1', 'e1')));
  expect(ofUser.length).toBeGreaterThan(5);
  expect(ofUser.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
});

test('a logout deletes that user’s data, and no similar id’s', () => {
  const write = (key: string) => createStoredValue(key, v.string()).write('kept');
  for (const user of ['1', '12'])
    for (const data of Object.values(getUserData(user))) {
      if (data.prefix !== keys.openedMessages) write(`${data.prefix}e1`);
      if ('dependent' in data) write(`${data.dependent}e1`);
    }
  removeUserData('1');
  expect(getStoredKeys('guestwise.')).toHaveLength(7);
  removeUserData('12');
  expect(getStoredKeys('guestwise.')).toEqual([]);
});

test('guests’ ids in the log of opened messages are deleted at a logout', () => {
  createStoredValue(keys.openedMessages, v.array(v.unknown())).write([['e1', 'g1', 1]]);
  removeUserData('u1');
  expect(getStoredKeys('guestwise.')).toEqual([]);
});
