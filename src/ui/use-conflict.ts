import { useState } from 'react';

/** Whose version stays; undefined where the person would rather look again first. */
export type Winner = 'mine' | 'theirs' | undefined;

/** Two states of one thing, and the way to say which is to stay. */
export interface Conflict<T> {
  mine: T;
  theirs: T;
  answer(winner: Winner): void;
}

/** The question of a `ConflictDialog`: which of two states stays. */
export function useConflict<T>() {
  const [conflict, setConflict] = useState<Conflict<T>>();
  const choose = async (mine: T, theirs: T) => {
    const winner = await new Promise<Winner>((answer) => setConflict({ mine, theirs, answer }));
    setConflict(undefined);
    return winner;
  };
  return { conflict, choose };
}
