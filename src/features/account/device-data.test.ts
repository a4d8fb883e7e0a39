import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import * as keys from '../../storage/keys.ts';
import { removeStored, createStoredValue, getStoredKeys } from '../../storage/storage.ts';
import { getDeviceData } from './device-data.ts';

// Files share a worker, and so its memory.
beforeEach(() => removeStored('guestwise.'));

const write = (key: string) => createStoredValue(key, v.string()).write('1234');

test('a device without data has nothing to show', () => {
  expect(getDeviceData('u1')).toEqual([]);
});

test('each kind is counted and removed only for this user', () => {
  write(keys.draft('u1', 'event new'));
  write(keys.draft('u1', 'event 2'));
  write(keys.draft('u2', 'event new'));
  write(keys.arrivals('u1', 'e1'));
  const data = getDeviceData('u1');
  expect(data.map(({ id, count }) => [id, count])).toEqual([
    ['drafts', 2],
    ['arrivals', 1],
  ]);
  expect(data[1]?.bytes).toBe(2 * (keys.arrivals('u1', 'e1').length + '"1234"'.length));
  for (const { remove } of data) remove();
  expect(getStoredKeys('guestwise.')).toEqual([keys.draft('u2', 'event new')]);
});

test('the settings of the device are one kind, whoever is logged in', () => {
  const settings = [keys.countryCode, keys.singleKeys, keys.checkInSignal, keys.devicePreference];
  for (const key of [...settings, keys.lastEvent, keys.locale, keys.token]) write(key);
  expect(getDeviceData('u1').map(({ id, count }) => [id, count])).toEqual([
    ['lastEvent', 1],
    ['settings', 4],
  ]);
});

test('[F39] deleted check-in logs leave no count that hides later ones', () => {
  const [log, other] = [keys.arrivals('u1', 'e1'), keys.arrivals('u2', 'e1')];
  for (const key of [log, keys.exportedCount(log), other, keys.exportedCount(other)]) write(key);
  for (const { remove } of getDeviceData('u1')) remove();
  expect(getStoredKeys('guestwise.').toSorted()).toEqual([other, keys.exportedCount(other)].toSorted());
});
