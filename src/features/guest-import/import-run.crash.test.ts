import { expect, test } from 'vitest';
import { createImportRun, createJournal } from './import-run.ts';

const guest = { name: 'Ada', phone: '', invitees: 2, inviteeOnCard: 2, isWAPhone: false };

test('[F83] a guest is marked before its call leaves, so that a crash meanwhile is asked about', async () => {
  let journal = createJournal({ startedAt: 1, guests: [{ line: 1, guest, before: 0 }], leftOut: [] });
  const seen: unknown[] = [];
  const run = createImportRun(journal, {
    journals: { writePlan: () => {}, writeProgress: (next) => void (journal = next) },
    send: async () => void seen.push(...journal.states),
    readList: async () => [],
    exclusively: async (action) => {
      await action();
      return true;
    },
  });
  await run.start();
  expect(seen).toEqual(['unclear']);
  expect(journal.states).toEqual(['created']);
});
