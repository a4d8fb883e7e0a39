import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { createStoredLog } from '../../storage/stored-log.ts';

/** The number of remembered entries; the oldest are dropped. */
const most = 10_000;
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
/** Event id, guest id, and milliseconds since 1970. */
const entry = v.tuple([v.string(), v.string(), time]);
type Entry = v.InferOutput<typeof entry>;

const openLog = () =>
  createStoredLog<Entry>(keys.openedMessages, v.array(entry), (one, other) => one[2] - other[2]);

/** When a message was opened for a guest, by guest id, in milliseconds since 1970. */
export type OpenedAt = ReadonlyMap<string, number>;

/**
 * The guests for whom a message was opened on this device. Sending happens in another app, so the log never says
 * "sent".
 */
export function createOpenedLog(
  kept: Pick<ReturnType<typeof openLog>, 'read' | 'write' | 'onChangeElsewhere'> = openLog(),
  now = Date.now,
) {
  let cached: { eventId: string; opened: OpenedAt } | undefined;
  const changes = createStore({}, () => kept.onChangeElsewhere(change));
  function change() {
    cached = undefined;
    changes.set({});
  }
  return {
    subscribe: changes.subscribe,
    read(eventId: string): OpenedAt {
      if (cached?.eventId !== eventId) {
        const entries = (kept.read() ?? []).filter(([event]) => event === eventId);
        cached = { eventId, opened: new Map(entries.map(([, guestId, at]) => [guestId, at])) };
      }
      return cached.opened;
    },
    /** Records that a message was opened for a guest. */
    add(eventId: string, guestId: string) {
      const others = (kept.read() ?? []).filter(([event, guest]) => event !== eventId || guest !== guestId);
      kept.write([...others, [eventId, guestId, now()] satisfies Entry].slice(-most));
      change();
    },
  };
}

/** When a message was opened for each guest of an event, and a function that records that one was opened. */
export function useOpenedLog(eventId: string) {
  // Not one log per page: a logout deletes what is stored, and the next user must not see what a log has cached.
  const [log] = useState(() => createOpenedLog());
  const openedAt: OpenedAt = useSyncExternalStore(log.subscribe, () => log.read(eventId));
  return { openedAt, record: (guestId: string) => log.add(eventId, guestId) };
}
