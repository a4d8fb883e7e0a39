import { msg } from '@lingui/core/macro';

/** The encodings that an organiser can choose, by their TextDecoder names. */
export const encodingLabels = {
  'utf-8': msg`Unicode (UTF-8)`,
  'utf-16le': msg`Unicode (UTF-16)`,
  'utf-16be': msg`Unicode (UTF-16, big-endian)`,
  'windows-1252': msg`Western European (Windows-1252)`,
  'windows-1254': msg`Turkish (Windows-1254)`,
  'windows-1256': msg`Arabic (Windows-1256)`,
  'windows-1250': msg`Central European (Windows-1250)`,
  'windows-1251': msg`Cyrillic (Windows-1251)`,
  'windows-1253': msg`Greek (Windows-1253)`,
  'windows-1255': msg`Hebrew (Windows-1255)`,
  macintosh: msg`Western European (Mac)`,
};
export type Encoding = keyof typeof encodingLabels;

/** An encoding that was found, and whether a person should check the letters. */
interface FoundEncoding {
  encoding: Encoding;
  isUncertain: boolean;
}

/** How many bytes of the beginning tell UTF-16. */
const sampleSize = 4 * 1024;
/** How many words are compared. */
const maxWords = 2_000;

/** The mark of UTF-8. Programs also put it before text of a code page. */
export const utf8Mark = [0xef, 0xbb, 0xbf];
export const startsWith = (start: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, place) => start[place] === byte);

/**
 * Detects the encoding of a text by all of its bytes, because the first letter beyond ASCII may be in the last line:
 * UTF-16 by its mark or its control characters, UTF-8 unless more characters are invalid than valid, or else the code
 * page in which most words look like words.
 */
export function detectEncoding(bytes: Uint8Array): FoundEncoding {
  const utf16 = detectUtf16(bytes.subarray(0, sampleSize));
  if (utf16) return { encoding: utf16, isUncertain: false };
  // As of a stream: a file may end within a character.
  const text = new TextDecoder().decode(bytes, { stream: true });
  // A valid character beyond ASCII takes more bytes than units; an invalid byte is one unit.
  const valid = bytes.length - text.length;
  const invalid = text.length - text.replaceAll('\uFFFD', '').length;
  return valid >= invalid ? { encoding: 'utf-8', isUncertain: false } : guessCodePage(findWords(bytes));
}

/** UTF-16 has control characters in every second byte: 0 for English, 6 for Arabic. Other texts have none. */
function detectUtf16(start: Uint8Array): Encoding | undefined {
  if (startsWith(start, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(start, [0xfe, 0xff])) return 'utf-16be';
  const countControls = (place: 0 | 1) => start.filter((byte, at) => byte < 0x09 && at % 2 === place).length;
  const [even, odd] = [countControls(0), countControls(1)];
  if (Math.max(even, odd) <= start.length / 8) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/** The first words of a text that have bytes beyond ASCII, each once. */
function findWords(bytes: Uint8Array): string[] {
  const words: string[] = [];
  for (const [word] of toByteText(bytes).matchAll(/[A-Za-z]*[\uF780-\uF7FF][A-Za-z\uF780-\uF7FF]*/g)) {
    if (words.push(word) === maxWords) break;
  }
  return [...new Set(words)];
}

/** A text with a character for each byte, whose lower half is the byte: U+F780 for 0x80. */
export const toByteText = (bytes: Uint8Array) => new TextDecoder('x-user-defined').decode(bytes);

/** Decodes a text with a character for each byte; an encoding that the browser does not know as UTF-8. */
export function decodeByteText(text: string, encoding: string) {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * The letters beyond ASCII of names in the languages of each code page, the likeliest page first. Some letters are left
 * out because they are rare, but frequent where a text of another page is read as this one.
 */
const pages: readonly [Encoding, RegExp][] = [
  ['windows-1254', /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/],
  ['windows-1252', /[àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿþðß]/i],
  ['windows-1256', /[\u0621-\u064Aپچژگکی\u064B-\u0652]/],
  ['windows-1255', /[\u05D0-\u05EA]/],
  ['windows-1251', /[а-яёђѓєѕіїјљњћќўџґ]/i],
  ['windows-1253', /[α-ωάέήίόύώς]/i],
  ['windows-1250', /[ąćęłńóśźżáčďéěíňřšťúůýžäöüßőűăâîşţđŕľĺôçë]/i],
  ['macintosh', /[àáâãäåæçèéêëìíîïñòóôõöøœùúûüÿßı]/i],
];
/** Letters that only Turkish has: without one, the same bytes are Western European. */
const turkish = /[ğışĞİŞ]/;

/** The code page in which most words look like words; the first of equal ones. */
function guessCodePage(words: readonly string[]): FoundEncoding {
  const rated = pages.flatMap(([encoding, letters]) => {
    const texts = decodeByteText(words.join('\n'), encoding).split('\n');
    if (encoding === 'windows-1254' && !texts.some((text) => turkish.test(text))) return [];
    const votes = texts.map((text) => rateWord(text, letters)).filter((vote) => vote !== 0);
    const score = votes.reduce<number>((sum, vote) => sum + vote, 0);
    return { encoding, score, isUncertain: score < 0.6 * votes.length };
  });
  return rated.reduce((best, next) => (next.score > best.score ? next : best));
}

/** 1 for a word with fitting letters, -1 for another, 0 for a symbol or a single letter, which tell nothing. */
function rateWord(decoded: string, letters: RegExp): -1 | 0 | 1 {
  const word = decoded.replaceAll(/^[‘“«„\u00A0…–—]+|[’”»\u00A0…–—]+$/g, '');
  const foreign = word.match(/[^A-Za-z]/g) ?? [];
  if (word.length < 2 || foreign.length === 0) return 0;
  const isMixed = foreign.length < word.length;
  const isLatin = letters.test('ü');
  const isWord =
    foreign.every((letter) => letter === '’' || letters.test(letter)) &&
    (isLatin ? isMixed || word.length === 2 : !isMixed) &&
    !capitalInside.test(word);
  return isWord ? 1 : -1;
}

/** A capital after a small letter, one of them beyond ASCII. */
const capitalInside = /\p{Ll}(?![A-Z])\p{Lu}|(?![a-z])\p{Ll}\p{Lu}/u;
