import { createStore } from '../../storage/store.ts';
import { type Notice, notifications } from './notifications.ts';
import { createPausableClock } from './pausable-clock.ts';

/** The specification, section 9. */
const maxToasts = 5;
const hideAfterMs = 6_000;

export interface Toast extends Notice {
  id: number;
}

export type Toasts = ReturnType<typeof createToasts>;

const getText = (message: Notice['message']) =>
  typeof message === 'string' ? message : JSON.stringify([message.id, message.values]);

/** Whether one notice says the same as another. Undo notices never do. */
const isSame = (one: Notice, other: Notice) =>
  (one.action === other.action || !one.action?.UndoKeys) &&
  one.variant === other.variant &&
  one.detail === other.detail &&
  getText(one.message) === getText(other.message);

/** Joins two Retry actions: both failed, and both are tried again, in order. */
const joinActions = (notice: Notice, earlier: Notice['action']): Notice =>
  notice.action && earlier
    ? {
        ...notice,
        action: { ...notice.action, run: () => [earlier, notice.action].forEach((each) => each?.run()) },
      }
    : notice;

/** The oldest toast, without an Undo if there is one: failures stay in the notifications. */
const chooseDropped = (shown: readonly Toast[]) => shown.find(({ action }) => !action?.UndoKeys) ?? shown[0];

/**
 * The toasts on the screen: at most five, the oldest is dropped; each hides after six seconds in all.
 * @param onMissed called with a failure or a warning that disappeared without being closed
 */
export function createToasts(onMissed: (notice: Notice) => void = () => {}) {
  const store = createStore<readonly Toast[]>([]);
  const { after, pause, resume } = createPausableClock();
  const timers = new Map<number, () => void>();
  let lastId = 0;

  const set = (next: readonly Toast[]) => {
    for (const { id } of store.getSnapshot().filter((toast) => !next.includes(toast))) {
      timers.get(id)?.();
      timers.delete(id);
    }
    store.set(next);
    // A toast that is removed under the pointer may report no end of the pause.
    if (next.length === 0) resume();
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

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Shows a notice; an identical one is not stacked, but shown longer, and its action runs both. */
    show(notice: Notice) {
      lastId += 1;
      const id = lastId;
      const same = store.getSnapshot().find((toast) => isSame(toast, notice));
      const others = store.getSnapshot().filter((toast) => toast !== same);
      const dropped = others.length === maxToasts ? chooseDropped(others) : undefined;
      miss(dropped);
      set([...others.filter((toast) => toast !== dropped), { ...joinActions(notice, same?.action), id }]);
      timers.set(
        id,
        after(hideAfterMs, () => expire(id)),
      );
    },
    dismiss,
    /** Removes an outdated notice, such as one about progress. Returns whether it was shown. */
    withdraw(notice: Notice): boolean {
      const left = store.getSnapshot().filter((toast) => !isSame(toast, notice));
      const wasShown = left.length < store.getSnapshot().length;
      set(left);
      return wasShown;
    },
    /** Pauses the timers while a toast is under the pointer or has the focus. */
    pause,
    resume,
    /** Calls back after some milliseconds, not counting pauses, unless it is stopped. */
    after,
    clear: () => set([]),
  };
}

/** The toasts of this page. They are our own: Fluent’s are larger, and an Undo needs the clock of its deletion. */
export const toasts = createToasts(notifications.add);
