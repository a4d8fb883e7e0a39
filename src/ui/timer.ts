import type { Store } from '../storage/store.ts';

/** A store that changes from false to true after it has been watched for some milliseconds. */
export function createTimer(milliseconds: number): Omit<Store<boolean>, 'set'> {
  let isOver = false;
  return {
    getSnapshot: () => isOver,
    subscribe(listener) {
      const timer = setTimeout(() => {
        isOver = true;
        listener();
      }, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
