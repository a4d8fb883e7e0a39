import { UsageError } from '../usage-error.ts';

/**
 * How many times a measurement is repeated.
 * @param text the value of `--runs`
 * @throws UsageError where it is not a number
 */
export function parseRuns(text: string): number {
  const runs = Number(text);
  if (Number.isSafeInteger(runs) && runs >= 1) return runs;
  throw new UsageError(`--runs ${text} is no number of runs.`);
}
