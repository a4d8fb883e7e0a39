import type * as fc from 'fast-check';
import { getConfirmedCount, isOverLimit } from './count.ts';
import type { RsvpReading } from './rsvp-calls.ts';
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
  const falseThanks: unknown[] = [];
  const unaskedChanges: unknown[] = [];
  const apply = (count: number, by: Holder) => {
    server.count = count;
    held.push({ count, by });
  };

  const createTab = (id: number, first?: RsvpReading) => {
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
      onSave: (count) => confirmed.has(count) || unaskedChanges.push(`${count} was sent and never confirmed`),
      onChange(before, now, isOwnDoing) {
        const isByThisTab = held.at(-1)?.by === id || held.at(-1)?.by === undefined;
        // An empty 200 is thanked for (F04), with the answer stored until a read confirms it.
        const isUnseen = now.unsent !== null && now.unsent === now.saved;
        if (now.thanked && !before.thanked && now.saved !== server.count && isByThisTab && !isUnseen)
          falseThanks.push(now);
        // What the guest has confirmed in another tab since replaces what was confirmed here.
        const isFollowed = before.choice === before.unsent && now.choice === now.unsent;
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
  function reopen(id: number, first?: RsvpReading) {
    const tab = tabs[id];
    if (last?.tab === id && tab?.isOnlyHere(last.count)) last = undefined;
    sentEarly.push(...(tab?.early ?? []));
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

  function confirm(id: number) {
    const { answering } = tabs[id] ?? createTab(id);
    const state = answering.getSnapshot();
    const count = getConfirmedCount(state);
    // The panel on Confirm.
    if (state.page !== 'ready' || state.thanked || state.invitation?.limit === undefined) return;
    if (count === null || isOverLimit(count, state)) return;
    // A second tap during a save is the same answer (F09).
    if (state.sending !== count) note(count, id);
    void answering.confirm();
  }

  /** The boot script stores an answer of the early panel, and the page takes the answer over once loaded. */
  function answerEarly(id: number, count: number) {
    // The page shows an unsent answer, and a link that cannot be read has no panel.
    if (storage.read() !== undefined || !server.isUp || count > (server.limit ?? 0)) return;
    const basedOn = server.count;
    const invitation = createInvitation({ saved: basedOn, limit: server.limit });
    const tab = reopen(id, { kind: 'invitation', invitation });
    note(count, id);
    storage.write({ count, instead: basedOn, waiting: true });
    const { answering } = tab;
    const stop = answering.subscribe(() => {
      if (answering.getSnapshot().page === 'loading' || tabs[id] !== tab) return;
      stop();
      tab.act(() => {
        const state = answering.getSnapshot();
        const isHandled = state.delivery !== 'idle' && state.unsent === count;
        if (!isHandled && count !== state.choice && !isOverLimit(count, state)) answering.choose(count);
        if (!isHandled && !answering.getSnapshot().thanked) void answering.resumeEarly(count, basedOn);
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
    else if (each.kind === 'choose' && open?.answering.getSnapshot().invitation?.limit !== undefined)
      open.act(() => open.answering.choose(each.count));
  }

  return {
    perform,
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
          return unsent === count && !(isStored && storage.read() === undefined);
        });
      return isHeld || isStoredSomewhere ? undefined : last;
    },
  };
}
