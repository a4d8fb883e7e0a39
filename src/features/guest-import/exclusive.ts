/**
 * Runs an action that no two tabs may run at once, with the Web Locks API. A browser that closes the tab
 * releases the lock; a browser without locks runs the action unguarded.
 * @returns false without running it, where another tab holds the lock
 */
export async function runExclusively(name: string, action: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await action();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
    return lock !== null;
  });
}
