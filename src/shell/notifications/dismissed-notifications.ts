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
    const added = new Set(ids).difference(store.getSnapshot());
    store.set(store.getSnapshot().union(added));
    return () => store.set(store.getSnapshot().difference(added));
  },
};
