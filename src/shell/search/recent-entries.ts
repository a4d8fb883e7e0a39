import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { maxResults } from './search-entry.ts';

const ids = v.array(v.string());

/** What was opened from search, latest first: on this device, for one user; a logout deletes it. */
export function createRecentEntries(userId: string | undefined) {
  const kept = createStoredValue(keys.recentEntries(userId ?? ''), ids);
  return {
    read: () => kept.read() ?? [],
    add(id: string) {
      const others = (kept.read() ?? []).filter((each) => each !== id);
      kept.write([id, ...others].slice(0, maxResults));
    },
  };
}
