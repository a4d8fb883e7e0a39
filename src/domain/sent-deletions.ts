import * as v from 'valibot';
import { unansweredTimeout } from '../api/unanswered-timeout.ts';
import * as keys from '../storage/keys.ts';
import { createStoredValue } from '../storage/storage.ts';

const schema = v.array(v.object({ id: v.string(), sentAt: v.number() }));
const kept = createStoredValue(keys.sentDeletions, schema);

const readOthers = (ids: readonly string[]) => {
  const chosen = new Set(ids);
  return (kept.read() ?? []).filter(({ id }) => !chosen.has(id));
};

/** Deletions that were sent and have no response yet. They are stored, because their calls outlive the page. */
export const sentDeletions = {
  add(ids: readonly string[]): void {
    const sentAt = Date.now();
    kept.write([...readOthers(ids), ...ids.map((id) => ({ id, sentAt }))]);
  },
  /** The outcome of some is known. */
  remove(ids: readonly string[]): void {
    const others = readOthers(ids);
    if (others.length > 0) kept.write(others);
    else kept.remove();
  },
  /** Those whose calls may still be applied. */
  read() {
    const now = Date.now();
    return readOthers([])
      .filter(({ sentAt }) => Math.abs(now - sentAt) < unansweredTimeout)
      .map(({ id }) => id);
  },
  clear: kept.remove,
};
