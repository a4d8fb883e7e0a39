import { useState } from 'react';

/** Which version to keep; undefined if the person wants to look again first. */
export type Winner = 'mine' | 'theirs' | undefined;

/** Two states of one thing, and a callback for which to keep. */
export interface Conflict<T> {
  mine: T;
  theirs: T;
  answer(winner: Winner): void;
}

/** The question of a `ConflictDialog`: which of two states to keep. */
export function useConflict<T>() {
  const [conflict, setConflict] = useState<Conflict<T>>();
  const choose = async (mine: T, theirs: T) => {
    const winner = await new Promise<Winner>((answer) => setConflict({ mine, theirs, answer }));
    setConflict(undefined);
    return winner;
  };
  return { conflict, choose };
}
