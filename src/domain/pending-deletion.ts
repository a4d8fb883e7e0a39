import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getServerMessage, hasEndedSession, mayHaveBeenDone, SessionOver } from '../api/errors.ts';
import { createStore } from '../storage/store.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { UndoKeys } from '../ui/toasts/UndoKeys.tsx';

/** How long a deletion can be undone, in milliseconds: as long as its toast is shown (specification, section 9). */
const undoPeriod = 6_000;

/** How a deletion is sent. `isLeaving`: the calls must outlive the page. */
export interface Sending {
  isLeaving: boolean;
}

/** A record that could not be deleted, or whose outcome is unknown. */
export interface FailedDelete {
  id: string;
  error: unknown;
}

/** Records that are deleted together, with one undo. */
export interface Deletion {
  ids: readonly string[];
  send(sending: Sending): Promise<readonly FailedDelete[]>;
  /** Hides or shows the records, with what follows for the focus. */
  hide(change: () => void): void;
  show(change: () => void): void;
  texts: {
    /** The name, if there is only one record. */
    name?: string | undefined;
    deleted: MessageDescriptor;
    tooLate: MessageDescriptor;
    failed(count: number): MessageDescriptor;
    /** The outcome is unknown. */
    unsure(count: number): MessageDescriptor;
    /** The session ended first. */
    unsent(name: string | undefined): MessageDescriptor;
  };
}

/**
 * The deletion that can be undone, of guests or messages. Records are hidden at once; the calls are sent after six
 * seconds, when the page is left, or when the next deletion begins, and never after an undo
 * (docs/decisions/undo-by-delay.md).
 */
export function createPendingDeletion({ show: showToast, withdraw, after } = toasts) {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  let pending: { deletion: Deletion; end(): void } | undefined;
  const calls = new Set<Promise<void>>();
  const setHidden = (ids: readonly string[], isHidden: boolean) => {
    const next = new Set(hidden.getSnapshot());
    for (const id of ids) next[isHidden ? 'add' : 'delete'](id);
    hidden.set(next);
  };
  /** Ends the time for an undo. @returns the deletion, if there was one */
  const take = () => {
    const taken = pending;
    pending = undefined;
    taken?.end();
    return taken?.deletion;
  };

  /** @param deletion of the records that failed */
  const report = (deletion: Deletion, failed: readonly FailedDelete[]) => {
    const errors = failed.map(({ error }) => error);
    const isUnsure = errors.some((error) => mayHaveBeenDone(error) || error instanceof SessionOver);
    const detail = errors.map(getServerMessage).find((sentence) => sentence !== '');
    showToast({
      variant: 'error',
      message: deletion.texts[isUnsure ? 'unsure' : 'failed'](failed.length),
      ...(detail !== undefined && { detail }),
      // Deleting a record twice is no failure.
      ...(!errors.some(hasEndedSession) && { action: { label: msg`Try again`, run: () => begin(deletion) } }),
    });
  };
  const sendNow = (isLeaving: boolean) => {
    const deletion = take();
    if (!deletion) return;
    const run = async () => {
      const failAll = (error: unknown) => deletion.ids.map((id) => ({ id, error }));
      const failed = await deletion.send({ isLeaving }).catch(failAll);
      calls.delete(call);
      if (failed.length === 0) return;
      const ids = failed.map(({ id }) => id);
      setHidden(ids, false);
      report({ ...deletion, ids }, failed);
    };
    const call = run();
    calls.add(call);
  };
  const begin = (deletion: Deletion) => {
    sendNow(false);
    const { ids, texts } = deletion;
    deletion.hide(() => setHidden(ids, true));
    const detail = texts.name !== undefined && { detail: texts.name };
    const undo = () => {
      if (pending?.deletion !== deletion) return showToast({ variant: 'warning', message: texts.tooLate });
      take();
      deletion.show(() => setHidden(ids, false));
    };
    const notice: Notice = {
      variant: 'info',
      message: texts.deleted,
      ...detail,
      action: { label: msg`Undo`, run: undo, UndoKeys },
    };
    const leave = () => sendNow(true);
    const stop = after(undoPeriod, () => sendNow(false));
    globalThis.addEventListener?.('pagehide', leave);
    pending = {
      deletion,
      end() {
        stop();
        globalThis.removeEventListener?.('pagehide', leave);
        withdraw(notice);
      },
    };
    showToast(notice);
  };

  return {
    /** The hidden ids. */
    getSnapshot: hidden.getSnapshot,
    subscribe: hidden.subscribe,
    begin,
    /** Sends what is pending, as before a logout. Resolves once all is answered. */
    async flush(): Promise<void> {
      sendNow(true);
      await Promise.all(calls);
    },
    /**
     * Drops what is pending after the session ended: no other session may send it.
     * @param mayName whether a name may be shown
     * @returns that it was not deleted
     */
    cancel(mayName: boolean): MessageDescriptor[] {
      const deletion = take();
      calls.clear();
      hidden.set(new Set());
      return deletion ? [deletion.texts.unsent(mayName ? deletion.texts.name : undefined)] : [];
    },
  };
}

/** The deletion of this page. */
export const pendingDeletion = createPendingDeletion();
