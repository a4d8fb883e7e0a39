import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { stored, storedKeys } from '../../storage/storage.ts';
import { entries } from './arrivals.ts';

const count = v.pipe(v.number(), v.safeInteger());

const logKeys = (userId: string) => storedKeys(keys.arrivals(userId, ''));
const exportedCount = (logKey: string) => stored(keys.exported(logKey), count);

/** How many check-ins of a user on this device no exported file holds, at all events together. */
export const countUnexported = (userId: string): number =>
  logKeys(userId)
    .map((key) => (stored(key, entries).read()?.length ?? 0) - (exportedCount(key).read() ?? 0))
    .reduce((sum, unexported) => sum + Math.max(0, unexported), 0);

/** Notes how many entries of an event's log have been exported. */
export function setExportedCount(userId: string, eventId: string, exported: number): void {
  const kept = exportedCount(keys.arrivals(userId, eventId));
  // A zero would outlive the logout of a user whose log is cleared: `removeArrivals` goes by the logs.
  if (exported > 0) kept.write(exported);
  else kept.remove();
}

/** Removes all check-ins of a user from this device. */
export function removeArrivals(userId: string): void {
  for (const key of logKeys(userId)) {
    stored(key, entries).remove();
    exportedCount(key).remove();
  }
}
