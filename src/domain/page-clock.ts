import { browserClock } from '../ui/pausable-clock.ts';
import { toasts } from '../ui/toasts.ts';

/** What deletions need of their page, besides its storage. */
export interface PageClock {
  /** Calls back after some milliseconds, unless the returned function stops it. */
  after(milliseconds: number, action: () => void): () => void;
  /** Like `after`, but while a toast is held, such as one with an Undo, the time stands still. */
  afterToasts(milliseconds: number, action: () => void): () => void;
  /** Calls back when the page is left. Returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

/** The clock of the browser's page. */
export const pageClock: PageClock = {
  after: browserClock.after,
  afterToasts: toasts.after,
  onLeave(listener) {
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  },
};
