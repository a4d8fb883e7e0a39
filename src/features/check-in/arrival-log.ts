import { createStore } from '../../storage/store.ts';
import type { Stored } from '../../storage/storage.ts';
import { setExportedCount, storedArrivals } from './arrivals-on-device.ts';
import type { Entry } from './arrivals.ts';

/**
 * Who has arrived, as a log on this device. The server knows of no arrivals, so this is their only
 * record. It outlives a session that was cut off, for the same user to find again; its own clear action and
 * a logout remove it, and a logout asks first where no exported file holds all of it.
 */
export type ArrivalLog = ReturnType<typeof createArrivalLog>;

export function createArrivalLog(
  kept: Pick<Stored<readonly Entry[]>, 'read' | 'write' | 'remove' | 'onChangeElsewhere'>,
  setExported: (entries: number) => void = () => {},
) {
  const read = () => kept.read() ?? [];
  const log = createStore(read(), () => kept.onChangeElsewhere(() => log.set(read())));
  // Another tab at the same door may have added some since.
  const change = (next: (before: readonly Entry[]) => readonly Entry[]) => {
    const after = next(read());
    if (after.length > 0) kept.write(after);
    else kept.remove();
    log.set(after);
  };
  /** An entry that is taken back may have been exported, and the next one is not. */
  const takeBack = (next: (before: readonly Entry[]) => readonly Entry[]) => {
    change(next);
    setExported(0);
  };
  return {
    getSnapshot: log.getSnapshot,
    subscribe: log.subscribe,
    add: (entry: Entry) => change((before) => [...before, entry]),
    /** Takes the last entry back; where it changed a number, the one before holds again. */
    undo: () => takeBack((before) => before.slice(0, -1)),
    clear: () => takeBack(() => []),
    /** Notes that a file holds every entry: a logout need not ask about them. */
    markExported: () => setExported(log.getSnapshot().length),
  };
}

export const arrivalLogOf = (userId: string, eventId: string) =>
  createArrivalLog(storedArrivals(userId, eventId), (count) => setExportedCount(userId, eventId, count));
