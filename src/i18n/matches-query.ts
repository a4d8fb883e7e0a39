import { toLatinDigits } from './digits.ts';

/** Letters that Unicode does not decompose but people type without their mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  // Arabic: variants of alef, ya, ta marbuta and kaf that replace one another; the tatweel is decoration.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
};
const marked = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Normalises a text for search: accents, case, hamza and invisible characters are ignored, the four Turkish i are one
 * letter, all apostrophes are equal, and Arabic and Persian digits equal Western ones.
 */
export const toSearchable = (text: string) =>
  toLatinDigits(text)
    .normalize('NFKD')
    // Phones type curly apostrophes. Unicode decomposes an accent that stands alone, ´, into a space and a mark.
    .replaceAll(/[’‘ʼ`′]|\u0020\u0301/g, "'")
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(marked, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The rule of every search field: each word of the query is somewhere in the texts, in any order. An empty query
 * matches everything.
 * @returns a test for the texts of one entry; the query is prepared once
 */
export function createMatcher(query: string) {
  const matches = createKeyMatcher(query);
  return (...texts: readonly (string | undefined)[]) => matches(() => toSearchable(texts.join(' ')));
}

/**
 * The same rule for long lists, whose entries keep their `toSearchable` text.
 * @returns a test that reads an entry's text only if the query is not empty
 */
export function createKeyMatcher(query: string) {
  const words = toSearchable(query).split(' ').filter(Boolean);
  return (getKey: () => string) => {
    if (words.length === 0) return true;
    const key = getKey();
    return words.every((word) => key.includes(word));
  };
}
