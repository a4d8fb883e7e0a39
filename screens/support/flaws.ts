const found: string[] = [];
let expected: RegExp[] = [];

/** Tools that inject styles into the page or run the tests, and are not the product. */
const machinery = /\/@vite\/client|\/__vitest|\/node_modules\/(vitest|@vitest|\.vite\/deps\/axe-core)/;

/** No fault: the browser calls the observer again in the next frame. FullCalendar measures itself twice. */
const laidOutTwice = /ResizeObserver loop/;

const note = (text: string) => {
  if (![...expected, laidOutTwice].some((each) => each.test(text))) found.push(text);
};

/** A stack, because a message such as 'Illegal invocation' names no place. */
const describe = (error: unknown) => (error instanceof Error && error.stack) || String(error);

addEventListener('error', ({ error, message, filename, lineno }) =>
  note(error ? describe(error) : `${message} at ${filename}:${lineno}`),
);
addEventListener('unhandledrejection', ({ reason }) => note(describe(reason)));
document.addEventListener('securitypolicyviolation', (event) => {
  const { sourceFile, violatedDirective, blockedURI, lineNumber, sample } = event;
  if (machinery.test(sourceFile)) return;
  note(`[F56] ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
});
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  // React logs with a format such as '%o\n\n%s': the message is in the parts after it.
  note(
    parts
      .map(String)
      .join(' ')
      .replaceAll(/%[a-z]\s*/g, ''),
  );
  consoleError(...parts);
};

/** Problems in the page of a test besides its assertions: exceptions, console errors, policy violations. */
export const flaws = {
  start() {
    found.length = 0;
    expected = [];
  },
  /** The addresses that this visit has loaded from, or tried to. */
  requests: () => performance.getEntriesByType('resource').map(({ name }) => name),
  /** Returns the flaws since the test began. */
  end: () => found.splice(0),
};

/** Declares the errors that this test's fault will log. */
export const expectErrors = (...patterns: RegExp[]) => {
  expected = patterns;
};
