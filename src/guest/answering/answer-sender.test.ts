import { expect, test } from 'vitest';
import { createAnswerReader, getTransition } from './answer-sender.ts';
import { type AnsweringDeps, createAnsweringState } from './answering-state.ts';
import { createInvitation, createMemoryUnsent } from './test-guests.ts';

const ignore = () => {};

test.each<[string, (save: { begin(): void; end(): void }, reading: () => void) => void]>([
  ['spans a save', ({ begin, end }, reading) => (reading(), begin(), end())],
  ['ends within a save', ({ begin }, reading) => (reading(), begin())],
  ['begins within a save', ({ begin, end }, reading) => (begin(), reading(), end())],
  ['is within a save', ({ begin }, reading) => (begin(), reading())],
])('[F11] a read that %s does not restore its old count', async (_, run) => {
  const answer = Promise.withResolvers<void>();
  const deps: AnsweringDeps = {
    read: async () => {
      await answer.promise;
      return { kind: 'invitation', invitation: createInvitation({ saved: 1 }) };
    },
    save: async () => ({ kind: 'saved' }),
    unsentStore: createMemoryUnsent(),
    connection: { onReturn: () => ignore, runAlone: (job) => job(), warnBeforeLeaving: ignore },
  };
  const state = createAnsweringState(deps, () => ignore);
  const reader = createAnswerReader(deps, state);
  const isFresh = new Promise<boolean>((resolve) => {
    run({ begin: reader.beginSave, end: reader.endSave }, () => resolve(reader.refresh()));
  });
  state.set({ saved: 3 });
  answer.resolve();
  expect(await isFresh).toBe(false);
  expect(state.get().saved).toBe(3);
});

const sent: Parameters<typeof getTransition>[1] = {
  unsent: { count: 2, basedOn: null, autoSend: false },
  state: { choice: 2, delivery: 'sending', thanked: false },
  mayStore: true,
  removedElsewhere: false,
};

test('[F14] an invalid link stores the answer, unless a newer one exists', () => {
  const change = { page: 'not-valid', delivery: 'idle', unsent: null };
  expect(getTransition('not-valid', sent)).toEqual({ storage: 'store', change });
  expect(getTransition('not-valid', { ...sent, mayStore: false })).toEqual({
    storage: false,
    change,
  });
});

test('[F11] an answer another tab took is offered, not sent', () => {
  expect(getTransition('offline', { ...sent, mayStore: false, removedElsewhere: true })).toEqual({
    storage: false,
    change: { unsent: sent.unsent, isStored: false, delivery: 'not-saved', thanked: false },
  });
});
