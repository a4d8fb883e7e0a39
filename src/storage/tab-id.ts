const key = 'guestwise.tab';
const newId = () => Math.random().toString(36).slice(2);
let inMemory: string | undefined;

/** The id of this tab, which a reload keeps. */
export function getTabId(): string {
  try {
    const id = sessionStorage.getItem(key) ?? newId();
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    // Storage is blocked.
    return (inMemory ??= newId());
  }
}
