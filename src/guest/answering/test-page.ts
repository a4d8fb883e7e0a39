import { vi } from 'vitest';
import { createAnswering } from './answering.ts';
import { getConfirmAction } from './confirm.ts';
import type { Invitation } from './invitation.ts';
import type { SaveResult, ReadResult } from './rsvp-calls.ts';
import { createMemoryUnsent, createInvitation } from './test-guests.ts';
import type { UnsentAnswer } from './answering-state.ts';

interface Opening {
  /** The unsent answer of an earlier visit. */
  stored?: UnsentAnswer | undefined;
  saved?: number | null;
  invitation?: Partial<Invitation>;
  /** The server never responds to a read. */
  isSilent?: boolean;
  /** The server cannot be read at first. */
  isDown?: boolean;
  /** Reads are answered after this delay, with the server's state at their start. */
  delay?: Promise<void> | undefined;
}

/** A guest's page whose server, connection and clock can be changed between any two steps. */
export async function openPage({
  stored,
  saved = null,
  invitation = {},
  isSilent = false,
  isDown = false,
  delay,
}: Opening = {}) {
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  const server = {
    count: saved,
    invitation,
    isSilent,
    isDown,
    delay,
    reading: (): ReadResult =>
      server.isDown
        ? { kind: 'unreachable' }
        : {
            kind: 'invitation',
            invitation: createInvitation({ ...server.invitation, saved: server.count }),
          },
    saving: async (count: number): Promise<SaveResult> => {
      server.count = count;
      return { kind: 'saved' };
    },
    saves: [] as number[],
    reads: 0,
  };
  const connection = { comeBack: () => {}, warns: false };
  const unsent = createMemoryUnsent(stored);
  const answering = createAnswering({
    read: async () => {
      server.reads++;
      if (server.isSilent) await new Promise(() => {});
      const reading = server.reading();
      await server.delay;
      return reading;
    },
    save: (count) => {
      server.saves.push(count);
      return server.saving(count);
    },
    unsentStore: unsent,
    connection: {
      onReturn: (listener) => {
        connection.comeBack = listener;
        return () => {};
      },
      runAlone: (job) => job(),
      warnBeforeLeaving: (isNeeded) => (connection.warns = isNeeded),
    },
  });
  const state = answering.getSnapshot;
  const leave = answering.subscribe(() => {});
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  /** Cuts the connection: no call reaches the server. Returns a function that restores it. */
  const cut = () => {
    const { reading, saving } = server;
    server.reading = () => ({ kind: 'unreachable', isOffline: true });
    server.saving = async () => ({ kind: 'unknown' });
    return () => Object.assign(server, { reading, saving });
  };
  /** The guest presses Confirm, and Submit if the dialog about 0 opens. Resolves when the answer is settled. */
  const confirm = async () => {
    const action = getConfirmAction(state());
    if (action.kind !== 'choose') await answering.confirm(action.answer);
  };
  /** The guest chooses a count and presses Confirm. */
  const answer = async (count: number) => {
    answering.choose(count);
    await confirm();
  };
  /** The guest returns to the page, or the browser finds a connection. */
  const comeBack = async () => {
    connection.comeBack();
    await settle();
  };
  return { server, connection, unsent, answering, answer, confirm, settle, cut, comeBack, leave, state };
}
