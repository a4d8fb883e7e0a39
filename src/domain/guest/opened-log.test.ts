import { expect, test, vi } from 'vitest';
import { fail, stubStorage } from '../../storage/test-storage.ts';

/** The log of a tab. Without storage it lasts as long as its tab. */
const openTab = async () => {
  vi.resetModules();
  return (await import('./opened-log.ts')).openedLog;
};

test('an event remembers its guests with opened messages', async () => {
  const log = await openTab();
  vi.useFakeTimers({ now: 100 });
  const add = (guestId: string, messageId: string) => {
    vi.advanceTimersByTime(1);
    log.add('e1', guestId, messageId);
  };
  add('g1', 'm1');
  add('g2', 'm1');
  add('g1', 'm2');
  add('g1', 'm1');
  expect([...log.read('e1')]).toEqual([
    ['g2', { at: 102, messageIds: ['m1'] }],
    ['g1', { at: 104, messageIds: ['m2', 'm1'] }],
  ]);
  expect(log.read('e2').size).toBe(0);
});

test('a listener is notified of each one', async () => {
  const log = await openTab();
  vi.stubGlobal('addEventListener', () => {});
  let heard = 0;
  log.subscribe(() => (heard += 1));
  log.add('e1', 'g1', 'm1');
  expect(heard).toBe(1);
});

test('[F39] with full storage the entries that were stored before stay', async () => {
  const storage = stubStorage();
  const log = await openTab();
  log.add('e1', 'g1', 'm1');
  vi.spyOn(storage, 'setItem').mockImplementation(fail('QuotaExceededError'));
  log.add('e1', 'g2', 'm1');
  expect([...log.read('e1').keys()]).toEqual(['g1', 'g2']);
  expect([...(await openTab()).read('e1').keys()]).toEqual(['g1']);
});
