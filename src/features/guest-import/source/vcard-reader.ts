import { rankPhoneKind } from '../../../domain/guest/column-names.ts';
import { decodeByteText } from './encoding.ts';

/** The columns of a contact file, with headings that the mapping recognises. */
export const vcardColumns = ['Name', 'Phone', 'Email'];

/** Whether a file contains contacts rather than a table, by its name or its beginning. */
export const isVcard = (data: Blob, text: string) =>
  /^\s*BEGIN:VCARD/i.test(text) || (data instanceof File && /\.vcf$/i.test(data.name));

/** One property: its group, its name, its parameters, its value. */
const propertyLine = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/;

interface Property {
  /** Joins a phone with its label; '' for a property without one. */
  group: string;
  name: string;
  /** In upper case, without quotes: `;TYPE=CELL;PREF=1`. Version 2.1 leaves out `TYPE=`. */
  parameters: string;
  /** With a character for each byte of the file. */
  value: string;
}

/**
 * Reads contacts of vCard 2.1, 3.0 and 4.0 as rows of name and phone; groups of contacts are left out. Phones export
 * version 2.1 with quoted-printable names, which readers of version 4 do not decode. A contact without a name has its
 * nickname or that of the organisation. One that has neither name nor phone keeps its email address, so that it is a
 * row without a name instead of an empty one.
 * @param text with a character for each byte of the file
 * @param encoding that of properties without a character set of their own
 */
export function* readVcards(text: string, encoding: string): Generator<string[]> {
  for (const card of text.split(/^\s*BEGIN:VCARD/im).slice(1)) {
    const properties = unfold(card)
      .split(/[\r\n]+/)
      .map(parseProperty);
    // The second property is Apple's, before version 4.
    const isGroup = properties.some(
      ({ name, value }) => (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') && /group/i.test(value),
    );
    if (!isGroup) yield formatContact(properties, encoding);
  }
}

/**
 * Joins continued lines: in quoted-printable values after a soft line break, elsewhere before a blank. The `=` at the
 * end of a picture is no soft line break.
 */
const unfold = (card: string) =>
  card
    .replaceAll(/QUOTED-PRINTABLE[^:\r\n]*:(?:.*=(?:\r\n?|\n))+/gi, (lines) =>
      lines.replaceAll(/=[\r\n]+/g, ''),
    )
    .replaceAll(/(?:\r\n?|\n)[ \t]/g, '');

function parseProperty(line: string): Property {
  const [, group = '', name = '', parameters = '', value = ''] = propertyLine.exec(line) ?? [];
  return { group, name: name.toUpperCase(), parameters: parameters.toUpperCase().replaceAll('"', ''), value };
}

const isQuotedPrintable = /QUOTED-PRINTABLE/;

function formatContact(properties: readonly Property[], encoding: string): string[] {
  const find = (key: string) => {
    const found = properties.find(({ name }) => name === key);
    return found ? decodeValue(found, encoding) : '';
  };
  const findLabel = (key: string) =>
    properties.find(({ name, group }) => name === 'X-ABLABEL' && group === key)?.value;
  const rankPhone = ({ group, parameters }: Property) =>
    rankPreference(parameters) + rankPhoneKind([parameters, findLabel(group)].join(' '));
  const [phone] = properties
    .filter(({ name, value }) => name === 'TEL' && value !== '')
    .sort((one, other) => rankPhone(one) - rankPhone(other));
  const name =
    unescape(find('FN')) ||
    formatName(find('N')) ||
    unescape(find('NICKNAME').replace(/(?<!\\),.*/, '')) ||
    unescape(find('ORG').replace(/(?<!\\);.*/, ''));
  const number = phone ? unescape(decodeValue(phone, encoding)).replace(/^tel:([^;]*).*/i, '$1') : '';
  const email = find('EMAIL');
  return name || number || !email ? [name, number] : [name, number, email];
}

const preference = /;PREF=(\d+)|[;=,]PREF(?=[;,]|$)/;

/** Preferred phones come first, by their rank. */
function rankPreference(parameters: string) {
  const [isPreferred, rank = 1] = preference.exec(parameters) ?? [];
  return isPreferred === undefined ? 101 : Number(rank);
}

/** Formats `family;given;additional;prefix;suffix` in spoken order. */
function formatName(value: string) {
  const [family, given, additional, prefix, suffix] = value.split(/(?<!\\);/).map(unescape);
  return [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
}

const unescape = (value: string) =>
  value
    .replaceAll(/\\([\\,;:])/g, '$1')
    .replaceAll(/\\n/gi, ' ')
    .trim();

function decodeValue({ parameters, value }: Property, encoding: string) {
  const charset = /CHARSET=([^;]+)/.exec(parameters)?.[1] ?? encoding;
  const bytes = isQuotedPrintable.test(parameters)
    ? value.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : value;
  return decodeByteText(bytes, charset);
}
