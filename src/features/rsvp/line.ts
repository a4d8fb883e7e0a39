import type { AnsweringParts } from './answering.ts';

/** The browser's line to the network, and its word with the other tabs of the same guest. */
export const lineOf = (guestId: string): AnsweringParts['line'] => ({
  isUp: () => navigator.onLine,
  onUp(listener) {
    // A phone that wakes up may have missed the event, so a page that comes into view asks too.
    const seen = () => document.visibilityState === 'visible' && listener();
    addEventListener('online', listener);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', seen);
    };
  },
  // Browsers lend locks to secure addresses only; on a plain one two tabs may both send, and as the
  // count is absolute that does no harm.
  alone: async (job) => {
    await (navigator.locks ? navigator.locks.request(`guestwise.rsvp.${guestId}`, job) : job());
  },
});
