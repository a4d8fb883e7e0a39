import { beforeEach, expect, test, vi } from 'vitest';
import * as keys from '../../../storage/keys.ts';
import type { Entry } from './arrivals.ts';

const entry = (guestId: string, at: number, people = 2): Entry => ({ guestId, name: guestId, people, at });
const [grace, salma, omar, lena] = [entry('g1', 1), entry('g2', 2), entry('g3', 3), entry('g4', 4)];
const key = keys.arrivals('amina', 'wedding');

let storage: Record<string, string>;
let hasRoom: boolean;

/** The storage that tabs share. It accepts a longer value only while it has room. */
const createStorage = () =>
  Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem(name: string, text: string) {
      if (!hasRoom && text.length > (storage[name]?.length ?? 0)) throw new Error('QuotaExceededError');
      storage[name] = text;
    },
    removeItem: (name: string) => void delete storage[name],
  });

/** Opens the log as one tab does: with its own memory and its own `beforeunload` event. */
async function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { openArrivalLog } = await import('./arrival-log.ts');
  const { countUnexported } = await import('./arrivals-on-device.ts');
  const open = () => openArrivalLog('amina', 'wedding');
  return {
    log: open(),
    reopen: () => open().getSnapshot(),
    countUnexported: () => countUnexported('amina'),
    asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

const inStorage = () => JSON.parse(storage[key] ?? '[]');

beforeEach(() => {
  storage = createStorage();
  hasRoom = true;
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

test('[F39] stored entries stay when storage is full, and the tab with unstored ones asks before it is left', async () => {
  const tab = await openTab();
  tab.log.add(grace);
  tab.log.add(salma);
  expect(tab.asksBeforeLeaving()).toBe(false);
  hasRoom = false;
  tab.log.add(omar);
  expect(inStorage()).toMatchObject([grace, salma]);
  expect(tab.reopen()).toMatchObject([grace, salma, omar]);
  expect(tab.asksBeforeLeaving()).toBe(true);
  expect((await openTab()).reopen()).toMatchObject([grace, salma]);
});

test('storage accepts the rest as soon as it has room, and the tab no longer asks', async () => {
  const tab = await openTab();
  hasRoom = false;
  tab.log.add(grace);
  expect(tab.countUnexported()).toBe(1);
  hasRoom = true;
  expect(tab.asksBeforeLeaving()).toBe(false);
  expect(inStorage()).toMatchObject([grace]);
});

test('[F39] with full storage and a clock that was set back, the last number of a guest applies', async () => {
  const tab = await openTab();
  tab.log.add(omar);
  hasRoom = false;
  tab.log.add({ ...omar, people: 5, at: 1 });
  expect(tab.reopen().map(({ people }) => people)).toMatchObject([2, 5]);
});

test('the tab does not ask about exported entries', async () => {
  const tab = await openTab();
  hasRoom = false;
  tab.log.add(grace);
  tab.log.markExported();
  expect(tab.asksBeforeLeaving()).toBe(false);
  tab.log.add(salma);
  expect(tab.asksBeforeLeaving()).toBe(true);
});

test('[F39] with full storage two tabs lose none of each other’s entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  hasRoom = false;
  one.log.add(salma);
  expect(other.reopen()).toMatchObject([grace]);
  hasRoom = true;
  other.log.add(omar);
  expect(one.reopen()).toMatchObject([grace, salma, omar]);
  one.log.add(lena);
  expect(inStorage()).toMatchObject([grace, salma, omar, lena]);
});

test('with full storage an undo removes only the last check-in of its tab', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  hasRoom = false;
  one.log.add({ ...omar, people: 200 });
  hasRoom = true;
  other.log.add(lena);
  hasRoom = false;
  other.log.undo();
  expect(inStorage()).toMatchObject([grace]);
  expect(one.reopen()).toMatchObject([grace, { ...omar, people: 200 }]);
  one.log.clear();
  expect([one.reopen(), other.reopen()]).toMatchObject([[], []]);
});

test.each([true, false])(
  '[F39] a check-in does not restore what another tab has cleared (storage has room: %s)',
  async (room) => {
    const [one, other] = [await openTab(), await openTab()];
    one.log.add(grace);
    hasRoom = room;
    one.log.add(salma);
    other.log.clear();
    one.log.add(omar);
    // What storage did not accept was not on the list that was cleared.
    expect(one.reopen()).toMatchObject(room ? [omar] : [salma, omar]);
    expect(one.countUnexported()).toBe(room ? 1 : 2);
  },
);

test('[F39] a log that is cleared elsewhere starts without exported entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.log.add(grace);
  one.log.markExported();
  other.log.clear();
  one.log.add(salma);
  expect(one.countUnexported()).toBe(1);
});
