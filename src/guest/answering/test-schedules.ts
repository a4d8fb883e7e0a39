import type * as fc from 'fast-check';
import type { Answer } from './answering-state.ts';
import { getConfirmAction, getEarlyAction } from './confirm.ts';
import type { ReadResult } from './rsvp-calls.ts';
import type { Act } from './test-acts.ts';
import { createInvitation } from './test-guests.ts';
import { createSharedStorage } from './test-storage.ts';
import { type Fate, openTab, type TabWorld } from './test-tab.ts';

type Holder = number | 'elsewhere' | 'late';

/** A guest with two tabs in one browser, the server, and another device. */
export function createWorld(s: fc.Scheduler, fates: Fate[]) {
  const server = { count: null as number | null, limit: 4 as number | undefined, isUp: true, isCalm: false };
  /** Every count that the server had, with its author. */
  const held: { count: number | null; by: Holder }[] = [{ count: null, by: 'elsewhere' }];
  const nextFate = fates.values();
  const storage = createSharedStorage();
  const confirmed = new Set<number>();
  let last: { count: number; heldBefore: number; tab: number } | undefined;
  /** The open dialogs about 0, by tab. */
  const dialogs = new Map<number, Answer>();
  const aboveLimit: string[] = [];
  const falseThanks: unknown[] = [];
  const unaskedChanges: unknown[] = [];
  const apply = (count: number, by: Holder) => {
    server.count = count;
    held.push({ count, by });
  };

  const createTab = (id: number, first?: ReadResult) => {
    const world: TabWorld = {
      s,
      server,
      storage,
      getFate: () =>
        (!server.isCalm && nextFate.next().value) || { applied: true, saying: { kind: 'saved' } },
      apply,
      /** As the browser's storage event does. */
      tellOtherTabs(teller) {
        const heard = s.schedule(Promise.resolve(), 'a change of storage is heard');
        void heard.then(() => tabs.forEach((open, other) => other !== teller && open.changedElsewhere()));
      },
      onSave(count, limit) {
        if (!confirmed.has(count)) unaskedChanges.push(`${count} was sent and never confirmed`);
        if (!(limit !== undefined && count <= limit))
          aboveLimit.push(`${count} was sent, and ${limit} may come`);
      },
      onChange(before, now, isOwnDoing) {
        const isByThisTab = held.at(-1)?.by === id || held.at(-1)?.by === undefined;
        // An empty 200 is thanked for (F04), with the answer stored until a read confirms it.
        const isUnseen = now.unsent !== null && now.unsent.count === now.saved;
        if (now.thanked && !before.thanked && now.saved !== server.count && isByThisTab && !isUnseen)
          falseThanks.push(now);
        // What the guest has confirmed in another tab since replaces what was confirmed here.
        const isFollowed = before.choice === before.unsent?.count && now.choice === now.unsent?.count;
        if (
          !isOwnDoing &&
          !isFollowed &&
          before.choice !== null &&
          now.choice !== null &&
          now.choice !== before.choice
        )
          unaskedChanges.push([before, now]);
      },
      get lock() {
        return lock;
      },
      set lock(next) {
        lock = next;
      },
    };
    return openTab(id, world, first);
  };
  let lock = Promise.resolve();
  const tabs = [createTab(0), createTab(1)];
  const sentEarly: string[] = [];

  /** Opens the link again in a tab. A browser without storage has asked before, and the guest discarded the answer. */
  function reopen(id: number, first?: ReadResult) {
    const tab = tabs[id];
    if (last?.tab === id && tab?.isOnlyHere(last.count)) last = undefined;
    sentEarly.push(...(tab?.early ?? []));
    dialogs.delete(id);
    tab?.close();
    const opened = createTab(id, first);
    tabs[id] = opened;
    opened.waitFor(storage.read()?.notBefore ?? 0);
    return opened;
  }

  function note(count: number, id: number) {
    confirmed.add(count);
    last = { count, heldBefore: held.length, tab: id };
  }

  /**
   * Confirm is pressed. The guest means the count that the panel shows; a 0 is meant only once it is submitted in the
   * dialog (the specification, section 2).
   */
  function confirm(id: number) {
    const { answering } = tabs[id] ?? createTab(id);
    const state = answering.getSnapshot();
    const limit = state.invitation?.limit;
    // The panel has no Confirm then.
    if (state.page !== 'ready' || state.thanked || limit === undefined) return;
    const shown = state.choice ?? state.saved ?? 0;
    // A second tap during a save is the same answer (F09). If the other tab has confirmed since, either may win.
    if (state.sending === shown) last = last?.tab === id ? last : undefined;
    else if (shown > 0 && shown <= limit) note(shown, id);
    const action = getConfirmAction(state);
    if (action.kind === 'send' && action.answer.count > limit) aboveLimit.push('Confirm ignored the limit');
    if (action.kind === 'ask') dialogs.set(id, action.answer);
    else if (action.kind === 'send') void answering.confirm(action.answer);
  }

  function submit(id: number) {
    const asked = dialogs.get(id);
    const { answering } = tabs[id] ?? createTab(id);
    const state = answering.getSnapshot();
    dialogs.delete(id);
    // Without the panel there is no dialog.
    if (asked === undefined || state.page !== 'ready' || state.thanked) return;
    // If another answer was saved while the dialog was open, the guest is told instead.
    if (asked.basedOn === state.saved || state.saved === 0) note(0, id);
    void answering.confirm(asked);
  }

  /** The boot script stores an answer of the early panel, and the page takes the answer over once loaded. */
  function answerEarly(id: number, count: number) {
    // The page shows an unsent answer, and a link that cannot be read has no panel.
    if (storage.read() !== undefined || !server.isUp || count > (server.limit ?? 0)) return;
    const basedOn = server.count;
    const invitation = createInvitation({ saved: basedOn, limit: server.limit });
    const tab = reopen(id, { kind: 'invitation', invitation });
    // A 0 is left to the page, which asks about it.
    if (count > 0) {
      note(count, id);
      storage.write({ count, basedOn, autoSend: true });
    }
    const { answering } = tab;
    const stop = answering.subscribe(() => {
      if (answering.getSnapshot().page === 'loading' || tabs[id] !== tab) return;
      stop();
      tab.act(() => {
        const early = { choice: count, isConfirmed: true, saved: basedOn };
        const { choice, send, confirms } = getEarlyAction(early, answering.getSnapshot());
        if (choice !== null) answering.choose(choice);
        if (send) void answering.sendEarly(send);
        if (!confirms) return;
        void answering.refetch();
        confirm(id);
      });
    });
  }

  function perform(each: Act) {
    if (each.kind === 'calm') {
      Object.assign(server, { isUp: true, isCalm: true, limit: server.limit ?? 4 });
      for (const open of tabs) open.comeBack();
    } else if (each.kind === 'limit') server.limit = each.limit;
    else if (each.kind === 'connection') server.isUp = each.isUp;
    else if (each.kind === 'storage') storage.setFull(each.isFull);
    else if (each.kind === 'answerElsewhere') apply(each.count, 'elsewhere');
    else performInTab(each);
  }

  function performInTab(each: Extract<Act, { tab: number }>) {
    const open = tabs[each.tab];
    if (each.kind === 'reload') reopen(each.tab);
    else if (each.kind === 'early') answerEarly(each.tab, each.count);
    else if (each.kind === 'comeBack') open?.comeBack();
    else if (each.kind === 'restore') open?.restore();
    else if (each.kind === 'confirm') open?.act(() => confirm(each.tab));
    else if (each.kind === 'submit') open?.act(() => submit(each.tab));
    else if (each.kind === 'choose' && open?.answering.getSnapshot().invitation?.limit !== undefined) {
      // A dialog is modal: the guest has cancelled it.
      dialogs.delete(each.tab);
      open.act(() => open.answering.choose(each.count));
    }
  }

  return {
    perform,
    /** Saves, and presses of Confirm, for more people than the tab's invitation allowed. */
    aboveLimit,
    falseThanks,
    unaskedChanges,
    /** Saves sent before the end of the server's pause (Retry-After), reloads included. */
    getSentEarly: () => [...sentEarly, ...tabs.flatMap(({ early }) => early)],
    /** Tabs whose thank-you differs from the server's count, with nothing in progress. */
    getFalseThanksAtRest: () =>
      tabs
        .map((open) => open.answering.getSnapshot())
        .filter(({ thanked, saved }) => thanked && saved !== server.count),
    /** The last confirmed count, if the server never had it since, no storage has it and no tab reports it. */
    getLostAnswer() {
      if (!last) return undefined;
      const { count, heldBefore } = last;
      const isHeld = held.slice(heldBefore - 1).some((each) => each.count === count);
      const isStoredSomewhere =
        storage.read()?.count === count ||
        tabs.some((open) => {
          const { unsent, isStored } = open.answering.getSnapshot();
          // For a tab that says that the browser stores it, only the storage counts.
          return unsent?.count === count && !(isStored && storage.read() === undefined);
        });
      return isHeld || isStoredSomewhere ? undefined : last;
    },
  };
}
