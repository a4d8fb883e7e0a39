import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStore } from '../../storage/store.ts';
import { type Stored, stored } from '../../storage/storage.ts';

/** The number of remembered guests per event; the oldest are dropped. */
const most = 2_000;
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
const schema = v.record(v.string(), v.array(v.tuple([v.string(), time])));
type Kept = v.InferOutput<typeof schema>;

/** When a message was opened for a guest, by guest id, in milliseconds since 1970. */
export type OpenedAt = ReadonlyMap<string, number>;

/**
 * The guests for whom a message was opened on this device. Sending happens in another app, so the log never says
 * "sent".
 */
export function createOpenedLog(
  kept: Pick<Stored<Kept>, 'read' | 'write' | 'onChangeElsewhere'> = stored('guestwise.opened', schema),
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
      cached = cached?.eventId === eventId ? cached : { eventId, opened: new Map(kept.read()?.[eventId]) };
      return cached.opened;
    },
    /** Records that a message was opened for a guest. */
    add(eventId: string, guestId: string) {
      const all = kept.read() ?? {};
      const others = (all[eventId] ?? []).filter(([id]) => id !== guestId);
      kept.write({ ...all, [eventId]: [...others, [guestId, now()] as [string, number]].slice(-most) });
      change();
    },
  };
}

/** The log of this device. */
export const openedLog = createOpenedLog();

/** When a message was opened for each guest of an event. */
export const useOpenedAt = (eventId: string): OpenedAt =>
  useSyncExternalStore(openedLog.subscribe, () => openedLog.read(eventId));
