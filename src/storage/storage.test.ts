import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createStoredValue, isStorageFull } from './storage.ts';

const stored = createStoredValue('guestwise.test', v.string());

/** Storage whose functions may fail. */
function stubStorage(failing: Partial<Pick<Storage, 'getItem' | 'setItem'>>) {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
    ...failing,
  });
}

const fail = (name: string) => () => {
  throw new DOMException('Storage has failed.', name);
};

afterEach(() => {
  stored.remove();
  vi.unstubAllGlobals();
});

test('a value is stored', () => {
  stubStorage({});
  expect([stored.write('one'), stored.read(), isStorageFull()]).toEqual([true, 'one', false]);
});

test('[F39] a value that cannot be read again is kept for the life of the tab', () => {
  stubStorage({ getItem: fail('SecurityError') });
  expect([stored.write('one'), stored.read(), isStorageFull()]).toEqual([false, 'one', false]);
});

test('[F39] full storage is not blocked storage', () => {
  for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']) {
    stubStorage({ setItem: fail(name) });
    expect([stored.write('one'), stored.read(), isStorageFull()]).toEqual([false, 'one', true]);
  }
  stubStorage({ setItem: fail('SecurityError') });
  expect([stored.write('one'), stored.read(), isStorageFull()]).toEqual([false, 'one', false]);
});
