import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { removeStored, createStoredValue, getStoredKeys } from '../../../storage/storage.ts';
import { removeUserData } from '../../../storage/user-data.ts';
import { openArrivalLog } from './arrival-log.ts';
import { countUnexported } from './arrivals-on-device.ts';

const grace = { guestId: 'g1', name: 'Grace', people: 2, at: 1_000 };

afterEach(() => removeStored('guestwise.'));

test('unexported check-ins are counted over all events, only for their user', () => {
  const [wedding, gala] = [openArrivalLog('amina', 'wedding'), openArrivalLog('amina', 'gala')];
  wedding.add(grace);
  gala.add(grace);
  openArrivalLog('selim', 'gala').add(grace);
  expect(countUnexported('amina')).toBe(2);
  wedding.markExported();
  expect(countUnexported('amina')).toBe(1);
  wedding.add({ ...grace, people: 3 });
  expect(countUnexported('amina')).toBe(2);
  removeUserData('amina');
  expect(countUnexported('amina')).toBe(0);
  expect(countUnexported('selim')).toBe(1);
});

test('a damaged entry does not count as a check-in', () => {
  const log = openArrivalLog('amina', 'wedding');
  log.add(grace);
  log.markExported();
  createStoredValue(keys.arrivals('amina', 'wedding'), v.array(v.unknown())).write([
    { guestId: '../x' },
    grace,
    7,
  ]);
  expect(countUnexported('amina')).toBe(0);
});

test('all data of a user is deleted, including what is stored about a cleared log', () => {
  const log = openArrivalLog('amina', 'wedding');
  log.add(grace);
  log.markExported();
  log.clear();
  removeUserData('amina');
  expect(getStoredKeys('guestwise.')).toEqual([]);
});
