import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../../storage/storage.ts';
import { createStore } from '../../../storage/store.ts';
import { createStoredLog } from '../../../storage/stored-log.ts';
import { entries, type Entry, findLastOwn, findMissing } from './arrivals.ts';

const byTime = (one: Entry, other: Entry) => one.at - other.at;
const openStoredLog = (key: string) => createStoredLog(key, entries, byTime);
const openExportedCount = (key: string) =>
  createStoredValue(keys.exportedCount(key), v.pipe(v.number(), v.safeInteger()));

const countUnexportedIn = (key: string) =>
  Math.max(0, (openStoredLog(key).read()?.length ?? 0) - (openExportedCount(key).read() ?? 0));

/** How many check-ins of a user on this device were not exported, over all events. */
export const countUnexported = (userId: string): number =>
  getStoredKeys(keys.arrivals(userId, ''))
    .map(countUnexportedIn)
    .reduce((sum, unexported) => sum + unexported, 0);

/** Asks if a check-in would be lost with the tab: storage has no room for it now, and it was not exported. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  for (const key of getStoredKeys(keys.arrivalLogs)) {
    const log = openStoredLog(key);
    if (log.isLasting()) continue;
    log.write(log.read() ?? []);
    if (!log.isLasting() && countUnexportedIn(key) > 0) return event.preventDefault();
  }
  removeEventListener('beforeunload', askBeforeLeaving);
}

/**
 * Who has arrived, as a log on this device. The server stores no arrivals, so this is their only record. It survives
 * the end of a session, for the same user; its own clear action and a logout delete it, and a logout asks first unless
 * all of it was exported.
 */
export type ArrivalLog = ReturnType<typeof openArrivalLog>;

export function openArrivalLog(userId: string, eventId: string) {
  const key = keys.arrivals(userId, eventId);
  const stored = openStoredLog(key);
  const exportedCount = openExportedCount(key);
  // Read again for each change: another tab at the same event may have added some since.
  const read = () => stored.read() ?? [];
  const log = createStore(read(), () => stored.onChangeElsewhere(() => log.set(read())));
  const write = (lines: readonly Entry[]) => {
    if (lines.length === 0) stored.remove();
    else if (!stored.write(lines)) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
    log.set(lines);
  };
  /** An entry that is taken back may have been exported, and the next one is not. */
  const writeFewer = (lines: readonly Entry[]) => {
    write(lines);
    exportedCount.remove();
  };
  return {
    getSnapshot: log.getSnapshot,
    subscribe: log.subscribe,
    /** A second tap, here or in another tab, adds nothing, because one undo must take the check-in back. */
    add(entry: Entry) {
      const before = read();
      const last = before.findLast(({ guestId }) => guestId === entry.guestId);
      if (last?.people === entry.people) return;
      // After the clock was set back, the log would put the new number before the old one.
      write([...before, { ...entry, at: Math.max(entry.at, last?.at ?? 0) }]);
    },
    /**
     * Adds the check-ins of another device by their time. Its number of a guest who is here already does not apply.
     * @param others each guest once
     * @returns the added entries, for `remove`
     */
    addOthers(others: readonly Entry[]): readonly Entry[] {
      const before = read();
      const added = findMissing(before, others).map((line) => ({ ...line, isFromElsewhere: true as const }));
      if (added.length > 0) write([...added, ...before].sort(byTime));
      return added;
    },
    /** Removes entries, as they were added. */
    remove(removed: readonly Entry[]) {
      const texts = new Set(removed.map((line) => JSON.stringify(line)));
      writeFewer(read().filter((line) => !texts.has(JSON.stringify(line))));
    },
    /** Removes the last entry of this device; if it changed a number, the previous one applies again. */
    undo() {
      const before = read();
      const last = findLastOwn(before);
      writeFewer(before.filter((line) => line !== last));
    },
    clear: () => writeFewer([]),
    /** False while some check-ins exist only in this tab. */
    isLasting: stored.isLasting,
    /** Records that every entry was exported: a logout need not ask about them. */
    markExported: () => void exportedCount.write(log.getSnapshot().length),
  };
}
