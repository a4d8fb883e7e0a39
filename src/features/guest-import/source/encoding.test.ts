import { expect, test } from 'vitest';
import { detectEncoding, type Encoding } from './encoding.ts';

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

// Windows-1250, 1251 and Macintosh are in lists.test.ts.
test.each<[Encoding, Uint8Array]>([
  ['utf-8', new TextEncoder().encode(arabic)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${turkish}`)],
  ['utf-8', new TextEncoder().encode(`${'a'.repeat(100)}ş`).slice(0, -1)],
  // Few letters beyond ASCII, and one bad byte.
  ['utf-8', Uint8Array.of(...new TextEncoder().encode('Ahmet Gül\r\nKo'), 0xe7)],
  ['utf-16le', utf16(`\uFEFF${turkish}`, true)],
  ['utf-16be', utf16('\uFEFF李', false)],
  ['utf-16le', utf16(names, true)],
  ['utf-16be', utf16(arabic, false)],
  ['windows-1252', encode(names, 'windows-1252')],
  ['windows-1252', encode('“Ada” O’Brien – £5 • McDonald’s\n', 'windows-1252')],
  ['windows-1254', encode(turkish, 'windows-1254')],
  ['windows-1256', encode(arabic, 'windows-1256')],
  ['windows-1253', encode('Γιώργος Παπαδόπουλος\nΕλένη Νίκου\n', 'windows-1253')],
  ['windows-1255', encode('נועה כהן\nיוסף לוי\n', 'windows-1255')],
])('[F64] %s is recognised by its bytes', (encoding, bytes) => {
  expect(detectEncoding(bytes)).toMatchObject({ encoding, isUncertain: false });
});

test('[F64] the last letters of a long file tell its encoding', () => {
  const lines = 'Jane Doe,5550110001\n'.repeat(5_000);
  expect(detectEncoding(encode(`${lines}José Núñez,1\n`, 'windows-1252'))).toMatchObject({
    encoding: 'windows-1252',
  });
});

test('[F64] letters that fit no encoding are uncertain', () => {
  const { isUncertain } = detectEncoding(
    Uint8Array.from('A\u0098\u0083b\u00a6c \u00b1d\u00a4', (c) => c.charCodeAt(0)),
  );
  expect(isUncertain).toBe(true);
});
