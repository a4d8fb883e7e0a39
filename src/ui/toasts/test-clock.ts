import type { Clock } from './pausable-clock.ts';

/** A clock that the test controls. */
export function createTestClock() {
  let now = 0;
  const due = new Map<object, { at: number; action: () => void }>();
  const clock: Clock = {
    now: () => now,
    after(milliseconds, action) {
      const timer = {};
      due.set(timer, { at: now + milliseconds, action });
      return () => void due.delete(timer);
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [timer, { at, action }] of due) if (at <= now && due.delete(timer)) action();
  };
  return { clock, pass };
}
