/** A value that changes over time, for `useSyncExternalStore` and everything outside React. */
export interface Store<T> {
  getSnapshot(): T;
  /** Calls back after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Sets the next value and tells the listeners. */
  set(next: T): void;
}

/** Creates a store. Values are compared by identity only: set a new object for each change. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
