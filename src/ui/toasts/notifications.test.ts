import { beforeEach, expect, test, vi } from 'vitest';
import { createNotifications } from './notifications.ts';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());

const failure = { variant: 'error', message: 'Not saved' } as const;

test('an unseen failure is kept with its retry, a closed one not', () => {
  const kept = createNotifications(() => 7);
  const toasts = createToasts(kept.add);
  const action = { label: { id: 'retry' }, run: () => {} };
  toasts.show({ ...failure, action });
  toasts.show({ ...failure, message: 'Closed' });
  toasts.show({ variant: 'success', message: 'Saved' });
  const closed = toasts.getSnapshot().find(({ message }) => message === 'Closed');
  if (closed) toasts.dismiss(closed.id);
  vi.runAllTimers();
  expect(kept.getSnapshot()).toEqual([{ ...failure, action, id: 'here-1', at: 7 }]);
  toasts.show({ ...failure, message: 'Replaced' });
  for (const message of ['1', '2', '3', '4', '5']) toasts.show({ variant: 'info', message });
  expect(kept.getSnapshot()[0]).toMatchObject({ message: 'Replaced' });
});

test('the newest is first, and dismissed ones can be restored', () => {
  const kept = createNotifications();
  for (const message of ['old', 'new']) kept.add({ ...failure, message });
  const messages = () => kept.getSnapshot().map(({ message }) => message);
  expect(messages()).toEqual(['new', 'old']);
  kept.dismiss('here-1');
  expect(messages()).toEqual(['new']);
  const putBack = kept.clear();
  expect(messages()).toEqual([]);
  putBack();
  expect(messages()).toEqual(['new']);
});

test('at most 50 are kept', () => {
  const kept = createNotifications();
  for (let count = 0; count < 60; count += 1) kept.add({ ...failure, message: String(count) });
  expect(kept.getSnapshot()).toHaveLength(50);
  expect(kept.getSnapshot()[0]).toMatchObject({ message: '59' });
});
