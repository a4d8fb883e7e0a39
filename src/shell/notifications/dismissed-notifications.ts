import { createStore } from '../../storage/store.ts';

const store = createStore<ReadonlySet<string>>(new Set());

/**
 * Ids of the server's notifications that were dismissed in this tab: no call deletes them (specification, section 7).
 */
export const dismissedNotifications = {
  getSnapshot: store.getSnapshot,
  subscribe: store.subscribe,
  /**
   * Dismisses notifications.
   * @returns restores these, and none that was dismissed by another call
   */
  dismiss(...ids: string[]) {
    const added = ids.filter((id) => !store.getSnapshot().has(id));
    store.set(new Set([...store.getSnapshot(), ...added]));
    return () => store.set(new Set([...store.getSnapshot()].filter((id) => !added.includes(id))));
  },
};
