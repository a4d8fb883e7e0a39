import type fc from 'fast-check';
import { createAnswering } from './answering.ts';
import { getConfirmedCount, isOverLimit } from './count.ts';
import type { Saving } from './mutations.ts';
import type { Reading } from './queries.ts';
import type { Act } from './test-acts.ts';
import { createInvitation, createMemoryUnsent } from './test-guests.ts';

/** A guest with two tabs in one browser, the server, and another device. */
export function createWorld(s: fc.Scheduler, fates: { applied: boolean | 'late'; saying: Saving }[]) {
  const server = { count: null as number | null, limit: 4 as number | undefined, isUp: true, isCalm: false };
  /** Every count that the server held, with who put it there. */
  const held: { count: number | null; by: number | 'elsewhere' | 'late' }[] = [
    { count: null, by: 'elsewhere' },
  ];
  const nextFate = fates.values();
  const unsent = createMemoryUnsent();
  const confirmed = new Set<number>();
  let last: { count: number; heldBefore: number } | undefined;
  let lock = Promise.resolve();
  const falseThanks: unknown[] = [];
  const unaskedChanges: unknown[] = [];
  const apply = (count: number, by: number | 'elsewhere' | 'late') => {
    server.count = count;
    held.push({ count, by });
  };

  /** As the browser's storage event does. */
  const tellOtherTabs = (id: number) => {
    const heard = s.schedule(Promise.resolve(), 'a change of storage is heard');
    void heard.then(() => tabs.forEach((open, other) => other !== id && open.changedElsewhere()));
  };

  function openTab(id: number) {
    let isOpen = true;
    let acting = false;
    let comeBack = () => {};
    let changedElsewhere = () => {};
    const never = new Promise<never>(() => {});
    const closed = Promise.withResolvers<void>();
    /** A closed tab hears nothing any more. */
    const whileOpen = async <T>(value: T): Promise<T> => (isOpen ? value : never);
    const answering = createAnswering({
      async read(): Promise<Reading> {
        await s.schedule(Promise.resolve(), `tab ${id}: a read arrives`);
        const invitation = createInvitation({ saved: server.count, limit: server.limit });
        const isUp = server.isUp;
        await s.schedule(Promise.resolve(), `tab ${id}: a read is answered`);
        return whileOpen(
          isUp ? { kind: 'invitation', invitation } : { kind: 'unreachable', isOffline: true },
        );
      },
      async save(count): Promise<Saving> {
        if (!isOpen) return never;
        if (!confirmed.has(count)) unaskedChanges.push(`${count} was sent and never confirmed`);
        const { applied, saying } = (!server.isCalm && nextFate.next().value) || {
          applied: true,
          saying: { kind: 'saved' },
        };
        await s.schedule(Promise.resolve(), `tab ${id}: a save of ${count} arrives`);
        if (!server.isUp) return whileOpen({ kind: 'unanswered' });
        if (server.limit !== undefined && count > server.limit)
          return whileOpen({ kind: 'refused', reason: '' });
        if (applied === true) apply(count, id);
        if (applied === 'late')
          void s.schedule(Promise.resolve(), 'a late save').then(() => apply(count, 'late'));
        await s.schedule(Promise.resolve(), `tab ${id}: a save of ${count} is answered`);
        return whileOpen(saying);
      },
      unsent: {
        read: unsent.read,
        write(answer) {
          if (isOpen) tellOtherTabs(id);
          return isOpen && unsent.write(answer);
        },
        remove() {
          if (isOpen) tellOtherTabs(id);
          if (isOpen) unsent.remove();
        },
        onChangeElsewhere(listener) {
          changedElsewhere = listener;
          return () => {};
        },
      },
      connection: {
        onReturn: (listener) => {
          comeBack = listener;
          return () => {};
        },
        runAlone: (job) =>
          (lock = lock.then(() => (isOpen ? Promise.race([job(), closed.promise]) : undefined))),
        warnBeforeLeaving: () => {},
      },
    });
    let before = answering.getSnapshot();
    const leave = answering.subscribe(() => {
      if (!isOpen) return;
      const now = answering.getSnapshot();
      const isOwn = held.at(-1)?.by === id || held.at(-1)?.by === undefined;
      if (now.thanked && !before.thanked && now.saved !== server.count && isOwn) falseThanks.push(now);
      if (!acting && before.choice !== null && now.choice !== null && now.choice !== before.choice)
        unaskedChanges.push([before, now]);
      before = now;
    });
    return {
      answering,
      comeBack: () => comeBack(),
      changedElsewhere: () => changedElsewhere(),
      act(job: () => void) {
        acting = true;
        job();
        acting = false;
      },
      close() {
        isOpen = false;
        closed.resolve();
        leave();
      },
    };
  }

  const tabs = [openTab(0), openTab(1)];

  function confirm(id: number) {
    const { answering } = tabs[id] ?? openTab(id);
    const state = answering.getSnapshot();
    const count = getConfirmedCount(state);
    // What the panel does with a press on Confirm.
    if (state.page !== 'ready' || state.thanked || state.invitation?.limit === undefined) return;
    if (count === null || isOverLimit(count, state)) return;
    // A second tap on what is on its way is the same answer (F09).
    if (state.sending === count) return;
    confirmed.add(count);
    last = { count, heldBefore: held.length };
    void answering.confirm();
  }

  function perform(each: Act) {
    if (each.kind === 'calm') {
      Object.assign(server, { isUp: true, isCalm: true, limit: server.limit ?? 4 });
      for (const open of tabs) open.comeBack();
    } else if (each.kind === 'limit') server.limit = each.limit;
    else if (each.kind === 'connection') server.isUp = each.isUp;
    else if (each.kind === 'answerElsewhere') apply(each.count, 'elsewhere');
    else performInTab(each);
  }

  function performInTab(each: Extract<Act, { tab: number }>) {
    const open = tabs[each.tab];
    if (each.kind === 'reload') tabs[each.tab] = (open?.close(), openTab(each.tab));
    else if (each.kind === 'comeBack') open?.comeBack();
    else if (each.kind === 'confirm') open?.act(() => confirm(each.tab));
    else if (each.kind === 'choose' && open?.answering.getSnapshot().invitation?.limit !== undefined)
      open.act(() => open.answering.choose(each.count));
  }

  return {
    perform,
    falseThanks,
    unaskedChanges,
    /** Tabs that say thank you for something else than what the server holds, with nothing under way. */
    getFalseThanksAtRest: () =>
      tabs
        .map((open) => open.answering.getSnapshot())
        .filter(({ thanked, saved }) => thanked && saved !== server.count),
    /** The last confirmed count, where the server never held it since and no storage keeps it. */
    getLostAnswer() {
      if (!last) return undefined;
      const { count, heldBefore } = last;
      const isHeld = held.slice(heldBefore - 1).some((each) => each.count === count);
      return isHeld || unsent.value?.count === count ? undefined : last;
    },
  };
}
