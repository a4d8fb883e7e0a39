import { vi } from 'vitest';

/** A storage as of a browser: its keys are own properties. */
export class TestStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** Gives the browser an empty storage, whose functions may fail. */
export function stubStorage(
  failing: Partial<Pick<Storage, 'getItem' | 'setItem'>> = {},
  name = 'localStorage',
) {
  const storage = Object.create(Object.assign(Object.create(TestStorage.prototype), failing)) as TestStorage;
  vi.stubGlobal(name, storage);
  return storage;
}

/** A function of a storage that fails with this name, such as 'QuotaExceededError'. */
export const fail = (name: string) => () => {
  throw new DOMException('Storage has failed.', name);
};
