import { expect, test, vi } from 'vitest';
import { createArrivalLog } from './arrival-log.ts';
import type { Entry } from './arrivals.ts';

const grace: Entry = { guestId: 'g1', name: 'Grace', people: 2, at: 1_000 };
const salma: Entry = { guestId: 'g2', name: 'Salma', people: 4, at: 2_000 };

/** One device's storage, and the logs that tabs have opened on it. */
function device(value?: readonly Entry[]) {
  const followers = new Set<() => void>();
  return {
    stored: () => value,
    tab: (id?: string) =>
      createArrivalLog(
        {
          read: () => value,
          write(next) {
            value = next;
            return true;
          },
          remove: () => void (value = undefined),
          isLasting: () => true,
          onChangeElsewhere(listener) {
            followers.add(listener);
            return () => void followers.delete(listener);
          },
        },
        undefined,
        id,
      ),
    tellTabs: () => followers.forEach((follower) => follower()),
    followers,
  };
}

test('arrivals survive a reload', () => {
  const phone = device();
  phone.tab().add(grace);
  phone.tab().add(salma);
  expect(phone.tab().getSnapshot()).toEqual([grace, salma]);
});

test('[F09] a double tap on Check in is one entry, so one undo takes it back', () => {
  const phone = device([salma]);
  const [log, other] = [phone.tab(), phone.tab()];
  log.add(grace);
  log.add({ ...grace, at: 1_100 });
  other.add({ ...grace, at: 1_200 });
  expect(phone.stored()).toEqual([salma, grace]);
  log.undo();
  expect(phone.stored()).toEqual([salma]);
});

test('undo removes only the last entry, and the last undo leaves nothing in storage', () => {
  const phone = device([grace]);
  const log = phone.tab();
  log.add({ ...grace, people: 3, at: 2_000 });
  log.undo();
  expect(log.getSnapshot()).toEqual([grace]);
  log.undo();
  expect(phone.stored()).toBeUndefined();
  log.undo();
  expect(log.getSnapshot()).toEqual([]);
});

test('two tabs at one event lose none of each other’s entries', () => {
  const phone = device();
  const [one, other] = [phone.tab(), phone.tab()];
  const heard = vi.fn<() => void>();
  const leave = one.subscribe(heard);
  one.add(grace);
  other.add(salma);
  expect(other.getSnapshot()).toEqual([grace, salma]);
  phone.tellTabs();
  expect(one.getSnapshot()).toEqual([grace, salma]);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  expect(phone.followers.size).toBe(0);
});

test('undo takes back the last entry of its own tab, also after a reload, and no other', () => {
  const phone = device();
  phone.tab('one').add(grace);
  phone.tab('other').add(salma);
  const reloaded = phone.tab('one');
  expect(reloaded.getUndoable()).toMatchObject(grace);
  expect(reloaded.undo()).toMatchObject(grace);
  expect(reloaded.getSnapshot()).toMatchObject([salma]);
  expect(reloaded.getUndoable()).toBeUndefined();
  expect(reloaded.undo()).toBeUndefined();
  expect(phone.stored()).toMatchObject([salma]);
});

test('the log is the same value until it changes', () => {
  const log = device([grace]).tab();
  expect(log.getSnapshot()).toBe(log.getSnapshot());
  log.clear();
  expect(log.getSnapshot()).toEqual([]);
});
