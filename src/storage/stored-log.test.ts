import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { createStoredLog } from './stored-log.ts';
import { fail, stubStorage } from './test-storage.ts';

const log = createStoredLog('log', v.array(v.number()), (one, other) => one - other);

// Files share a worker, and so its memory.
beforeEach(() => log.remove());

test('[F39] with full storage an undone entry does not return', () => {
  const most = '[2,3]'.length;
  const storage = stubStorage({
    setItem(key, text) {
      if (text.length > most) fail('QuotaExceededError')();
      storage[key] = text;
    },
  });
  expect(log.write([2, 3])).toBe(true);
  expect(log.write([1, 2, 3])).toBe(false);
  expect(log.read()).toEqual([1, 2, 3]);
  log.write([1, 2, 4]);
  expect(storage.log).toBe('[2]');
  expect(log.read()).toEqual([1, 2, 4]);
});
