/** A guard of the product, with the smallest change that removes it. */
export interface Guard {
  /** The fault that it prevents, such as 'F31' (faults.md): only tests with this tag count. */
  tag: `F${number}`;
  /** The file, relative to the root. */
  file: string;
  /** The text to remove. It must occur in the file exactly once. */
  from: string;
  /** The replacement. */
  to: string;
  /**
   * The test files to run, relative to the root: unit tests, screen tests (.screen.ts), and only if no other can detect
   * it, those of the built page (.e2e.ts).
   */
  tests: readonly string[];
}

/** The result for a removed guard: it should be killed. */
export type Outcome =
  | 'killed'
  | 'survived'
  /** No test with its tag ran. */
  | 'has no test'
  /** The file without it cannot run, which proves nothing. */
  | 'does not run'
  /** The text is missing in its file, or occurs several times: the code has changed since. */
  | 'is not in its file once';

/**
 * The file without its guard.
 * @throws Error where `from` does not occur exactly once, because the code has changed since
 */
export function takeOut(source: string, { from, to }: Pick<Guard, 'from' | 'to'>): string {
  const [before, after, ...rest] = source.split(from);
  if (before === undefined || after === undefined) throw new Error('the guard is not in the file any more');
  if (rest.length > 0) throw new Error(`the guard is in the file ${rest.length + 1} times`);
  return before + to + after;
}

/** How a guard is tried: in Node, in a browser without a build, or on the built page. */
export function getRunner({ tests }: Pick<Guard, 'tests'>): 'units' | 'screens' | 'pages' {
  if (tests.some((file) => file.endsWith('.e2e.ts'))) return 'pages';
  return tests.some((file) => /\.screen\.tsx?$/.test(file)) ? 'screens' : 'units';
}
