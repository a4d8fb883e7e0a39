import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import {
  createStoredValue,
  createTabText,
  getStoredKeys,
  getStoredSize,
  isStorageFull,
  markOnce,
  removeStored,
} from './storage.ts';
import { fail, stubStorage } from './test-storage.ts';

const stored = createStoredValue('guestwise.test', v.string());

afterEach(() => {
  stored.remove();
});

test('a value is stored', () => {
  stubStorage();
  expect([stored.write('one'), stored.read(), isStorageFull()]).toEqual([true, 'one', false]);
});

test('[F39] an unreadable value is kept for the life of the tab', () => {
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

test('[F39] once storage works again, its value replaces the one in memory', () => {
  stubStorage({ setItem: fail('QuotaExceededError') });
  stored.write('one');
  const storage = stubStorage();
  expect(stored.read()).toBe('one');
  storage.setItem('guestwise.test', '"from another tab"');
  expect(stored.read()).toBe('from another tab');
  storage.removeItem('guestwise.test');
  expect(stored.read()).toBeUndefined();
});

test('[F39] a value that does not fit into storage leaves no older one there', () => {
  const storage = stubStorage();
  stored.write('one');
  vi.spyOn(storage, 'setItem').mockImplementation(fail('QuotaExceededError'));
  expect(stored.write('two')).toBe(false);
  expect([storage.getItem('guestwise.test'), stored.read()]).toEqual([null, 'two']);
});

test('a stored text of another form is no value', () => {
  const storage = stubStorage();
  for (const text of ['not JSON', '7', 'null']) {
    storage.setItem('guestwise.test', text);
    expect(stored.read()).toBeUndefined();
  }
});

test('changes in another tab are reported until unsubscribed', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const listener = vi.fn<() => void>();
  const unsubscribe = stored.onChangeElsewhere(listener);
  const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('guestwise.other');
  expect(listener).toHaveBeenCalledTimes(0);
  change('guestwise.test');
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  change('guestwise.test');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a prefix’s values are listed, measured and removed', () => {
  const storage = stubStorage();
  const other = createStoredValue('guestwise.else', v.string());
  other.write('kept');
  stored.write('12345');
  expect(getStoredSize('guestwise.test')).toBe('guestwise.test'.length + 7);
  vi.spyOn(storage, 'setItem').mockImplementation(fail('QuotaExceededError'));
  const inMemory = createStoredValue('guestwise.test.memory', v.string());
  inMemory.write('1');
  expect(getStoredKeys('guestwise.test').toSorted()).toEqual(['guestwise.test', 'guestwise.test.memory']);
  expect(getStoredSize('guestwise.test.')).toBe('guestwise.test.memory'.length + 3);
  removeStored('guestwise.test');
  expect([stored.read(), inMemory.read(), other.read()]).toEqual([undefined, undefined, 'kept']);
});

test('[F39] blocked storage has no keys', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(getStoredKeys('guestwise.test')).toEqual([]);
  removeStored('guestwise.test');
});

test('a mark is set once per tab, and not without storage', () => {
  stubStorage({}, 'sessionStorage');
  expect([markOnce('mark'), markOnce('mark')]).toEqual([true, false]);
  const text = createTabText('text');
  expect(text.read()).toBe('');
  text.write('here');
  expect(text.read()).toBe('here');
  vi.stubGlobal('sessionStorage', undefined);
  expect([markOnce('mark'), text.read(), text.write('here')]).toEqual([false, '', undefined]);
});
