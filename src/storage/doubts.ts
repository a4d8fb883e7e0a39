import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue } from './storage.ts';

/**
 * Records that may have been created: by record, the time from which a read of the server shows the outcome, in
 * milliseconds since 1970; 0 where the call has ended.
 */
export type Doubts = Pick<Map<string, number>, 'get' | 'set' | 'delete'> & {
  readonly size: number;
  /** Calls back when another tab changes them. Returns a function that unsubscribes. */
  onChangeElsewhere?(listener: () => void): () => void;
};

const schema = v.array(v.tuple([v.string(), v.number()]));

/**
 * Opens the doubts of a form. They are kept beside its draft, because they must survive it: after a reload, or in
 * another tab, the restored form would create its records again.
 * @param draftKey the key of the form's draft
 */
export function openDoubts(draftKey: string) {
  const kept = createStoredValue(keys.doubts(draftKey), schema);
  const read = () => new Map(kept.read());
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
  const write = (change: (doubts: Map<string, number>) => void) => {
    change(known);
    const all = read();
    change(all);
    if (all.size > 0) kept.write([...all]);
    else kept.remove();
  };
  const doubts: Doubts = {
    get(record) {
      learn();
      return known.get(record);
    },
    set(record, settledFrom) {
      own.add(record);
      write((all) => all.set(record, settledFrom));
      return known;
    },
    delete(record) {
      const isKnown = known.has(record);
      own.delete(record);
      write((all) => all.delete(record));
      return isKnown;
    },
    get size() {
      return known.size;
    },
    onChangeElsewhere: kept.onChangeElsewhere,
  };
  return {
    doubts,
    /** Learns what other tabs send. Returns a function that stops it. */
    follow: () => kept.onChangeElsewhere(learn),
  };
}
