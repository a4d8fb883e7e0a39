/** Waits, or until the client disconnects. @param duration milliseconds */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
