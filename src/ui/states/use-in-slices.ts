import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The result of work on a long list that is done in slices (`pause`), so that the page answers meanwhile. Items that
 * arrive wait until the current work is done, so that a growing list has results; another question does not wait.
 * @param items undefined for no work
 * @param work gets the latest result for the same question, if any
 * @param question what is asked of the items; changes of `work` alone start nothing
 * @returns the latest result for the question, or undefined until there is one
 */
export function useInSlices<Items, Result>(
  items: Items | undefined,
  question: string,
  work: (items: Items, signal: AbortSignal, known?: { items: Items; result: Result }) => Promise<Result>,
): Result | undefined {
  const [done, setDone] = useState<{ items: Items; question: string; result: Result }>();
  const running = useRef<{ question: string; stop: AbortController }>(undefined);
  const start = useEffectEvent(work);
  useEffect(() => {
    if (running.current?.question === question) return;
    running.current?.stop.abort();
    running.current = undefined;
    if (items === undefined || (done?.items === items && done.question === question)) return;
    const run = { question, stop: new AbortController() };
    running.current = run;
    const known = done?.question === question ? done : undefined;
    const finish = async () => {
      try {
        const result = await start(items, run.stop.signal, known);
        if (running.current !== run) return;
        running.current = undefined;
        setDone({ items, question, result });
      } catch (error) {
        if (run.stop.signal.aborted) return;
        setDone(() => {
          throw error;
        });
      }
    };
    void finish();
  }, [items, question, done]);
  useEffect(
    () => () => {
      running.current?.stop.abort();
      running.current = undefined;
    },
    [],
  );
  return items !== undefined && done?.question === question ? done.result : undefined;
}
