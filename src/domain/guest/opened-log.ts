import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { createStoredLog } from '../../storage/stored-log.ts';
import { groupBy } from '../../browser/old-browsers.ts';

/** The number of remembered entries; the oldest are dropped. */
const most = 10_000;
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
/** Event id, guest id, milliseconds since 1970, and message id. Entries of earlier releases name no message. */
const entry = v.tuple([v.string(), v.string(), time, v.optional(v.string(), '')]);
type Entry = v.InferOutput<typeof entry>;

const openLog = () =>
  createStoredLog<Entry>(keys.openedMessages, v.array(entry), (one, other) => one[2] - other[2]);

/** What was opened for each guest of an event, by guest id. */
export type OpenedMessages = ReadonlyMap<
  string,
  {
    /** The last time, in milliseconds since 1970. */
    at: number;
    /** The messages, or '' for one that is not known. */
    messageIds: readonly string[];
  }
>;

/** Notifies every log of this page: storage notifies other tabs alone. */
const changesHere = createStore({});

/**
 * The guests for whom a message was opened on this device, and which. Sending happens in another app, so the log never says
 * "sent".
 */
export function createOpenedLog(
  kept: Pick<ReturnType<typeof openLog>, 'read' | 'write' | 'onChangeElsewhere'> = openLog(),
  now = Date.now,
) {
  let cached: { eventId: string; opened: OpenedMessages } | undefined;
  const changes = createStore({}, () => {
    const ends = [kept.onChangeElsewhere(change), changesHere.subscribe(change)];
    return () => ends.forEach((end) => end());
  });
  function change() {
    cached = undefined;
    changes.set({});
  }
  return {
    subscribe: changes.subscribe,
    read(eventId: string): OpenedMessages {
      if (cached?.eventId !== eventId) {
        const byGuest = groupBy(
          (kept.read() ?? []).filter(([event]) => event === eventId),
          ([, guestId]) => guestId,
        );
        const opened = [...byGuest].map(([guestId, entries]) => {
          const messageIds = entries.map(([, , , messageId]) => messageId);
          return [guestId, { at: Math.max(...entries.map(([, , at]) => at)), messageIds }] as const;
        });
        cached = { eventId, opened: new Map(opened) };
      }
      return cached.opened;
    },
    /** Records that a message was opened for a guest. */
    add(eventId: string, guestId: string, messageId: string) {
      const others = (kept.read() ?? []).filter(
        ([event, guest, , message]) => event !== eventId || guest !== guestId || message !== messageId,
      );
      kept.write([...others, [eventId, guestId, now(), messageId] satisfies Entry].slice(-most));
      cached = undefined;
      changesHere.set({});
    },
  };
}

/** What was opened for each guest of an event, and a function that records that a message was opened. */
export function useOpenedLog(eventId: string) {
  // Not one log per page: a logout deletes what is stored, and the next user must not see what a log has cached.
  const [log] = useState(() => createOpenedLog());
  const opened: OpenedMessages = useSyncExternalStore(log.subscribe, () => log.read(eventId));
  return { opened, record: (guestId: string, messageId: string) => log.add(eventId, guestId, messageId) };
}
