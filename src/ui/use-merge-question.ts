import { useEffect, useRef, useState } from 'react';

/** Which values to keep; undefined if the person wants to look again first. */
export type Winner = 'mine' | 'theirs' | undefined;

/** A field that two people changed to different values, as texts of its form. */
export interface Conflict {
  name: string;
  mine: string;
  theirs: string;
}

/** The question which values to keep. */
export interface MergeQuestion {
  conflicts: readonly Conflict[];
  answer(winner: Winner): void;
}

/** The question of a `MergeDialog`. */
export function useMergeQuestion() {
  const [question, setQuestion] = useState<MergeQuestion>();
  const isMounted = useRef(false);
  const answerForNobody = useRef<() => void>(undefined);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      answerForNobody.current?.();
    };
  }, []);
  /** @returns 'left' if nobody can answer, because the form is gone */
  const ask = async (conflicts: readonly Conflict[]): Promise<Winner | 'left'> => {
    if (!isMounted.current) return 'left';
    const winner = await new Promise<Winner>((answer) => {
      answerForNobody.current = () => answer(undefined);
      setQuestion({ conflicts, answer });
    });
    setQuestion(undefined);
    return isMounted.current ? winner : 'left';
  };
  return { question, ask, isMounted };
}
