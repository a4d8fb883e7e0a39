const key = 'guestwise.tab';
let current: string | undefined;

/** The id of this tab, which a reload keeps. A duplicate of the tab has its own. */
export function getTabId(): string {
  if (current !== undefined) return current;
  const id = take() ?? Math.random().toString(36).slice(2);
  current = id;
  globalThis.addEventListener?.('pagehide', () => keep(id));
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && take());
  return id;
}

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
