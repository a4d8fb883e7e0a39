import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Act, act, fate } from './test-acts.ts';
import { createWorld } from './test-schedules.ts';

beforeEach(() => void vi.useFakeTimers());

/** The same schedules in every run; `SCHEDULES=50000` generates that many new ones. */
const run = process.env.SCHEDULES ? { numRuns: Number(process.env.SCHEDULES) } : { numRuns: 5000, seed: 17 };

/** Lets everything in progress end: calls, timeouts and timers. */
async function settle(s: fc.Scheduler) {
  for (let round = 0; round < 4; round++) {
    await s.waitIdle();
    await vi.advanceTimersByTimeAsync(16_000);
  }
  await s.waitIdle();
}

test('[F10] [F11] under every schedule no answer is lost, claimed or changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { minLength: 1, maxLength: 12 }),
      fc.array(fate, { minLength: 1, maxLength: 8 }),
      async (s, acts: Act[], fates) => {
        // Otherwise pages of the last schedule would retry forever.
        vi.clearAllTimers();
        const world = createWorld(s, fates);
        const guest = s.scheduleSequence(acts.map((each) => async () => world.perform(each)));
        await s.waitFor(guest.task);
        await settle(s);
        // Viewed twice: if storage is full, no tab learns what another one sent last.
        for (let look = 0; look < 2; look++) {
          world.perform({ kind: 'calm' });
          await settle(s);
        }
        expect(world.aboveLimit).toEqual([]);
        expect(world.falseThanks).toEqual([]);
        expect(world.unaskedChanges).toEqual([]);
        expect(world.getFalseThanksAtRest()).toEqual([]);
        expect(world.getSentEarly()).toEqual([]);
        expect(world.getLostAnswer()).toBeUndefined();
      },
    ),
    run,
  );
}, 600_000);
