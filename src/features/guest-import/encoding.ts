/** The encodings that an organiser can choose, by their TextDecoder names. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1254',
  'windows-1256',
] as const;
export type Encoding = (typeof encodings)[number];

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Ğ İ Ş ğ ı ş in Windows-1254; in Windows-1252 these bytes are Icelandic letters. */
const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/**
 * Guesses the encoding of a text file from its beginning: the byte order mark, the zero bytes of UTF-16, valid UTF-8,
 * or the Windows code page that gives plausible words. Arabic words have no ASCII letters; accented Latin letters are
 * next to them.
 */
export function detectEncoding(start: Uint8Array): Encoding {
  const mark = marks.find(([, bytes]) => bytes.every((byte, place) => start[place] === byte));
  if (mark) return mark[0];
  const [even, odd] = [countZeros(start, 0), countZeros(start, 1)];
  if (Math.max(even, odd) > start.length / 8) return odd >= even ? 'utf-16le' : 'utf-16be';
  if (isUtf8(start)) return 'utf-8';
  let [high, besideAscii, turkishBytes] = [0, 0, 0];
  for (const [place, byte] of start.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if (isAsciiLetter(start[place - 1]) || isAsciiLetter(start[place + 1])) besideAscii += 1;
    if (turkish.has(byte)) turkishBytes += 1;
  }
  if (besideAscii * 3 < high) return 'windows-1256';
  return turkishBytes > 0 ? 'windows-1254' : 'windows-1252';
}

const isAsciiLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

function countZeros(bytes: Uint8Array, offset: 0 | 1) {
  let zeros = 0;
  for (let place = offset; place < bytes.length; place += 2) if (bytes[place] === 0) zeros += 1;
  return zeros;
}

/** Whether bytes are UTF-8; the last character may be cut off. */
function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
