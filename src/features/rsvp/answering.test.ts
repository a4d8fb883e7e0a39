import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswering } from './answering.ts';
import type { Saving } from './mutations.ts';
import type { Reading } from './queries.ts';
import { heldInMemory, invitationFor } from './test-guests.ts';
import type { UnsentAnswer } from './unsent-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose server can be turned to anything between two steps. */
async function openPage({ left, saved = null }: { left?: UnsentAnswer; saved?: number | null } = {}) {
  const server = {
    reading: (): Reading => ({ kind: 'invitation', invitation: invitationFor({ saved: server.count }) }),
    saving: async (count: number): Promise<Saving> => {
      server.count = count;
      return 'saved';
    },
    count: saved,
    saves: [] as number[],
  };
  const line = { up: true, callBack: () => {} };
  const unsent = heldInMemory(left);
  const answering = createAnswering({
    read: async () => server.reading(),
    save: (count) => {
      server.saves.push(count);
      return server.saving(count);
    },
    unsent,
    line: {
      isUp: () => line.up,
      onUp: (listener) => {
        line.callBack = listener;
        return () => {};
      },
      alone: (job) => job(),
    },
  });
  answering.subscribe(() => {});
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  return { server, line, unsent, answering, settle, state: answering.getSnapshot };
}

test('[F09] three taps on Confirm in one moment send one save', async () => {
  const { answering, server, settle, state } = await openPage();
  answering.choose(3);
  void answering.confirm();
  void answering.confirm();
  void answering.confirm();
  await settle();
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ thanked: true, saved: 3 });
});

test('[F06] a save without an answer says so after 5 s, is given up after 15 s, and can be sent again', async () => {
  const { answering, server, state } = await openPage();
  server.saving = () => new Promise(() => {});
  answering.choose(2);
  void answering.confirm();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(state().delivery).toBe('sending');
  await vi.advanceTimersByTimeAsync(1);
  expect(state().delivery).toBe('slow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ delivery: 'not-saved', choice: 2, thanked: false });
  server.saving = async () => 'saved';
  await answering.confirm();
  expect(state()).toMatchObject({ delivery: 'idle', saved: 2, thanked: true });
});

test('[F07] an answer confirmed offline waits, survives a reload, and is sent once when the line is back', async () => {
  const first = await openPage();
  first.line.up = false;
  first.answering.choose(2);
  await first.answering.confirm();
  expect(first.state()).toMatchObject({ delivery: 'waiting', thanked: false });
  expect(first.server.saves).toEqual([]);

  const left = first.unsent.read();
  expect(left).toEqual({ count: 2, instead: null, waiting: true });
  const again = await openPage(left ? { left } : {});
  again.line.callBack();
  await again.settle();
  expect(again.server.saves).toEqual([2]);
  expect(again.state()).toMatchObject({ saved: 2, delivery: 'idle' });
});

test('[F07] a waiting answer does not overwrite a newer one given on another device', async () => {
  const { server, state } = await openPage({ left: { count: 2, instead: null, waiting: true }, saved: 4 });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 4, choice: 2, delivery: 'not-saved' });
});

test('[F08] an answer that had reached the server before the page closed is not sent again', async () => {
  const { server, state, unsent } = await openPage({
    left: { count: 2, instead: null, waiting: true },
    saved: 2,
  });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 2, choice: null, delivery: 'idle' });
  expect(unsent.read()).toBeUndefined();
});

test('[F08] where the line dies after the server applied the save, what the server holds is shown', async () => {
  const { answering, server, state } = await openPage();
  server.saving = async (count) => {
    server.count = count;
    return 'unanswered';
  };
  answering.choose(3);
  await answering.confirm();
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});

test('[F08] where the server cannot be asked either, nothing is claimed in either direction', async () => {
  const { answering, server, state } = await openPage();
  server.saving = async () => 'unanswered';
  server.reading = () => ({ kind: 'unreachable' });
  answering.choose(3);
  await answering.confirm();
  expect(state()).toMatchObject({ delivery: 'unsure', choice: 3, saved: null, thanked: false });
});

test('[F04] an empty 200 is a success, and what is read again stands above it', async () => {
  const { answering, server, settle, state } = await openPage();
  server.saving = async () => 'saved-unseen';
  answering.choose(3);
  void answering.confirm();
  server.count = 1;
  await settle();
  expect(state()).toMatchObject({ saved: 1, choice: 3, thanked: false, delivery: 'not-saved' });
});

test('a change of the choice while a save runs is kept, with nothing claimed about it', async () => {
  const { answering, state } = await openPage();
  answering.choose(3);
  const confirmed = answering.confirm();
  answering.choose(1);
  await confirmed;
  expect(state()).toMatchObject({ saved: 3, choice: 1, thanked: false, delivery: 'idle' });
});

test('[F18] a saved count above the limit stays as it is, and nothing above the limit is ever sent', async () => {
  const { answering, server, state } = await openPage({ saved: 9 });
  expect(state()).toMatchObject({ saved: 9, choice: null });
  answering.choose(50);
  await answering.confirm();
  expect(server.saves).toEqual([4]);
});

test('[F14] a guest that is gone when the answer is saved ends in a link that is not valid', async () => {
  const { answering, server, state, unsent } = await openPage();
  server.saving = async () => 'not-valid';
  answering.choose(1);
  await answering.confirm();
  expect(state().page).toBe('not-valid');
  expect(unsent.read()).toBeUndefined();
});
