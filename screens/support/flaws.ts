const found: string[] = [];
let expected: RegExp[] = [];

/** What injects styles into the page or runs the tests, and is not the product. */
const machinery = /\/@vite\/client|\/__vitest|\/node_modules\/(vitest|@vitest|\.vite\/deps\/axe-core)/;

const note = (text: string) => {
  if (!expected.some((each) => each.test(text))) found.push(text);
};

addEventListener('error', ({ message, error }) => note(String(error ?? message)));
addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
document.addEventListener('securitypolicyviolation', (event) => {
  const { sourceFile, violatedDirective, blockedURI, lineNumber, sample } = event;
  if (machinery.test(sourceFile)) return;
  note(`[F56] ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
});
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  // React logs by a format such as '%o\n\n%s': what is said stands in the parts behind it.
  note(
    parts
      .map(String)
      .join(' ')
      .replaceAll(/%[a-z]\s*/g, ''),
  );
  consoleError(...parts);
};

/** What goes wrong in the page of a test beside what the test looks at: exceptions, errors in the console, the policy. */
export const flaws = {
  start() {
    found.length = 0;
    expected = [];
  },
  /** The addresses that this visit has loaded something from, or tried to. */
  requests: () => performance.getEntriesByType('resource').map(({ name }) => name),
  /** What has been found since the test began. */
  end: () => found.splice(0),
};

/** Says which errors the fault that this test makes will log. */
export const expectErrors = (...patterns: RegExp[]) => {
  expected = patterns;
};
