import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { createOnce } from '../../api/create-once.ts';
import { SessionOver } from '../../api/errors.ts';
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

/** The lines of the form for new guests: typed, pasted, kept as a draft, sent one after the other. */
export function useGuestForm(store: GuestStore, draft: Draft) {
  const [rows, setRows] = useState<readonly GuestRow[]>(() => restoreRows(draft));
  const [focused, setFocused] = useState<string>();
  const [problems, setProblems] = useState<ReadonlyMap<string, RowProblem>>(new Map());
  const [isSending, setSending] = useState(false);
  // A latch, not the state: two clicks in one task would both see the state before the first.
  const latch = useRef(false);
  const [{ create, isInDoubt }] = useState(createOnce);
  const update = (next: readonly GuestRow[]) => {
    const some = next.length > 0 ? next : [createRow()];
    setRows(some);
    keepRows(draft, some);
    return some;
  };
  const send = async (): Promise<boolean> => {
    if (latch.current) return false;
    latch.current = true;
    setSending(true);
    let left = rows;
    const found = new Map<string, RowProblem>();
    let added = 0;
    for (const row of rows.filter(isFilled)) {
      const { details, errors } = parseDraft(row);
      if (!details) {
        found.set(row.key, { fields: errors });
        continue;
      }
      try {
        await create(row.key, {
          send: () => addGuest(store, details),
          isThere: () => isListed(store, details),
        });
        added += 1;
        left = update(left.filter(({ key }) => key !== row.key));
      } catch (error) {
        if (error instanceof SessionOver) break;
        found.set(row.key, createRowProblem(error));
      }
    }
    if (isInDoubt()) refreshGuests(store);
    setProblems(found);
    setSending(false);
    latch.current = false;
    setFocused([...found.keys()][0] ?? left.at(-1)?.key);
    if (added > 0) toasts.show({ variant: 'success', message: msg`Guests added: ${added}` });
    return found.size === 0 && added > 0;
  };
  return {
    rows,
    focused,
    problems,
    isSending,
    filled: rows.filter(isFilled).length,
    send,
    change(key: string, change: Partial<GuestDraft>) {
      update(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
      setProblems(without(problems, key));
    },
    /** Goes to the next line, or makes one after the last. */
    enter(key: string) {
      const next = rows[rows.findIndex((row) => row.key === key) + 1] ?? createRow();
      if (!rows.includes(next)) update([...rows, next]);
      setFocused(next.key);
    },
    paste(key: string, pasted: readonly Partial<GuestDraft>[]) {
      const next = update(insertPasted(rows, key, pasted));
      setFocused(next.at(-1)?.key);
    },
    remove(key: string) {
      update(rows.filter((row) => row.key !== key));
      setProblems(without(problems, key));
    },
  };
}
