import * as v from 'valibot';
import { createdChannel, openChannel } from '../browser/open-channel.ts';
import { digest } from './digest.ts';
import * as keys from './keys.ts';
import { createStoredValue, followStored, getStoredKeys, lasting, memory } from './storage.ts';

/** How long another tab may show a copy of a draft before it is taken for a new one, in milliseconds: a week. */
export const period = 604_800_000;

/**
 * Opens the list of what was created from a draft, which other tabs may still show: their copies must not create it
 * again. Each item has its own key, because two tabs may add to the list at the same time.
 * @param draftKey the key of the draft
 */
export function openCreated(draftKey: string) {
  const prefix = `${keys.created(draftKey)} `;
  const open = (key: string) => createStoredValue(key, v.number());
  const getTime = (key: string) => open(key).read() ?? 0;
  return {
    /** Adds what was created, as it is in the draft: with an id, because somebody may write the same text again. */
    add(item: object) {
      const now = Date.now();
      for (const key of getStoredKeys(prefix)) if (getTime(key) <= now - period) open(key).remove();
      const key = prefix + digest(item);
      if (open(key).write(now)) return;
      // Storage is full. Other tabs learn it, and it is kept in memory until there is room.
      const channel = openChannel(createdChannel);
      channel?.postMessage(key);
      channel?.close();
    },
    /** Stores what found no room before, once the draft needs less. The oldest ones make room for it. */
    keep() {
      for (const key of [...memory.keys()].filter((each) => each.startsWith(prefix))) {
        const now = getTime(key);
        const stored = getStoredKeys(prefix).filter((each) => lasting.read(each) !== undefined);
        stored.sort((one, other) => getTime(one) - getTime(other));
        while (!open(key).write(now) && stored.length > 0) open(stored.shift() ?? '').remove();
      }
    },
    /** The items that were not created, or were changed since. */
    omitFrom: <T extends object>(items: readonly T[]): T[] =>
      items.filter((item) => open(prefix + digest(item)).read() === undefined),
    /** Calls back when another tab has created something. Returns a function that unsubscribes. */
    onChangeElsewhere(listener: () => void) {
      const stop = followStored(prefix, listener);
      const channel = openChannel(createdChannel);
      channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!data.startsWith(prefix)) return;
        memory.set(data, String(Date.now()));
        listener();
      });
      return () => {
        stop();
        channel?.close();
      };
    },
  };
}
