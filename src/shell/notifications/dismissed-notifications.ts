import { createStore } from '../../storage/store.ts';

/**
 * Ids of the server's notifications that were dismissed in this tab: no call deletes them (specification, section 7).
 */
export const dismissedNotifications = createStore<ReadonlySet<string>>(new Set());
