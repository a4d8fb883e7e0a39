import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { createStore } from '../storage/store.ts';
import { notifications } from './notifications.ts';

/** The specification, section 9. */
const atMost = 5;
const hidesAfter = 6_000;

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

export interface Toast extends Notice {
  id: number;
}

export type Toasts = ReturnType<typeof createToasts>;

const getText = (message: Notice['message']) =>
  typeof message === 'string' ? message : JSON.stringify([message.id, message.values]);

/** Whether one notice says the same as another. Each Undo takes back something else, so those never do. */
const isSame = (one: Notice, other: Notice) =>
  !one.action?.UndoKeys &&
  one.variant === other.variant &&
  one.detail === other.detail &&
  getText(one.message) === getText(other.message);

/**
 * The toasts on the screen: at most five, the oldest is dropped; each hides after six seconds in all.
 * @param onMissed called with a failure or a warning that disappeared without being closed
 */
export function createToasts(clock: Clock = browserClock, onMissed: (notice: Notice) => void = () => {}) {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  let paused = false;
  const running = new Map<number, { since: number; left: number; stop: () => void }>();

  const set = (next: readonly Toast[]) => {
    for (const { id } of store.getSnapshot().filter((toast) => !next.includes(toast))) {
      running.get(id)?.stop();
      running.delete(id);
    }
    store.set(next);
  };
  const dismiss = (id: number) => set(store.getSnapshot().filter((toast) => toast.id !== id));
  const miss = (toast: Toast | undefined) => {
    if (toast?.variant !== 'error' && toast?.variant !== 'warning') return;
    const { id: _id, ...notice } = toast;
    onMissed(notice);
  };
  const expire = (id: number) => {
    miss(store.getSnapshot().find((toast) => toast.id === id));
    dismiss(id);
  };
  const run = (id: number, left: number) =>
    running.set(id, {
      since: clock.now(),
      left,
      stop: paused ? () => {} : clock.after(left, () => expire(id)),
    });

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Shows a notice; an identical one is not stacked, but shown longer. */
    show(notice: Notice) {
      lastId += 1;
      const others = store.getSnapshot().filter((toast) => !isSame(toast, notice));
      if (others.length === atMost) miss(others[0]);
      set([...others, { ...notice, id: lastId }].slice(-atMost));
      run(lastId, hidesAfter);
    },
    dismiss,
    /** Removes a notice whose words are no longer true, such as one on what is under way. */
    withdraw: (notice: Notice) => set(store.getSnapshot().filter((toast) => !isSame(toast, notice))),
    /** Pauses the timers while a toast is under the pointer or has the focus. */
    pause() {
      if (paused) return;
      paused = true;
      for (const [id, { since, left, stop }] of running) {
        stop();
        run(id, left - (clock.now() - since));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, { left }] of running) run(id, left);
    },
    clear: () => set([]),
  };
}

export interface Clock {
  now(): number;
  /** Calls back after some milliseconds, unless it is stopped. */
  after(milliseconds: number, action: () => void): () => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The toasts of this page. */
export const toasts = createToasts(browserClock, notifications.add);
