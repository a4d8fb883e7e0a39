import type { UnsentAnswer, UnsentStore } from './answering-state.ts';

/**
 * A browser's storage for one guest, shared by its tabs. While it is full, a tab keeps its writes in its own memory,
 * and removes the replaced value (storage.ts).
 */
export function createSharedStorage() {
  let onDisk: UnsentAnswer | undefined;
  let isFull = false;
  return {
    setFull: (now: boolean) => void (isFull = now),
    read: () => onDisk,
    /** What the early panel writes, which has no memory of its own. */
    write: (answer: UnsentAnswer) => void (isFull || (onDisk = answer)),
    /** @param onChange called when the tab changes what the others see */
    openTab(onChange: () => void): Omit<UnsentStore, 'onChangeElsewhere'> & { isInMemory(): boolean } {
      let inMemory: UnsentAnswer | undefined;
      const setDisk = (value: UnsentAnswer | undefined) => {
        if (onDisk !== value) onChange();
        onDisk = value;
      };
      return {
        read() {
          if (onDisk !== undefined) inMemory = undefined;
          return onDisk ?? inMemory;
        },
        write(answer) {
          inMemory = isFull ? answer : undefined;
          setDisk(isFull ? undefined : answer);
          return !isFull;
        },
        remove() {
          inMemory = undefined;
          setDisk(undefined);
        },
        isInMemory: () => inMemory !== undefined,
      };
    },
  };
}
