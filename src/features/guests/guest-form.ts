import { msg } from '@lingui/core/macro';
import { AlreadyThere, type CreateOnce } from '../../api/create-once.ts';
import { NetworkError, SessionOver } from '../../api/errors.ts';
import { type GuestDraft, parseDraft } from '../../domain/guest-draft.ts';
import type { GuestDetails } from '../../domain/guest-details.ts';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { isListed } from '../../domain/is-listed.ts';
import { reportLeftForm } from '../../forms/sending-forms.ts';
import { openCreated } from '../../storage/created.ts';
import type { Draft } from '../../storage/drafts.ts';
import { runInOneTab } from '../../storage/run-in-one-tab.ts';
import { createStore } from '../../storage/store.ts';
import { type Notice, toasts } from '../../ui/toasts.ts';
import { type GuestStore, refreshGuests } from './guest-cache.ts';
import { createFocus, createFocusIfLost, type FocusedField } from './guest-form-focus.ts';
import { createRowProblem, type RowProblem } from './guest-form-problem.ts';
import { createRow, type GuestRow, insertPasted, isFilled } from './guest-rows.ts';
import { addGuest } from './mutations.ts';
import { reportRepeated } from './report-repeated.ts';
import { keepRows, restoreRows } from './row-draft.ts';

interface GuestFormState {
  rows: readonly GuestRow[];
  focused?: FocusedField | undefined;
  problems: ReadonlyMap<string, RowProblem>;
  /** The rows that are being sent, which must not change until then. */
  sending: ReadonlySet<string>;
  /** Whether the form started with the rows of the draft, and none of them is sent since. */
  isRestored: boolean;
}

const countElsewhere = (count: number): Notice => ({
  variant: 'info',
  message: msg`Guests added in another tab: ${count}`,
});

interface GuestFormParts {
  store: GuestStore;
  draft: Draft;
  once: CreateOnce;
}

export type GuestForm = ReturnType<typeof createGuestForm>;

/**
 * The rows of the form for new guests: typed, pasted, kept as a draft, sent one after the other. A row that is being
 * sent is read-only; others can be edited meanwhile. It lives outside the component, because the drawer may be closed,
 * and opened again, while it is sent.
 */
export function createGuestForm({ store, draft, once: { create, isInDoubt, forget } }: GuestFormParts) {
  let isShown = false;
  let elsewhere = 0;
  const known = openCreated(draft.key);
  const restored = restoreRows(draft, known);
  const state = createStore<GuestFormState>(
    { rows: restored, problems: new Map(), sending: new Set(), isRestored: restored.some(isFilled) },
    () => {
      isShown = true;
      const release = draft.hold();
      const stopListening = known.onChangeElsewhere(dropCreated);
      return () => {
        isShown = false;
        release();
        stopListening();
      };
    },
  );
  const get = state.getSnapshot;
  const set = (change: Partial<GuestFormState>) => state.set({ ...get(), ...change });
  const update = (change: (rows: readonly GuestRow[]) => readonly GuestRow[], write = draft.write) => {
    const rows = change(get().rows);
    set({ rows: rows.length > 0 ? rows : [createRow()] });
    keepRows(draft, get().rows, write);
  };
  const removeRows = (isGone: (row: GuestRow) => boolean) =>
    update((rows) => rows.filter((row) => !isGone(row)), draft.rewrite);
  const withoutProblem = (key: string) => new Map([...get().problems].filter(([each]) => each !== key));
  const isCreatedElsewhere = (row: GuestRow) => known.omitFrom([row]).length === 0;
  /** Another tab with the same draft may have created some rows. */
  const drop = (gone: readonly GuestRow[]) => {
    for (const { key } of gone) forget(key);
    removeRows((row) => gone.includes(row));
    const { rows: shown, isRestored } = get();
    set({
      focused: createFocusIfLost(shown.at(-1)?.key ?? ''),
      isRestored: isRestored && shown.some(isFilled),
    });
    // The other tab sends one after the other: the notice that is still shown counts them too.
    elsewhere = gone.length + (toasts.withdraw(countElsewhere(elsewhere)) ? elsewhere : 0);
    toasts.show(countElsewhere(elsewhere));
  };
  const dropCreated = () => {
    const gone = get().sending.size > 0 ? [] : get().rows.filter(isCreatedElsewhere);
    if (gone.length > 0) drop(gone);
  };

  const send = async (): Promise<boolean> => {
    if (get().sending.size > 0) return false;
    dropCreated();
    const sent = get().rows.filter(isFilled);
    if (sent.length === 0) return true;
    set({ sending: new Set(sent.map(({ key }) => key)) });
    const found = new Map<string, RowProblem>();
    const created: SavedGuest[] = [];
    const alreadyThere: GuestDetails[] = [];
    let failure: unknown;
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
        const guest = await runInOneTab(`guestwise.new-guest ${row.key}`, async () => {
          if (isCreatedElsewhere(row)) return undefined;
          const saved = await create(row.key, {
            send: () => addGuest(store, details),
            isThere: () => isListed(store, details),
          });
          known.add(row);
          return saved;
        });
        if (guest) {
          created.push(guest);
          removeRows(({ key }) => key === row.key);
        } else drop([row]);
      } catch (error) {
        // Both tabs were sending it.
        if (error instanceof AlreadyThere && isCreatedElsewhere(row)) {
          drop([row]);
          continue;
        }
        failure = error;
        if (error instanceof SessionOver) break;
        if (error instanceof AlreadyThere) alreadyThere.push(details);
        if (error instanceof NetworkError && error.isUnsent) unsent = error;
        found.set(row.key, createRowProblem(error));
      }
    }
    if (isInDoubt()) refreshGuests(store);
    const isTyping = get().rows.some((row) => isFilled(row) && !sent.includes(row));
    const [wrongKey, problem] = [...found][0] ?? [get().rows.at(-1)?.key];
    set({
      problems: found,
      sending: new Set(),
      isRestored: get().isRestored && created.length === 0,
      ...(!isTyping && wrongKey !== undefined && { focused: createFocus(wrongKey, problem) }),
    });
    dropCreated();
    const { length: added } = created;
    if (added > 0) toasts.show({ variant: 'success', message: msg`Guests added: ${added}` });
    void reportRepeated(store, [...created, ...alreadyThere]);
    if (failure !== undefined) reportLeftForm(failure, form);
    return found.size === 0 && added > 0 && !isTyping;
  };
  const form = {
    isShown: () => isShown,
    getSnapshot: get,
    subscribe: state.subscribe,
    send,
    change(key: string, change: Partial<GuestDraft>) {
      update((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
      set({ problems: withoutProblem(key) });
    },
    /** Focuses the next row, or adds one after the last. */
    enter(key: string) {
      const { rows } = get();
      const place = rows.findIndex((row) => row.key === key);
      const next = rows[place + 1] ?? createRow();
      if (!rows.includes(next)) update((before) => [...before, next]);
      set({ focused: createFocus(next.key) });
    },
    paste(key: string, pasted: readonly Partial<GuestDraft>[]) {
      update((before) => insertPasted(before, key, pasted));
      set({ focused: createFocus(get().rows.at(-1)?.key ?? key) });
    },
    /** Removes all rows. */
    discard() {
      const row = createRow();
      set({ rows: [row], focused: createFocus(row.key), problems: new Map(), isRestored: false });
      draft.remove();
    },
    remove(key: string) {
      update((before) => before.filter((row) => row.key !== key));
      set({ problems: withoutProblem(key) });
    },
  };
  return form;
}
