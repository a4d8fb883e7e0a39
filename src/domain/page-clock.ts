/** What deletions need of their page, besides its storage. */
export interface PageClock {
  /** Calls back after some milliseconds, unless the returned function stops it. */
  after(milliseconds: number, action: () => void): () => void;
  /** Calls back when the page is left. Returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

/** The clock of the browser's page. */
export const browserClock: PageClock = {
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  onLeave(listener) {
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  },
};
