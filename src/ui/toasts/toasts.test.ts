import { beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());

const saying = (message: string) => ({ variant: 'info', message }) as const;
const setUp = () => {
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  const toasts = createToasts();
  return { toasts, pass, words: () => toasts.getSnapshot().map(({ message }) => message) };
};

test('a toast hides after 6000 ms', () => {
  const { toasts, pass, words } = setUp();
  toasts.show(saying('saved'));
  pass(5999);
  expect(words()).toEqual(['saved']);
  pass(1);
  expect(words()).toEqual([]);
});

test('[F62] of a hundred toasts the newest five are on the screen', () => {
  const { toasts, words } = setUp();
  for (let count = 1; count <= 100; count += 1) toasts.show(saying(`toast ${count}`));
  expect(words()).toEqual(['toast 96', 'toast 97', 'toast 98', 'toast 99', 'toast 100']);
});

test('a deletion after another of the same kind keeps the Undo of the first', () => {
  const { toasts } = setUp();
  const undone: number[] = [];
  const UndoKeys = () => null;
  const label = { id: 'Undo' };
  for (const place of [1, 2])
    toasts.show({
      ...saying('Note archived'),
      action: { label, UndoKeys, run: () => void undone.push(place) },
    });
  for (const { action } of toasts.getSnapshot()) action?.run();
  expect(undone).toEqual([1, 2]);
});

test('the sixth toast replaces the oldest without an Undo', () => {
  const { toasts, words } = setUp();
  const undo = { label: { id: 'Undo' }, UndoKeys: () => null, run: () => {} };
  for (const place of [1, 2, 3, 4]) toasts.show({ ...saying(`deleted ${place}`), action: undo });
  toasts.show(saying('saved'));
  toasts.show({ ...saying('deleted 5'), action: undo });
  expect(words()).toEqual(['deleted 1', 'deleted 2', 'deleted 3', 'deleted 4', 'deleted 5']);
  toasts.show(saying('saved again'));
  expect(words()).toEqual(['deleted 2', 'deleted 3', 'deleted 4', 'deleted 5', 'saved again']);
});

test('the timer pauses under the pointer or the focus, and then continues', () => {
  const { toasts, pass, words } = setUp();
  toasts.show(saying('read me'));
  pass(4000);
  toasts.pause();
  toasts.pause();
  pass(60_000);
  toasts.show(saying('me too'));
  expect(words()).toEqual(['read me', 'me too']);
  toasts.resume();
  pass(1999);
  expect(words()).toEqual(['read me', 'me too']);
  pass(1);
  expect(words()).toEqual(['me too']);
  pass(4000);
  expect(words()).toEqual([]);
});

test('a dismissed toast is gone, and listeners are notified of every change', () => {
  const { toasts, words } = setUp();
  let changes = 0;
  const stop = toasts.subscribe(() => (changes += 1));
  toasts.show(saying('one'));
  toasts.dismiss(toasts.getSnapshot()[0]?.id ?? 0);
  expect(words()).toEqual([]);
  stop();
  toasts.show(saying('two'));
  expect(changes).toBe(2);
});

test('a notice is withdrawn by its words', () => {
  const { toasts, words } = setUp();
  toasts.show(saying('sending'));
  toasts.show(saying('saved'));
  expect(toasts.withdraw(saying('sending'))).toBe(true);
  expect(words()).toEqual(['saved']);
  expect(toasts.withdraw(saying('sending'))).toBe(false);
});

test('the same text again is one toast, shown for six more seconds', () => {
  const { toasts, pass, words } = setUp();
  toasts.show(saying('not refreshed'));
  toasts.show(saying('saved'));
  pass(4000);
  toasts.show(saying('not refreshed'));
  expect(words()).toEqual(['saved', 'not refreshed']);
  pass(2000);
  expect(words()).toEqual(['not refreshed']);
  // The same sentence with another number is another text.
  for (const count of [2, 3])
    toasts.show({ variant: 'error', message: { id: '{count} guests', values: { count } } });
  expect(words()).toHaveLength(3);
});

test('a failure in the place of another one tries both again', () => {
  const { toasts } = setUp();
  const retried: string[] = [];
  const fail = (name: string) =>
    toasts.show({
      variant: 'error',
      message: 'We could not delete 1 guest.',
      action: { label: { id: 'Try again' }, run: () => void retried.push(name) },
    });
  for (const name of ['Grace', 'Tariq', 'Salma']) fail(name);
  const [toast, ...others] = toasts.getSnapshot();
  toast?.action?.run();
  expect([retried, others]).toEqual([['Grace', 'Tariq', 'Salma'], []]);
});

test('a pause ends with the last toast', () => {
  const { toasts, pass, words } = setUp();
  toasts.show(saying('one'));
  toasts.pause();
  toasts.dismiss(toasts.getSnapshot()[0]?.id ?? 0);
  toasts.show(saying('two'));
  pass(6000);
  expect(words()).toEqual([]);
});
