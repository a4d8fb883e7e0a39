import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getServerMessage, hasEndedSession, OutcomeUnknown, SessionOver } from '../api/errors.ts';
import { refreshIfUnknown } from '../api/query-client.ts';
import { createStore } from '../storage/store.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { unknownOutcome } from '../ui/toasts/write-error.ts';
import { UndoKeys } from '../ui/toasts/UndoKeys.tsx';

/** How long a deletion can be undone, in milliseconds: as long as its toast is shown (specification, section 9). */
const undoPeriod = 6_000;

/**
 * How many calls a browser still sends from a page that is left. Measured in Chromium: all of 50 arrive, but only 263
 * to 596 of 1,271.
 */
const maxSentOnLeave = 50;

const isLarge = ({ ids }: Deletion) => ids.length > maxSentOnLeave;

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
  /** The cache of the records, which are read again if the outcome is unknown. */
  queryClient: QueryClient;
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
    /** The session ended first. */
    dropped(name: string | undefined): MessageDescriptor;
  };
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/**
 * The deletion that can be undone, of guests or messages. Records are hidden at once; the calls are sent after six
 * seconds, when the page is left, or when the next deletion begins, and never after an undo. The browser asks before
 * the page is left with more deletions than it would send (docs/decisions/undo-by-delay.md).
 */
export function createPendingDeletion({ show: showToast, withdraw, after } = toasts) {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  let pending: { deletion: Deletion; end(): void } | undefined;
  /** The deletions that are being sent. Each promise resolves with whether all records are deleted. */
  const calls = new Map<Promise<boolean>, Deletion>();
  const updateLeaveGuard = () => {
    const isNeeded = calls.size > 0 || (pending !== undefined && isLarge(pending.deletion));
    globalThis[isNeeded ? 'addEventListener' : 'removeEventListener']?.('beforeunload', askBeforeLeaving);
  };
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
    updateLeaveGuard();
    return taken?.deletion;
  };

  /** @param deletion of the records that failed */
  const report = (deletion: Deletion, failed: readonly FailedDelete[]) => {
    const errors = failed.map(({ error }) => error);
    refreshIfUnknown(deletion.queryClient, ...errors);
    const isUnknown = errors.some((error) => error instanceof OutcomeUnknown || error instanceof SessionOver);
    const detail = errors.map(getServerMessage).find((sentence) => sentence !== '') ?? deletion.texts.name;
    showToast({
      variant: 'error',
      message: isUnknown ? unknownOutcome : deletion.texts.failed(failed.length),
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
      updateLeaveGuard();
      if (failed.length === 0) return true;
      const ids = failed.map(({ id }) => id);
      setHidden(ids, false);
      report({ ...deletion, ids }, failed);
      return false;
    };
    const call = run();
    calls.set(call, deletion);
    updateLeaveGuard();
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
    // Of a large deletion only a part would be sent. The browser has asked, and all records are still there.
    const leave = () => !isLarge(deletion) && sendNow(true);
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
    updateLeaveGuard();
    showToast(notice);
  };
  /** Sends what is pending, and resolves with whether all is deleted. */
  const flush = async () => {
    sendNow(pending !== undefined && !isLarge(pending.deletion));
    return (await Promise.all(calls.keys())).every(Boolean);
  };

  return {
    /** The hidden ids. */
    getSnapshot: hidden.getSnapshot,
    subscribe: hidden.subscribe,
    begin,
    /** Hides records that another user has deleted. */
    hide: (ids: readonly string[]) => setHidden(ids, true),
    flush,
    /** The same, but only for a deletion of more records than the last calls of a page or a session can delete. */
    flushLarge: async () =>
      [pending?.deletion, ...calls.values()].some((each) => each && isLarge(each)) ? flush() : true,
    /**
     * Drops what is pending after the session ended: no other session may send it.
     * @param mayName whether a name may be shown
     * @returns that it was not deleted
     */
    cancel(mayName: boolean): MessageDescriptor[] {
      const deletion = take();
      calls.clear();
      updateLeaveGuard();
      hidden.set(new Set());
      return deletion ? [deletion.texts.dropped(mayName ? deletion.texts.name : undefined)] : [];
    },
  };
}

/** The deletion of this page. */
export const pendingDeletion = createPendingDeletion();
