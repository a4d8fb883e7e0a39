import { isDeepStrictEqual } from 'node:util';
import { type ApiError, OutcomeUnknown } from '../../src/api/errors.ts';

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
    [this.expected, this.got] = contrast(expected, got);
  }
}

/** Names the first field that differs, and what is different about a long text; undefined if there are no fields. */
export function findDifference(expected: unknown, got: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(expected, got)) return undefined;
  if (typeof expected === 'string' && typeof got === 'string' && expected.length + got.length > 200)
    return `${path || 'the text'}: sent ${count(expected)} characters, stored ${count(got)}`;
  if (!isObject(expected) || !isObject(got)) {
    // Quotes tell the text "2" from the number 2.
    const isOneType = typeof expected === typeof got;
    const [one, other] = [expected, got].map((value) => (isOneType ? value : JSON.stringify(value)));
    return path && `${path}: expected ${contrast(one, other).join(', and got ')}`;
  }
  const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
  const differ = names.find((name) => !isDeepStrictEqual(expected[name], got[name])) ?? '';
  return findDifference(expected[differ], got[differ], path ? `${path}.${differ}` : differ);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const count = ({ length }: string) => length.toLocaleString('en');

const print = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

/** Prints a value in one line, shortened for a terminal. */
export function show(value: unknown): string {
  const text = print(value);
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}

/** What a text looks like: without invisible characters, and with one form of each letter. */
const look = (text: string) => text.normalize('NFKC').replaceAll(/[\p{C}\p{Z}]/gu, '');
const nameCharacter = (char: string) =>
  `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Prints two values: long ones from where they differ, and those that look alike with their code points. */
export function contrast(expected: unknown, got: unknown): [string, string] {
  const [one = [], other = []] = [expected, got].map((value) => Array.from(print(value)));
  const at = one.findIndex((char, n) => char !== other[n]);
  const first = at === -1 ? one.length : at;
  const isAlike = look(one.join('')) === look(other.join(''));
  const start = Math.max(one.length, other.length) > 400 && first > 100 ? first - 20 : 0;
  const excerpt = (chars: string[]) => {
    const end = start + 400 < chars.length ? `… (${chars.length} characters)` : '';
    const codes =
      chars
        .slice(first, first + 4)
        .map(nameCharacter)
        .join(' ') || 'its end';
    const text = `${start > 0 ? '…' : ''}${chars.slice(start, start + 400).join('')}${end}`;
    return isAlike ? `${text} (character ${first + 1}: ${codes})` : text;
  };
  return [excerpt(one), excerpt(other)];
}

/** Prints an error of the product’s client in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return show(error);
  if (error instanceof OutcomeUnknown && error.cause instanceof Error) return describeError(error.cause);
  const { status, errors = [] } = error as Partial<ApiError>;
  const words = [error.message, ...errors.map(({ type, message }) => `${type}: ${message}`)];
  const said = show(words.filter(Boolean).join('; '));
  return [[error.name, status].filter(Boolean).join(' '), said].filter(Boolean).join(': ');
}
