import { createStore } from '../../../storage/store.ts';
import { createTabText } from '../../../storage/storage.ts';
import type { StoredLog } from '../../../storage/stored-log.ts';
import { setExportedCount, openArrivals } from './arrivals-on-device.ts';
import type { Entry } from './arrivals.ts';

/**
 * Who has arrived, as a log on this device. The server stores no arrivals, so this is their only record. It survives
 * the end of a session, for the same user; its own clear action and a logout delete it, and a logout asks first unless
 * all of it was exported.
 */
export type ArrivalLog = ReturnType<typeof createArrivalLog>;

export function createArrivalLog(
  kept: Pick<StoredLog<Entry>, 'read' | 'write' | 'remove' | 'onChangeElsewhere' | 'isLasting'>,
  setExported: (entries: number) => void = () => {},
  tab?: string,
) {
  const read = () => kept.read() ?? [];
  const findLastOwn = (lines: readonly Entry[]) =>
    lines.findLast((line) => line.tab === undefined || line.tab === tab);
  const log = createStore(read(), () => kept.onChangeElsewhere(() => log.set(read())));
  // Another tab at the same event may have added some since.
  const change = (next: (before: readonly Entry[]) => readonly Entry[]) => {
    const after = next(read());
    if (after.length > 0) kept.write(after);
    else kept.remove();
    log.set(after);
  };
  /** An undone entry may have been exported, and the next one is not. */
  const takeBack = (next: (before: readonly Entry[]) => readonly Entry[]) => {
    change(next);
    setExported(0);
  };
  return {
    getSnapshot: log.getSnapshot,
    subscribe: log.subscribe,
    /** A second tap, here or in another tab, adds nothing, because one undo must take the check-in back. */
    add: (entry: Entry) =>
      change((before) => {
        const last = before.findLast(({ guestId }) => guestId === entry.guestId);
        if (last?.people === entry.people) return before;
        // After the clock was set back, the log would put the new number before the old one.
        const at = Math.max(entry.at, last?.at ?? 0);
        return [...before, { ...entry, at, ...(tab !== undefined && { tab }) }];
      }),
    /** The entry that `undo` removes: the last one of this tab. */
    getUndoable: () => findLastOwn(log.getSnapshot()),
    /**
     * Removes the last entry of this tab; if it changed a number, the previous one applies again.
     * @returns the removed entry
     */
    undo(): Entry | undefined {
      const lines = read();
      const last = findLastOwn(lines);
      if (last) takeBack(() => lines.filter((line) => line !== last));
      return last;
    },
    clear: () => takeBack(() => []),
    /** False while some check-ins exist only in this tab. */
    isLasting: kept.isLasting,
    /** Records that every entry was exported: a logout need not ask about them. */
    markExported: () => setExported(log.getSnapshot().length),
  };
}

export const openArrivalLog = (userId: string, eventId: string) =>
  createArrivalLog(
    openArrivals(userId, eventId),
    (count) => setExportedCount(userId, eventId, count),
    getTabId(),
  );

/** Identifies this tab, also after a reload. Not `crypto.randomUUID`: a phone in the same network has no secure context. */
function getTabId(): string {
  const stored = createTabText('guestwise.tab');
  const id = stored.read() || Math.random().toString(36).slice(2);
  stored.write(id);
  return id;
}
