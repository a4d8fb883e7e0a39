import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The result of work on a long list that is done in slices (`pause`), so that the page answers meanwhile. Items that
 * arrive wait until the current work is done, so that a growing list has results; other work does not wait.
 * @param items undefined for no work
 * @param work gets the latest result for the same key, if any
 * @param workKey identifies the work: it starts anew when the key changes, not when `work` does
 * @returns the latest result for the key, or undefined until there is one
 */
export function useInSlices<Items, Result>(
  items: Items | undefined,
  workKey: string,
  work: (items: Items, signal: AbortSignal, previous?: { items: Items; result: Result }) => Promise<Result>,
): Result | undefined {
  const [done, setDone] = useState<{ items: Items; workKey: string; result: Result }>();
  const running = useRef<{ workKey: string; stop: AbortController }>(undefined);
  const start = useEffectEvent(work);
  useEffect(() => {
    if (running.current?.workKey === workKey) return;
    running.current?.stop.abort();
    running.current = undefined;
    if (items === undefined || (done?.items === items && done.workKey === workKey)) return;
    const run = { workKey, stop: new AbortController() };
    running.current = run;
    const previous = done?.workKey === workKey ? done : undefined;
    const finish = async () => {
      try {
        const result = await start(items, run.stop.signal, previous);
        if (running.current !== run) return;
        running.current = undefined;
        setDone({ items, workKey, result });
      } catch (error) {
        if (run.stop.signal.aborted) return;
        setDone(() => {
          throw error;
        });
      }
    };
    void finish();
  }, [items, workKey, done]);
  useEffect(
    () => () => {
      running.current?.stop.abort();
      running.current = undefined;
    },
    [],
  );
  return items !== undefined && done?.workKey === workKey ? done.result : undefined;
}
