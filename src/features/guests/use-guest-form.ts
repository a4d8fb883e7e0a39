import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { createOnce } from '../../api/create-once.ts';
import { NetworkError, SessionOver } from '../../api/errors.ts';
import { type GuestDraft, parseDraft } from '../../domain/guest-draft.ts';
import type { Draft } from '../../storage/drafts.ts';
import { toasts } from '../../ui/toasts.ts';
import { type GuestStore, refreshGuests } from './guest-cache.ts';
import { createRowProblem, type RowProblem } from './guest-form-problem.ts';
import { createRow, type GuestRow, insertPasted, isFilled } from './guest-rows.ts';
import { addGuest, isListed } from './mutations.ts';
import { keepRows, restoreRows } from './row-draft.ts';

const without = (problems: ReadonlyMap<string, RowProblem>, key: string) =>
  new Map([...problems].filter(([each]) => each !== key));

/**
 * The rows of the form for new guests: typed, pasted, kept as a draft, sent one after the other. A row that is being
 * sent is read-only; others can be edited meanwhile.
 */
export function useGuestForm(store: GuestStore, draft: Draft) {
  const [rows, setRows] = useState<readonly GuestRow[]>(() => restoreRows(draft));
  /** The current rows: a call that was sent earlier has seen older ones. */
  const latest = useRef(rows);
  const [focused, setFocused] = useState<string>();
  const [problems, setProblems] = useState<ReadonlyMap<string, RowProblem>>(new Map());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  // A ref, not the state: two clicks in one task would both see the state before the first.
  const latch = useRef(false);
  const [{ create, isInDoubt }] = useState(createOnce);
  const update = (change: (rows: readonly GuestRow[]) => readonly GuestRow[]) => {
    const next = change(latest.current);
    latest.current = next.length > 0 ? next : [createRow()];
    setRows(latest.current);
    keepRows(draft, latest.current);
  };
  const send = async (): Promise<boolean> => {
    if (latch.current) return false;
    latch.current = true;
    const sent = latest.current.filter(isFilled);
    setSending(new Set(sent.map(({ key }) => key)));
    const found = new Map<string, RowProblem>();
    let added = 0;
    let unsent: NetworkError | undefined;
    for (const row of sent) {
      const { details, errors } = parseDraft(row);
      if (!details) {
        found.set(row.key, { fields: errors });
        continue;
      }
      try {
        // Without a connection the following rows are not tried.
        if (unsent) throw unsent;
        await create(row.key, {
          send: () => addGuest(store, details),
          isThere: () => isListed(store, details),
        });
        added += 1;
        update((left) => left.filter(({ key }) => key !== row.key));
      } catch (error) {
        if (error instanceof SessionOver) break;
        if (error instanceof NetworkError && error.isUnsent) unsent = error;
        found.set(row.key, createRowProblem(error));
      }
    }
    if (isInDoubt()) refreshGuests(store);
    setProblems(found);
    setSending(new Set());
    latch.current = false;
    const isTyping = latest.current.some((row) => isFilled(row) && !sent.includes(row));
    if (!isTyping) setFocused([...found.keys()][0] ?? latest.current.at(-1)?.key);
    if (added > 0) toasts.show({ variant: 'success', message: msg`Guests added: ${added}` });
    return found.size === 0 && added > 0 && !isTyping;
  };
  return {
    rows,
    focused,
    problems,
    /** The rows that are being sent, which must not change until then. */
    sending,
    filled: rows.filter(isFilled).length,
    send,
    change(key: string, change: Partial<GuestDraft>) {
      update((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
      setProblems(without(problems, key));
    },
    /** Focuses the next row, or adds one after the last. */
    enter(key: string) {
      const place = latest.current.findIndex((row) => row.key === key);
      const next = latest.current[place + 1] ?? createRow();
      if (!latest.current.includes(next)) update((before) => [...before, next]);
      setFocused(next.key);
    },
    paste(key: string, pasted: readonly Partial<GuestDraft>[]) {
      update((before) => insertPasted(before, key, pasted));
      setFocused(latest.current.at(-1)?.key);
    },
    remove(key: string) {
      update((before) => before.filter((row) => row.key !== key));
      setProblems(without(problems, key));
    },
  };
}
