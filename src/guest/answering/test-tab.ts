import type * as fc from 'fast-check';
import { createAnswering } from './answering.ts';
import type { Answering } from './answering-state.ts';
import type { SaveResult, ReadResult } from './rsvp-calls.ts';
import { createInvitation } from './test-guests.ts';
import type { createSharedStorage } from './test-storage.ts';

export type Fate = { applied: boolean | 'late'; saying: SaveResult };

/** What a tab shares with the others: the server, the browser's storage and its lock. */
export interface TabWorld {
  s: fc.Scheduler;
  server: { count: number | null; limit: number | undefined; isUp: boolean; isCalm: boolean };
  storage: ReturnType<typeof createSharedStorage>;
  getFate(): Fate;
  apply(count: number, by: number | 'late'): void;
  tellOtherTabs(id: number): void;
  /** Called for each save that is sent, with the limit that the tab shows. */
  onSave(count: number, limit: number | undefined): void;
  onChange(before: Answering, now: Answering, isOwnDoing: boolean): void;
  lock: Promise<void>;
}

const never = new Promise<never>(() => {});

/**
 * A tab of the guest's page.
 * @param first what the boot script has read already, if the early panel was answered
 */
export function openTab(id: number, world: TabWorld, first?: ReadResult) {
  const { s, server } = world;
  let isOpen = true;
  let acting = false;
  let comeBack = () => {};
  let changedElsewhere = () => {};
  /** Increases when the calls in progress are cut off. */
  let visits = 0;
  /** The server told this tab not to call before this time. */
  let notBefore = 0;
  const closed = Promise.withResolvers<void>();
  /** A closed tab receives no events, nor does one that was left meanwhile. */
  const whileOpen = async <T>(value: T, visit: number): Promise<T> =>
    isOpen && visit === visits ? value : never;
  const unsent = world.storage.openTab(() => isOpen && world.tellOtherTabs(id));
  const early: string[] = [];

  const answering = createAnswering({
    async read(): Promise<ReadResult> {
      const visit = visits;
      const reading = first;
      first = undefined;
      if (reading) return reading;
      await s.schedule(Promise.resolve(), `tab ${id}: a read arrives`);
      const invitation = createInvitation({ saved: server.count, limit: server.limit });
      const isUp = server.isUp;
      await s.schedule(Promise.resolve(), `tab ${id}: a read is answered`);
      return whileOpen(
        isUp ? { kind: 'invitation', invitation } : { kind: 'unreachable', isOffline: true },
        visit,
      );
    },
    async save(count): Promise<SaveResult> {
      if (!isOpen) return never;
      const visit = visits;
      if (Date.now() < notBefore) early.push(`${count} was sent before the end of the server’s pause`);
      world.onSave(count, answering.getSnapshot().invitation?.limit);
      const { applied, saying } = world.getFate();
      await s.schedule(Promise.resolve(), `tab ${id}: a save of ${count} arrives`);
      if (!server.isUp) return whileOpen({ kind: 'unknown' }, visit);
      if (server.limit !== undefined && count > server.limit)
        return whileOpen({ kind: 'refused', reason: '' }, visit);
      // A save of an earlier visit may be overtaken by a later one, which no page can know before it reads.
      if (applied === true) world.apply(count, isOpen && visit === visits ? id : 'late');
      if (applied === 'late')
        void s.schedule(Promise.resolve(), 'a late save').then(() => world.apply(count, 'late'));
      await s.schedule(Promise.resolve(), `tab ${id}: a save of ${count} is answered`);
      if (saying.kind === 'busy' && isOpen && visit === visits) notBefore = Date.now() + saying.retryAfter;
      return whileOpen(saying, visit);
    },
    unsentStore: {
      read: unsent.read,
      write: (answer) => isOpen && unsent.write(answer),
      remove: () => void (isOpen && unsent.remove()),
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
        (world.lock = world.lock.then(() => (isOpen ? Promise.race([job(), closed.promise]) : undefined))),
      warnBeforeLeaving: () => {},
    },
  });
  let before = answering.getSnapshot();
  const leave = answering.subscribe(() => {
    if (!isOpen) return;
    const now = answering.getSnapshot();
    world.onChange(before, now, acting);
    before = now;
  });
  return {
    answering,
    /** Whether the browser stores a count for this tab alone, so that it asks before it is closed. */
    isOnlyHere(count: number) {
      const state = answering.getSnapshot();
      return unsent.isInMemory() || (state.unsent?.count === count && !state.isStored);
    },
    early,
    getNotBefore: () => Math.max(notBefore, unsent.read()?.notBefore ?? 0),
    waitFor: (time: number) => void (notBefore = time),
    comeBack: () => comeBack(),
    changedElsewhere: () => changedElsewhere(),
    /** Left and restored: calls in progress never end. */
    restore() {
      visits++;
      comeBack();
    },
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
