import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { createStoredLog } from '../../storage/stored-log.ts';
import { groupBy } from '../../browser/old-browsers.ts';

/** The number of remembered entries; the oldest are dropped. */
const maxEntries = 10_000;
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
/** Event id, guest id, milliseconds since 1970, and message id. Entries of earlier releases name no message. */
const entry = v.tuple([v.string(), v.string(), time, v.optional(v.string(), '')]);
type Entry = v.InferOutput<typeof entry>;

const kept = createStoredLog<Entry>(keys.openedMessages, v.array(entry), (one, other) => one[2] - other[2]);
const changes = createStore({}, () => kept.onChangeElsewhere(() => changes.set({})));

/** The opened messages of an event, by guest id. */
export type OpenedMessages = ReadonlyMap<
  string,
  {
    /** The last time, in milliseconds since 1970. */
    at: number;
    /** The messages, or '' for one that is not known. */
    messageIds: readonly string[];
  }
>;

/**
 * The guests for whom a message was opened on this device, and which. Sending happens in another app, so the log never
 * says "sent".
 */
export const openedLog = {
  subscribe: changes.subscribe,
  read(eventId: string): OpenedMessages {
    const byGuest = groupBy(
      (kept.read() ?? []).filter(([event]) => event === eventId),
      ([, guestId]) => guestId,
    );
    const opened = [...byGuest].map(([guestId, entries]) => {
      const messageIds = entries.map(([, , , messageId]) => messageId);
      return [guestId, { at: Math.max(...entries.map(([, , at]) => at)), messageIds }] as const;
    });
    return new Map(opened);
  },
  /** Records that a message was opened for a guest. */
  add(eventId: string, guestId: string, messageId: string) {
    const others = (kept.read() ?? []).filter(
      ([event, guest, , message]) => event !== eventId || guest !== guestId || message !== messageId,
    );
    kept.write([...others, [eventId, guestId, Date.now(), messageId] satisfies Entry].slice(-maxEntries));
    changes.set({});
  },
};

/** The opened messages of each guest of an event. Not cached: a logout deletes the stored log. */
export function useOpened(eventId: string): OpenedMessages {
  useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  return openedLog.read(eventId);
}
