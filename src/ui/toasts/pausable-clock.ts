/** A clock whose time a test can control. */
export interface Clock {
  now(): number;
  /** Calls back after some milliseconds, unless it is stopped. */
  after(milliseconds: number, action: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Timers that pause together. */
export function createPausableClock(clock: Clock) {
  let isPaused = false;
  const timers = new Set<{ start(): void; halt(): void }>();
  return {
    /** Calls back after some milliseconds without pauses, unless it is stopped. */
    after(milliseconds: number, action: () => void): () => void {
      let left = milliseconds;
      let since = 0;
      let stop = () => {};
      const timer = {
        start() {
          since = clock.now();
          stop = clock.after(left, () => {
            timers.delete(timer);
            action();
          });
        },
        halt() {
          stop();
          left -= clock.now() - since;
        },
      };
      timers.add(timer);
      if (!isPaused) timer.start();
      return () => {
        stop();
        timers.delete(timer);
      };
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers) timer.halt();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const timer of timers) timer.start();
    },
  };
}
