const found: string[] = [];
let expected: RegExp[] = [];

/** Tools that inject styles into the page or run the tests, and are not the product. */
const machinery = /\/@vite\/client|\/__vitest|\/node_modules\/(vitest|@vitest|\.vite\/deps\/axe-core)/;

const note = (text: string) => {
  if (!expected.some((each) => each.test(text))) found.push(text);
};

/** Errors of the test driver's own scripts: a page sees their message, but not the object of another world. */
const isFromDriver = ({ message, error }: ErrorEvent) =>
  error === null && /^Uncaught \w*Error:/.test(message);

addEventListener('error', (event) => {
  if (!isFromDriver(event)) note(String(event.error ?? event.message));
});
addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
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
