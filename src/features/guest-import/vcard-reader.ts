/** The columns of a contact file, with headings that the mapping recognises. */
export const vcardColumns = ['Name', 'Phone', 'Email'];

/** Whether a file contains contacts rather than a table, by its name or its beginning. */
export const isVcard = (data: Blob, text: string) =>
  /^\s*BEGIN:VCARD/i.test(text) || (data instanceof File && /\.vcf$/i.test(data.name));

/** One line: the property without its group, its parameters, its value. */
const property = /^(?:[\w-]+\.)?(?<name>[\w-]+)(?<parameters>(?:;[^:]*)?):(?<value>.*)$/s;

/**
 * Reads contacts of vCard 2.1, 3.0 and 4.0 as rows of name and phone. Phones export version 2.1 with quoted-printable
 * names, which readers of version 4 do not decode. A contact without a name has that of the organisation. One that has
 * neither name nor phone keeps its email address, so that it is a row without a name instead of an empty one.
 */
export function* readVcards(text: string): Generator<string[]> {
  for (const card of text.split(/^END:VCARD\s*$/im)) {
    if (/BEGIN:VCARD/i.test(card)) yield formatContact(readProperties(card));
  }
}

const readKeys = ['FN', 'N', 'ORG', 'TEL', 'EMAIL'] as const;
type Properties = Partial<Record<(typeof readKeys)[number], string>>;

/** Reads the first value of each property, of phone numbers the preferred one. */
function readProperties(card: string): Properties {
  const values: Properties = {};
  for (const line of unfold(card).split(/\r\n?|\n/)) {
    const { name = '', parameters = '', value = '' } = property.exec(line)?.groups ?? {};
    const key = readKeys.find((each) => each === name.toUpperCase());
    if (key === undefined) continue;
    const isPreferred = key === 'TEL' && /cell|pref/i.test(parameters);
    if (values[key] !== undefined && !isPreferred) continue;
    values[key] = /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuotedPrintable(value) : value;
  }
  return values;
}

function formatContact({ FN = '', N = '', ORG = '', TEL = '', EMAIL = '' }: Properties): string[] {
  const name = unescape(FN) || formatName(N) || unescape(splitParts(ORG)[0] ?? '');
  const phone = unescape(TEL).replace(/^tel:/i, '');
  const email = unescape(EMAIL).replace(/^mailto:/i, '');
  return name || phone || !email ? [name, phone] : [name, phone, email];
}

/** Joins continued lines: those that begin with a blank, and those after a soft line break. */
const unfold = (card: string) => card.replaceAll(/(?:\r\n?|\n)[ \t]/g, '').replaceAll(/=(?:\r\n?|\n)/g, '');

const splitParts = (value: string) => value.split(/(?<!\\);/);

/** Formats `family;given;additional;prefix;suffix` in spoken order. */
function formatName(value: string) {
  const [family, given, additional, prefix, suffix] = splitParts(value).map(unescape);
  return [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
}

const unescape = (value: string) =>
  value
    .replaceAll(/\\([\\,;:])/g, '$1')
    .replaceAll(/\\n/gi, ' ')
    .trim();

function decodeQuotedPrintable(value: string) {
  const bytes = [...value.matchAll(/=([\dA-F]{2})|[^=]|=/gi)].flatMap(([all, hex]) =>
    hex === undefined ? [...new TextEncoder().encode(all)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
