import * as v from 'valibot';
import * as keys from './keys.ts';
import { period } from './created.ts';
import { createStoredValue, followStored, getStoredKeys } from './storage.ts';

/**
 * Records that may have been created: by record, the time from which a read of the server shows the outcome, in
 * milliseconds since 1970; 0 where the call has ended.
 */
export type Doubts = Pick<Map<string, number>, 'get' | 'set' | 'delete'> & {
  readonly size: number;
  /** Calls back when another tab changes them. Returns a function that unsubscribes. */
  onChangeElsewhere?(listener: () => void): () => void;
};

/** The time, and when it was noted. */
const schema = v.tuple([v.number(), v.number()]);

/**
 * Opens the doubts of a form. They are kept beside its draft, because they must survive it: after a reload, or in
 * another tab, the restored form would create its records again. Each record has its own key, because two tabs may send
 * at the same time; that of a removed row is forgotten after a week.
 * @param draftKey the key of the form's draft
 */
export function openDoubts(draftKey: string) {
  const prefix = keys.calls(draftKey);
  const open = (record: string) => createStoredValue(prefix + record, schema);
  const read = () => {
    const found = new Map<string, number>();
    for (const key of getStoredKeys(prefix)) {
      const record = key.slice(prefix.length);
      const [settledFrom, notedAt] = open(record).read() ?? [0, 0];
      if (notedAt <= Date.now() - period) open(record).remove();
      else found.set(record, settledFrom);
    }
    return found;
  };
  /** Includes what another tab has settled since: this one may still show the same draft. */
  const known = read();
  /** The records of this tab's calls. */
  const own = new Set<string>();
  const learn = () => {
    const all = read();
    // The call of another tab has ended: a read shows its outcome at once.
    for (const record of known.keys()) if (!all.has(record) && !own.has(record)) known.set(record, 0);
    for (const [record, settledFrom] of all) known.set(record, settledFrom);
  };
  const onChangeElsewhere = (listener: () => void) => followStored(prefix, listener);
  const doubts: Doubts = {
    get(record) {
      learn();
      return known.get(record);
    },
    set(record, settledFrom) {
      own.add(record);
      open(record).write([settledFrom, Date.now()]);
      return known.set(record, settledFrom);
    },
    delete(record) {
      own.delete(record);
      open(record).remove();
      return known.delete(record);
    },
    get size() {
      return known.size;
    },
    onChangeElsewhere,
  };
  return {
    doubts,
    /** Learns what other tabs send. Returns a function that stops it. */
    follow: () => onChangeElsewhere(learn),
  };
}
