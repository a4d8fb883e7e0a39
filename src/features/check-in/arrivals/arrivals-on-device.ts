import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../../storage/storage.ts';
import { createStoredLog } from '../../../storage/stored-log.ts';
import { entries } from './arrivals.ts';

const count = v.pipe(v.number(), v.safeInteger());

const logKeys = (userId: string) => getStoredKeys(keys.arrivals(userId, ''));
const openLog = (logKey: string) => createStoredLog(logKey, entries, (one, other) => one.at - other.at);
const openExportedCount = (logKey: string) => createStoredValue(keys.exportedCount(logKey), count);

const countUnexportedIn = (logKey: string) =>
  Math.max(0, (openLog(logKey).read()?.length ?? 0) - (openExportedCount(logKey).read() ?? 0));

/** How many check-ins of a user on this device were not exported, over all events. */
export const countUnexported = (userId: string): number =>
  logKeys(userId)
    .map(countUnexportedIn)
    .reduce((sum, unexported) => sum + unexported, 0);

/** The stored log of one event. While some of it is only in memory, the tab asks before it is left. */
export function openArrivals(userId: string, eventId: string) {
  const kept = openLog(keys.arrivals(userId, eventId));
  const write: typeof kept.write = (lines) => {
    const isLasting = kept.write(lines);
    if (!isLasting) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
    return isLasting;
  };
  return { ...kept, write };
}

/** Asks if a check-in would be lost with the tab: storage has no room for it now, and it was not exported. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  for (const key of getStoredKeys(keys.arrivalLogs)) {
    const log = openLog(key);
    if (log.isLasting()) continue;
    log.write(log.read() ?? []);
    if (!log.isLasting() && countUnexportedIn(key) > 0) return event.preventDefault();
  }
  removeEventListener('beforeunload', askBeforeLeaving);
}

/** Stores how many entries of an event's log have been exported. */
export function setExportedCount(userId: string, eventId: string, exported: number): void {
  const kept = openExportedCount(keys.arrivals(userId, eventId));
  if (exported > 0) kept.write(exported);
  else kept.remove();
}
