import { expect, test } from 'vitest';
import { detectEncoding } from './encoding.ts';

const names = 'Name,Phone\r\nBjörn Ólafsdóttir,5550110001\r\nAnaïs Lefèvre,5550110002\r\n';
const turkish = 'Ad,Telefon\r\nŞükrü Işık,5550110001\r\nGülşen Ağaoğlu,5550110002\r\n';
const arabic = 'الاسم,الهاتف\r\nسلمى حداد,5550110001\r\nأبو عبد الله,5550110002\r\n';

/** Encodes a text in a single-byte code page. */
function encode(text: string, encoding: string) {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f);
}

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );

test.each([
  ['utf-8', new TextEncoder().encode(arabic)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${turkish}`)],
  ['utf-8', new TextEncoder().encode('Name\r\nJane\r\n')],
  ['utf-16le', utf16(`\uFEFF${turkish}`, true)],
  ['utf-16le', utf16(names, true)],
  ['utf-16be', utf16(names, false)],
  ['windows-1252', encode(names, 'windows-1252')],
  ['windows-1254', encode(turkish, 'windows-1254')],
  ['windows-1254', encode('Ad;Tel\nŞükrü Işık;1\n', 'windows-1254')],
  ['windows-1256', encode(arabic, 'windows-1256')],
])('[F64] %s is recognised by its bytes', (encoding, bytes) => {
  expect(detectEncoding(bytes)).toBe(encoding);
});

test('[F64] a file that is cut inside a character is still UTF-8', () => {
  const bytes = new TextEncoder().encode(`${'a'.repeat(100)}ş`);
  expect(detectEncoding(bytes.slice(0, -1))).toBe('utf-8');
});
