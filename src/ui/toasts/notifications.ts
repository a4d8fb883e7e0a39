import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { createStore } from '../../storage/store.ts';

/** A message for the person; texts are descriptors, so that a change of language translates them. */
export interface Notice {
  variant: 'success' | 'warning' | 'error' | 'info';
  message: MessageDescriptor | string;
  /** The server's own sentence. */
  detail?: string;
  action?: {
    label: MessageDescriptor;
    run(): void;
    /** For an Undo: shows its keys in the button, and handles them. Passed in, so that the login loads no shortcuts. */
    UndoKeys?: ComponentType;
  };
}

/** A missed toast, kept in this tab (specification, section 3). */
export interface Notification extends Notice {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The maximum number that is kept; the oldest are dropped. */
const maxKept = 50;

/** Creates the list of notifications, newest first. */
export function createNotifications(now: () => number = Date.now) {
  const store = createStore<readonly Notification[]>([]);
  let lastId = 0;
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add(notice: Notice) {
      lastId += 1;
      const added = { ...notice, id: `here-${lastId}`, at: now() };
      store.set([added, ...store.getSnapshot()].slice(0, maxKept));
    },
    dismiss: (id: string) => store.set(store.getSnapshot().filter((each) => each.id !== id)),
    /** Removes all. @returns restores them */
    clear() {
      const removed = store.getSnapshot();
      store.set([]);
      return () => store.set([...store.getSnapshot(), ...removed]);
    },
  };
}

/** The notifications of this tab, with the failures and warnings whose toast was not seen. */
export const notifications = createNotifications();
