import { expect, test } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';
import { createAnsweringState } from './answering-state.ts';
import { createInvitation, createMemoryUnsent } from './test-guests.ts';

const ignore = () => {};

test('[F11] a read during which a save began or ended does not restore its old count', async () => {
  const state = createAnsweringState(ignore, () => ignore);
  const answer = Promise.withResolvers<void>();
  const reader = createAnswerReader(
    {
      read: async () => {
        await answer.promise;
        return { kind: 'invitation', invitation: createInvitation({ saved: 1 }) };
      },
      save: async () => ({ kind: 'saved' }),
      unsent: createMemoryUnsent(),
      connection: { onReturn: () => ignore, runAlone: (job) => job(), warnBeforeLeaving: ignore },
    },
    state,
  );
  const reading = reader.refresh();
  reader.beginSave();
  reader.endSave();
  state.set({ saved: 3 });
  answer.resolve();
  expect(await reading).toBe(false);
  expect(state.get().saved).toBe(3);
});
