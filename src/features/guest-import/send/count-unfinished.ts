import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../../storage/storage.ts';

// Less than the journal reads, because every page has this code for the logout.
const plan = v.object({ startedAt: v.number(), guests: v.array(v.unknown()) });
const progress = v.object({ startedAt: v.number(), states: v.string() });

/** How many guests of a user's imports on this device are not added yet, over all events. */
export const countUnfinished = (userId: string): number =>
  getStoredKeys(keys.guestImport(userId, ''))
    .map(countUnfinishedIn)
    .reduce((sum, unfinished) => sum + unfinished, 0);

function countUnfinishedIn(key: string): number {
  // A progress fits no plan, and counts nothing.
  const planned = createStoredValue(key, plan).read();
  if (!planned) return 0;
  const known = createStoredValue(`${key}.progress`, progress).read();
  const states = known?.startedAt === planned.startedAt ? known.states : '';
  // All letters but those of "waiting" and "unclear", as in journal.ts.
  return planned.guests.length - states.replaceAll(/[wu]/g, '').length;
}
