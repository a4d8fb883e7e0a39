/** The kinds of files without a guest list: `protected` is a workbook with a password. */
export type OtherKind = 'page' | 'pdf' | 'office' | 'protected' | 'binary';

/** Thrown for a file that cannot be read as a list. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
  readonly kind: OtherKind;

  constructor(kind: OtherKind) {
    super(kind);
    this.kind = kind;
  }
}

/** The first bytes of file types, one character per byte. That of old Office files is shared by .xls and .doc. */
const beginnings: readonly [OtherKind, string][] = [
  ['pdf', '%PDF-'],
  ['office', '\u00d0\u00cf\u0011\u00e0'],
  ['office', String.raw`{\rtf`],
];

/** A login page of a proxy, or an HTML table that a system calls .xls. */
const page = /^\s*(<!--.*?-->\s*)?<(!doctype\s|html|head|body|table|meta|\?xml)/is;

/**
 * Identifies a file that is not a list, whatever its name.
 * @param beginning its beginning as text
 */
export function findOtherKind(bytes: Uint8Array, beginning: string): OtherKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const known = beginnings.find(([, text]) => start.startsWith(text))?.[0];
  // The directory of a workbook with a password has names in UTF-16.
  const isProtected = () => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
  if (known) return known === 'office' && isProtected() ? 'protected' : known;
  if (page.test(beginning)) return 'page';
  // Texts have no control characters before the tab; pictures have many.
  const controls = beginning.split('').filter((character) => character < '\t');
  return controls.length > beginning.length / 100 ? 'binary' : undefined;
}
