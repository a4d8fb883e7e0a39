import { toLatinDigits } from './digits.ts';

/** Letters that Unicode does not decompose but people type without their mark, or as another letter. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  æ: 'ae',
  œ: 'oe',
  // Arabic, Persian, Urdu and Kurdish: variants of alef, ya, ha, kaf and nun that replace one another; the tatweel is
  // decoration.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ێ: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ں: 'ن',
  ـ: '',
};
const marked = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Also the letters ʻ, ʾ and ʿ of names in Latin script. Unicode decomposes an accent that stands alone, ´, into a space
 * and a mark.
 */
const apostrophes = /[’‘‛`′‵ʹʻʼʽʾʿˈꞋꞌ՚׳]|\u0020[\u0301\u0313\u0314]/g;

/**
 * Normalises the letters of a text: accents, case, hamza and invisible characters are ignored, the four Turkish i are
 * one letter, all apostrophes are equal, and Arabic and Persian digits equal Western ones. Punctuation stays.
 */
export const toSearchable = (text: string) =>
  toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(apostrophes, "'")
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(marked, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The text by which searches and duplicates compare: `toSearchable` without apostrophes, and a dash is a blank. */
export const toSearchKey = (text: string) =>
  toSearchable(text)
    .replaceAll("'", '')
    .replaceAll(/[\s\p{Pd}−]+/gu, ' ')
    .trim();

/**
 * The rule of every search field: each word of the query is somewhere in the texts, in any order. An empty query
 * matches everything.
 * @returns a test for the texts of one entry; the query is prepared once
 */
export function createMatcher(query: string) {
  const matches = createKeyMatcher(query);
  return (...texts: readonly (string | undefined)[]) => matches(() => toSearchKey(texts.join(' ')));
}

/**
 * The same rule for long lists, whose entries keep their `toSearchKey`.
 * @returns a test that reads an entry's key only if the query is not empty
 */
export function createKeyMatcher(query: string) {
  const words = toSearchKey(query).split(' ').filter(Boolean).map(createWordTest);
  return (getKey: () => string) => {
    if (words.length === 0) return true;
    const key = getKey();
    return words.every((isIn) => isIn(key));
  };
}

/**
 * A word may be several words of the text: عبدالله finds عبد الله. That begins at a word, or "ali" would find Hana
 * Linda.
 */
function createWordTest(word: string) {
  const letters = Array.from(word, (letter) => letter.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`));
  const inWords = new RegExp(`(?:^| )${letters.join(' ?')}`);
  return (key: string) => key.includes(word) || inWords.test(key);
}
