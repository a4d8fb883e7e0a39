import type { Stored } from './storage.ts';

/** A value that changes over time, for `useSyncExternalStore` and code outside React. */
export interface Store<T> {
  getSnapshot(): T;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Sets the next value and notifies the listeners. */
  set(next: T): void;
}

/**
 * Creates a store. Values are compared by identity: set a new object for each change.
 * @param watch runs for the first listener; the function it returns runs after the last one has unsubscribed
 */
export function createStore<T>(initial: T, watch: () => () => void = () => () => {}): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  let stop = () => {};
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      if (listeners.size === 0) stop = watch();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** A stored value as a store, which other tabs change too. An unchanged value keeps its identity. */
export function createStoredStore<T>(
  kept: Pick<Stored<T>, 'read' | 'write' | 'onChangeElsewhere'>,
  fallback: T,
): Store<T> {
  const changes = createStore({}, () => kept.onChangeElsewhere(() => changes.set({})));
  let last = fallback;
  return {
    getSnapshot() {
      const current = kept.read() ?? fallback;
      if (JSON.stringify(current) !== JSON.stringify(last)) last = current;
      return last;
    },
    subscribe: changes.subscribe,
    set(next) {
      kept.write(next);
      changes.set({});
    },
  };
}
