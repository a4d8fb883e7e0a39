import { expect, test, vi } from 'vitest';
import { createOpenedLog } from './opened-log.ts';

function createStorage() {
  let value: readonly [string, string, number, string][] | undefined;
  let clock = 100;
  const kept = {
    read: () => value,
    write(next: typeof value) {
      value = next;
      return true;
    },
    onChangeElsewhere: () => () => {},
  };
  return () => createOpenedLog(kept, () => (clock += 1));
}
const open = () => createStorage()();

test('the guests of an event are remembered with the messages that were opened for them, and the last time', () => {
  const log = open();
  log.add('e1', 'g1', 'm1');
  log.add('e1', 'g2', 'm1');
  log.add('e1', 'g1', 'm2');
  log.add('e1', 'g1', 'm1');
  expect([...log.read('e1')]).toEqual([
    ['g2', { at: 102, messageIds: ['m1'] }],
    ['g1', { at: 104, messageIds: ['m2', 'm1'] }],
  ]);
  expect(log.read('e2').size).toBe(0);
});

test('a listener is notified of each one, and the same state is the same object', () => {
  const log = open();
  let heard = 0;
  log.subscribe(() => (heard += 1));
  const before = log.read('e1');
  expect(log.read('e1')).toBe(before);
  log.add('e1', 'g1', 'm1');
  expect(heard).toBe(1);
  expect(log.read('e1')).not.toBe(before);
});

test('[F39] with full storage the entries that were stored before stay', async () => {
  let [stored, hasRoom] = [undefined as string | undefined, true];
  vi.stubGlobal('localStorage', {
    getItem: () => stored ?? null,
    setItem(_: string, text: string) {
      if (!hasRoom) throw new Error('QuotaExceededError');
      stored = text;
    },
    removeItem: () => void (stored = undefined),
  });
  const openTab = async () => {
    vi.resetModules();
    const module = await import('./opened-log.ts');
    return module.createOpenedLog();
  };
  const log = await openTab();
  log.add('e1', 'g1', 'm1');
  hasRoom = false;
  log.add('e1', 'g2', 'm1');
  expect([...log.read('e1').keys()]).toEqual(['g1', 'g2']);
  expect([...(await openTab()).read('e1').keys()]).toEqual(['g1']);
  vi.unstubAllGlobals();
});

test('another log of the same page is notified, such as that of the first steps beside the reminders', () => {
  const openLog = createStorage();
  const [runner, steps] = [openLog(), openLog()];
  let heard = 0;
  steps.subscribe(() => (heard += 1));
  expect(steps.read('e1').size).toBe(0);
  runner.add('e1', 'g1', 'm1');
  expect(heard).toBe(1);
  expect(steps.read('e1').size).toBe(1);
});
