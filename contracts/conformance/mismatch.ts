/** Thrown where a backend does not do what the product needs. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly got: string;

  /** @param what the step, as a sentence */
  constructor(what: string, expected: unknown, got: unknown) {
    super(what);
    this.expected = show(expected);
    this.got = show(got);
  }
}

/** Prints a value in one line, shortened for a terminal. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}

/** Prints an error of the product’s client in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return show(error);
  const status = 'status' in error ? ` ${String(error.status)}` : '';
  return `${error.name}${status}${error.message === '' ? '' : `: ${show(error.message)}`}`;
}
