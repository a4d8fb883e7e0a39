/**
 * The kinds of files without a guest list: `protected` is a workbook with a password, and `contacts` a contact file
 * without contacts.
 */
export type OtherKind = 'page' | 'pdf' | 'office' | 'protected' | 'picture' | 'binary' | 'contacts';

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
  ['picture', '\u0089PNG'],
  ['picture', '\u00ff\u00d8\u00ff'],
  ['picture', 'GIF8'],
];

/** A login page of a proxy, or an HTML table that a system calls .xls. */
const page = /^\s*(<!--.*?-->\s*)?<(!doctype\s|html|head|body|table|meta|\?xml)/is;

/** Whether a character cannot occur in a text: a control character before the tab. */
const isControl = (character: string) => character < '\t';

/** Whether a file of the old Office format contains an encrypted workbook: its directory has names in UTF-16. */
const isProtected = async (data: Blob) =>
  new TextDecoder('utf-16le').decode(await data.arrayBuffer()).includes('EncryptedPackage');

/**
 * Identifies a file that is not a list, whatever its name.
 * @param start its first bytes
 * @param beginning the same as text
 */
export async function findOtherKind(
  data: Blob,
  start: Uint8Array,
  beginning: string,
): Promise<OtherKind | undefined> {
  const bytes = String.fromCharCode(...start.subarray(0, 16));
  const known = beginnings.find(([, text]) => bytes.startsWith(text))?.[0];
  if (known === 'office' && (await isProtected(data))) return 'protected';
  if (known) return known;
  // HEIC, the photos of phones, and WebP.
  if (/^(?:.{4}ftyp|RIFF.{4}WEBP)/s.test(bytes)) return 'picture';
  if (page.test(beginning)) return 'page';
  const characters = beginning.split('');
  return characters.filter(isControl).length > characters.length / 100 ? 'binary' : undefined;
}
