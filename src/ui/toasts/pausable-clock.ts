/** Timers that pause together. */
export function createPausableClock() {
  let isPaused = false;
  const timers = new Set<{ start(): void; halt(): void }>();
  return {
    /** Calls back after some milliseconds without pauses, unless it is stopped. */
    after(milliseconds: number, action: () => void): () => void {
      let left = milliseconds;
      let since = 0;
      let timeout: NodeJS.Timeout | undefined;
      const timer = {
        start() {
          since = performance.now();
          timeout = setTimeout(() => {
            timers.delete(timer);
            action();
          }, left);
        },
        halt() {
          clearTimeout(timeout);
          left -= performance.now() - since;
        },
      };
      timers.add(timer);
      if (!isPaused) timer.start();
      return () => {
        clearTimeout(timeout);
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
