import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { removeStored, stored, storedKeys } from '../../storage/storage.ts';
import { arrivalLogOf } from './arrival-log.ts';
import { countUnexported, removeArrivals } from './arrivals-on-device.ts';

const grace = { guestId: 'g1', name: 'Grace', people: 2, at: 1_000 };

afterEach(() => removeStored('guestwise.'));

test('what no file holds is counted at all events together, and for its user alone', () => {
  const [wedding, gala] = [arrivalLogOf('amina', 'wedding'), arrivalLogOf('amina', 'gala')];
  wedding.add(grace);
  gala.add(grace);
  arrivalLogOf('selim', 'gala').add(grace);
  expect(countUnexported('amina')).toBe(2);
  wedding.markExported();
  expect(countUnexported('amina')).toBe(1);
  wedding.add({ ...grace, people: 3 });
  expect(countUnexported('amina')).toBe(2);
  removeArrivals('amina');
  expect(countUnexported('amina')).toBe(0);
  expect(countUnexported('selim')).toBe(1);
});

test('a damaged line is no check-in that a file could hold', () => {
  const log = arrivalLogOf('amina', 'wedding');
  log.add(grace);
  log.markExported();
  stored(keys.arrivals('amina', 'wedding'), v.array(v.unknown())).write([{ guestId: '../x' }, grace, 7]);
  expect(countUnexported('amina')).toBe(0);
});

test('nothing of a user stays on the device, not even what was noted about a log that is cleared', () => {
  const log = arrivalLogOf('amina', 'wedding');
  log.add(grace);
  log.markExported();
  log.clear();
  removeArrivals('amina');
  expect(storedKeys('guestwise.')).toEqual([]);
});
