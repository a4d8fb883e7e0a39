/**
 * Runs an action that only one tab may run at a time, with the Web Locks API. A closed tab releases the lock; a browser
 * without locks runs the action without protection.
 * @returns false without running it, if another tab holds the lock
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
