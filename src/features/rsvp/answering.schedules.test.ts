import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, createAnswering } from './answering.ts';
import type { Saving } from './mutations.ts';
import type { Reading } from './queries.ts';
import { heldInMemory, invitationFor } from './test-guests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What becomes of one save on its way: whether the server applies it, and what it says. */
const fates: { applied: boolean; saying: Saving }[] = [
  { applied: true, saying: 'saved' },
  { applied: true, saying: 'saved-unseen' },
  { applied: true, saying: 'unanswered' },
  { applied: true, saying: 'unreadable' },
  { applied: false, saying: 'refused' },
  { applied: false, saying: 'unanswered' },
  { applied: false, saying: 'unreadable' },
];
const act = fc.oneof(
  fc.record({ kind: fc.constant('choose' as const), count: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('confirm' as const) }),
);

test('[F10] [F11] under every schedule the last intent wins, and nothing is claimed that the server does not hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom(...fates), { minLength: 8, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      async (s, acts, fatesOfSaves, readsFail) => {
        const server = { count: null as number | null, savesUnderWay: 0 };
        const nextFate = fatesOfSaves.values();
        const nextReadFails = [false, ...readsFail].values();
        let confirmed: number | undefined;
        const unsent = heldInMemory();
        const answering = createAnswering({
          async read(): Promise<Reading> {
            await s.schedule(Promise.resolve(), 'a read arrives');
            const invitation = invitationFor({ saved: server.count });
            const fails = nextReadFails.next().value;
            await s.schedule(Promise.resolve(), 'a read is answered');
            return fails ? { kind: 'unreachable' } : { kind: 'invitation', invitation };
          },
          async save(count): Promise<Saving> {
            expect(++server.savesUnderWay, 'saves run one after another').toBe(1);
            const { applied, saying } = nextFate.next().value ?? { applied: true, saying: 'saved' };
            await s.schedule(Promise.resolve(), `a save of ${count} arrives`);
            if (applied) server.count = count;
            await s.schedule(Promise.resolve(), `a save of ${count} is answered: ${saying}`);
            server.savesUnderWay--;
            return saying;
          },
          unsent,
          line: { isUp: () => true, onUp: () => () => {}, alone: (job) => job() },
        });
        const untrueClaims: Answering[] = [];
        answering.subscribe(() => {
          const { thanked, saved } = answering.getSnapshot();
          if (thanked && (saved !== server.count || confirmed !== server.count))
            untrueClaims.push(answering.getSnapshot());
        });
        await s.waitNext(2);

        const guest = s.scheduleSequence(
          acts.map((each) => async () => {
            if (each.kind === 'choose') return answering.choose(each.count);
            const { choice, saved } = answering.getSnapshot();
            confirmed = choice ?? saved ?? 0;
            void answering.confirm();
          }),
        );
        await s.waitFor(guest.task);
        await s.waitIdle();

        expect(untrueClaims).toEqual([]);
        const { delivery, saved, choice } = answering.getSnapshot();
        if (confirmed === undefined) return;
        if (delivery === 'idle') {
          expect(saved).toBe(server.count);
          expect(saved).toBe(confirmed);
          expect(unsent.read()).toBeUndefined();
        } else {
          expect(['not-saved', 'unsure']).toContain(delivery);
          expect(unsent.read()?.count).toBe(confirmed);
          expect(choice).not.toBeNull();
        }
      },
    ),
    { numRuns: 1_500 },
  );
});
