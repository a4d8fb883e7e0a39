import { beforeEach, expect, test, vi } from 'vitest';
import * as keys from '../../../storage/keys.ts';
import { stubStorage, type TestStorage } from '../../../storage/test-storage.ts';
import { type Entry, listArrivals } from './arrivals.ts';

const entry = (guestId: string, at: number, people = 2): Entry => ({ guestId, name: guestId, people, at });
const [grace, salma, omar, lena] = [entry('g1', 1), entry('g2', 2), entry('g3', 3), entry('g4', 4)];
const key = keys.arrivals('amina', 'wedding');

let storage: TestStorage;
/** Whether the storage that tabs share accepts a longer value. */
let hasRoom: boolean;

/** Opens the log as one tab does: with its own memory and its own events. */
async function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { countUnexported, openArrivalLog } = await import('./arrival-log.ts');
  const { removeUserData } = await import('../../../storage/user-data.ts');
  const open = (userId = 'amina', eventId = 'wedding') => openArrivalLog(userId, eventId);
  return {
    log: open(),
    open,
    reopen: () => open().getSnapshot(),
    countUnexported: (userId = 'amina') => countUnexported(userId),
    removeUserData,
    asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    hear: () => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

const inStorage = () => JSON.parse((storage[key] as string | undefined) ?? '[]');

beforeEach(() => {
  hasRoom = true;
  storage = stubStorage({
    setItem(name, text) {
      if (!hasRoom && text.length > ((storage[name] as string | undefined)?.length ?? 0))
        throw new Error('QuotaExceededError');
      storage[name] = text;
    },
  });
});

test('[F09] a double tap on Check in is one entry, so one undo takes it back', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  tab.log.add(salma);
  tab.log.add(grace);
  tab.log.add({ ...grace, at: 1_100 });
  other.log.add({ ...grace, at: 1_200 });
  expect(inStorage()).toEqual([salma, grace]);
  tab.log.undo();
  expect(inStorage()).toEqual([salma]);
});

test('undo removes the last entry, and then nothing is stored', async () => {
  const { log, reopen } = await openTab();
  log.add(grace);
  log.add({ ...grace, people: 3, at: 2_000 });
  expect(reopen()).toEqual([grace, { ...grace, people: 3, at: 2_000 }]);
  log.undo();
  expect(log.getSnapshot()).toEqual([grace]);
  log.undo();
  expect(storage[key]).toBeUndefined();
  log.undo();
  expect(log.getSnapshot()).toEqual([]);
});

test('two tabs at one event lose none of each other’s entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard = vi.fn<() => void>();
  other.log.subscribe(heard);
  one.log.add(grace);
  other.hear();
  expect(heard).toHaveBeenCalledOnce();
  expect(other.log.getSnapshot()).toEqual([grace]);
  other.log.add(salma);
  expect(inStorage()).toEqual([grace, salma]);
});

test('unexported check-ins are counted over all events, only for their user', async () => {
  const tab = await openTab();
  tab.log.add(grace);
  tab.open('amina', 'gala').add(grace);
  tab.open('selim', 'gala').add(grace);
  expect(tab.countUnexported()).toBe(2);
  tab.log.markExported();
  expect(tab.countUnexported()).toBe(1);
  // A damaged entry is no check-in.
  storage[key] = JSON.stringify([{ guestId: '../x' }, grace, 7]);
  expect(tab.countUnexported()).toBe(1);
  tab.log.add({ ...grace, people: 3 });
  expect(tab.countUnexported()).toBe(2);
  tab.removeUserData('amina');
  expect([tab.countUnexported(), tab.countUnexported('selim')]).toEqual([0, 1]);
});

test('[F39] a log that is cleared elsewhere starts without exported entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  one.log.markExported();
  other.log.clear();
  expect(Object.keys(storage)).toEqual([]);
  one.log.add(salma);
  expect(one.countUnexported()).toBe(1);
});

test('[F39] full storage keeps entries, and the tab asks before leaving', async () => {
  const tab = await openTab();
  tab.log.add(grace);
  expect(tab.asksBeforeLeaving()).toBe(false);
  hasRoom = false;
  tab.log.add(omar);
  expect(inStorage()).toMatchObject([grace]);
  expect(tab.reopen()).toMatchObject([grace, omar]);
  expect(tab.asksBeforeLeaving()).toBe(true);
  tab.log.markExported();
  expect(tab.asksBeforeLeaving()).toBe(false);
  tab.log.add(salma);
  hasRoom = true;
  expect(tab.asksBeforeLeaving()).toBe(false);
  expect(inStorage()).toMatchObject([grace, salma, omar]);
});

test('[F39] full storage and a clock set back keep the last number', async () => {
  const tab = await openTab();
  tab.log.add(omar);
  hasRoom = false;
  tab.log.add({ ...omar, people: 5, at: 1 });
  expect(tab.reopen().map(({ people }) => people)).toMatchObject([2, 5]);
});

test('[F39] with full storage two tabs lose none of each other’s entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  hasRoom = false;
  one.log.add(salma);
  expect(other.reopen()).toMatchObject([grace]);
  hasRoom = true;
  other.log.add(omar);
  one.log.add(lena);
  expect(inStorage()).toMatchObject([grace, salma, omar, lena]);
});

test.each([true, false])('[F39] a check-in restores nothing another tab cleared (room: %s)', async (room) => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  hasRoom = room;
  one.log.add(salma);
  other.log.clear();
  one.log.add(omar);
  // What storage did not accept was not on the list that was cleared.
  expect(one.reopen()).toMatchObject(room ? [omar] : [salma, omar]);
});

test('another device’s check-ins count once, at the earlier time', async () => {
  const { log, reopen, countUnexported } = await openTab();
  log.add(salma);
  log.add({ ...omar, people: 5 });
  log.markExported();
  const others = [grace, { ...salma, at: 9, people: 7 }, { ...omar, at: 1 }];
  const added = log.addOthers(others);
  expect(listArrivals(reopen())).toMatchObject([
    { ...grace, since: 1 },
    { ...omar, people: 5, since: 1 },
    { ...salma, since: 2 },
  ]);
  expect(countUnexported()).toBe(2);
  // The same file again.
  expect(log.addOthers(others)).toEqual([]);
  log.add(lena);
  // The last check-in of this device, whatever the time of the others.
  log.undo();
  expect(log.getSnapshot().map(({ guestId }) => guestId)).not.toContain(lena.guestId);
  log.add(lena);
  log.remove(added);
  expect(inStorage()).toEqual([salma, { ...omar, people: 5 }, lena]);
});

test('two devices that exchange their files have the same guests and times', async () => {
  const { log, open } = await openTab();
  const other = open('selim');
  log.add(grace);
  log.add(omar);
  other.add(salma);
  other.add({ ...grace, at: 4 });
  const files = [log, other].map((each) => listArrivals(each.getSnapshot()));
  const [mine = [], theirs = []] = files.map((there) =>
    there.map(({ since, ...rest }) => ({ ...rest, at: since })),
  );
  log.addOthers(theirs);
  other.addOthers(mine);
  const times = (each: typeof log) =>
    Object.fromEntries(listArrivals(each.getSnapshot()).map(({ guestId, since }) => [guestId, since]));
  expect(times(log)).toEqual({ g1: 1, g2: 2, g3: 3 });
  expect(times(other)).toEqual(times(log));
});
