/** A guard of the product, with the smallest change that takes it out. */
export interface Guard {
  /** The fault it holds, such as 'F31' (faults.md): only tests with this tag count. */
  tag: `F${number}`;
  /** The file, from the root. */
  file: string;
  /** The text to take out. It must stand in the file exactly once. */
  from: string;
  /** What takes its place. */
  to: string;
  /** The test files to run, from the root: units, or screen tests where they end in .screen.ts. */
  tests: readonly string[];
}

/**
 * The file without its guard.
 * @throws Error where `from` does not stand in it exactly once, because the code has changed since
 */
export function takeOut(source: string, { from, to }: Pick<Guard, 'from' | 'to'>): string {
  const [before, after, ...rest] = source.split(from);
  if (before === undefined || after === undefined) throw new Error('the guard is not in the file any more');
  if (rest.length > 0) throw new Error(`the guard is in the file ${rest.length + 1} times`);
  return before + to + after;
}
