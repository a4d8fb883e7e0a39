const key = 'guestwise.tab';
let current: string | undefined;

/** The id of this tab, which a reload keeps. A duplicate of the tab has its own. */
export function getTabId(): string {
  if (current !== undefined) return current;
  globalThis.addEventListener?.('pagehide', () => keep(getTabId()));
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && take());
  // A phone may end a hidden page without another event.
  globalThis.addEventListener?.('visibilitychange', () => (document.hidden ? keep(getTabId()) : take()));
  return (current = take() ?? createId());
}

/** A duplicate that was made while the tab showed a page that takes no id has the same one. */
export const renewTabId = () => void (current = createId());

/** Not `crypto.randomUUID`: a phone in the same network has no secure context. */
export const createId = () => Math.random().toString(36).slice(2);

/** Takes the id out of storage while the page is open, because a duplicate of the tab would have a copy of it. */
function take(): string | undefined {
  try {
    const id = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return id;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** For the next page of this tab. */
function keep(id: string) {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Storage is blocked or full: the next page has another id.
  }
}
