import { splitGraphemes } from '../../browser/old-browsers.ts';

/**
 * The first letters of the first and last word of a name, by grapheme. Two Arabic letters would join, so only one is
 * used; words without a letter or digit are skipped.
 */
export function getInitials(name: string): string {
  const words = name.split(/[\s\p{Cc}\p{Cf}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.map(
    (word) => splitGraphemes(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0]?.toUpperCase() ?? '',
  );
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return /\p{Script=Arabic}/u.test(first) ? first : first + last;
}

/** One of `count` tints for a name, always the same. */
export function getTint(name: string, count: number): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return hash % count;
}
