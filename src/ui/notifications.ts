import { createStore } from '../storage/store.ts';
import type { Notice } from './toasts.ts';

/** Something that happened while nobody looked; held in this tab (specification, section 3). */
export interface Notification extends Notice {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** At most this many are kept, the oldest go first. */
const atMost = 50;

/** Creates the list of notifications, the newest first. */
export function createNotifications(now: () => number = Date.now) {
  const store = createStore<readonly Notification[]>([]);
  let lastId = 0;
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add(notice: Notice) {
      lastId += 1;
      const added = { ...notice, id: `here-${lastId}`, at: now() };
      store.set([added, ...store.getSnapshot()].slice(0, atMost));
    },
    dismiss: (id: string) => store.set(store.getSnapshot().filter((each) => each.id !== id)),
    /** Removes all. @returns puts them back */
    clear() {
      const removed = store.getSnapshot();
      store.set([]);
      return () => store.set([...store.getSnapshot(), ...removed]);
    },
  };
}

/** The notifications of this tab. */
export const notifications = createNotifications();
