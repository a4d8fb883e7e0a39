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
  /**
   * The test files to run, from the root: units, screen tests where they end in .screen.ts, and where no
   * other can hold it those of the built page, which end in .e2e.ts.
   */
  tests: readonly string[];
}

/** What became of a guard that was taken out: it should be killed. */
export type Outcome =
  | 'killed'
  | 'survived'
  /** No test with its tag ran. */
  | 'has no test'
  /** The file without it cannot be run, which proves nothing. */
  | 'does not run'
  /** The text is not in its file, or several times: the code has changed since. */
  | 'is not in its file once';

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

/** How a guard is tried: in Node, in a browser without a build, or on the built page. */
export function getRunner({ tests }: Pick<Guard, 'tests'>): 'units' | 'screens' | 'pages' {
  if (tests.some((file) => file.endsWith('.e2e.ts'))) return 'pages';
  return tests.some((file) => /\.screen\.tsx?$/.test(file)) ? 'screens' : 'units';
}
