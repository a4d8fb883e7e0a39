import { isDeepStrictEqual } from 'node:util';
import type { ApiError } from '../../src/api/errors.ts';

/** Thrown where a backend does not do what the product needs. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly got: string;
  /** The response that shows it, unless it is the last one. */
  readonly from: Response | undefined;

  /** @param what the step, as a sentence */
  constructor(what: string, expected: unknown, got: unknown, from?: Response) {
    super(what);
    this.from = from;
    this.expected = show(expected);
    this.got = show(got);
  }
}

/** Names the first field that differs, and what is different about a long text; undefined if there are no fields. */
export function findDifference(expected: unknown, got: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(expected, got)) return undefined;
  if (typeof expected === 'string' && typeof got === 'string' && expected.length + got.length > 200)
    return `${path || 'the text'}: sent ${count(expected)} characters, stored ${count(got)}`;
  if (!isObject(expected) || !isObject(got))
    return path && `${path}: expected ${show(expected)}, and got ${show(got)}`;
  const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
  const differ = names.find((name) => !isDeepStrictEqual(expected[name], got[name])) ?? '';
  return findDifference(expected[differ], got[differ], path ? `${path}.${differ}` : differ);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const count = ({ length }: string) => length.toLocaleString('en');

/** Prints a value in one line, shortened for a terminal. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}

/** Prints an error of the product’s client in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return show(error);
  const { status, errors = [] } = error as Partial<ApiError>;
  const words = [error.message, ...errors.map(({ type, message }) => `${type}: ${message}`)];
  const said = show(words.filter(Boolean).join('; '));
  return [[error.name, status].filter(Boolean).join(' '), said].filter(Boolean).join(': ');
}
