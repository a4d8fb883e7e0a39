import { rankPhoneKind } from './column-names.ts';
import { decodeByteText } from './encoding.ts';

/** The columns of a contact file, with headings that the mapping recognises. */
export const vcardColumns = ['Name', 'Phone', 'Email'];

/** Whether a file contains contacts rather than a table, by its name or its beginning. */
export const isVcard = (data: Blob, text: string) =>
  /^\s*BEGIN:VCARD/i.test(text) || (data instanceof File && /\.vcf$/i.test(data.name));

/** One line: the group of the property and its label, the property, its parameters, its value. */
const propertyLine =
  /^(?:(?<group>[\w-]+)\.)?(?<name>[\w-]+)(?<parameters>(?:;(?:"[^"]*"|[^":])*)?):(?<value>.*)$/s;

interface Property {
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
 * nickname or that of the organisation. One that has neither name nor phone keeps its email address, so that it is a row
 * without a name instead of an empty one.
 * @param text with a character for each byte of the file
 * @param encoding that of properties without a character set of their own
 */
export function* readVcards(text: string, encoding: string): Generator<string[]> {
  for (const card of text.split(/^END:VCARD\s*$/im)) {
    const start = card.search(/BEGIN:VCARD/i);
    if (start < 0) continue;
    const properties = readProperties(card.slice(start));
    const isGroup = properties.some(
      ({ name, value }) => groupKinds.has(name) && /^group$/i.test(value.trim()),
    );
    if (!isGroup) yield formatContact(properties, encoding);
  }
}

/** The properties that tell a group from a person; the second is Apple's, before version 4. */
const groupKinds = new Set(['KIND', 'X-ADDRESSBOOKSERVER-KIND']);

/**
 * Reads the properties, and joins continued lines: those that begin with a blank, and in quoted-printable values those
 * after a soft line break. The `=` at the end of a picture is none.
 */
function readProperties(card: string): Property[] {
  const properties: Property[] = [];
  let last: Property | undefined;
  let isContinued = false;
  for (const line of card.split(/\r\n?|\n/)) {
    if (last && isContinued) last.value = last.value.slice(0, -1) + line;
    else if (last && (line.startsWith(' ') || line.startsWith('\t'))) last.value += line.slice(1);
    else {
      const { group = '', name = '', parameters = '', value = '' } = propertyLine.exec(line)?.groups ?? {};
      if (name === '') continue;
      last = {
        group,
        name: name.toUpperCase(),
        parameters: parameters && parameters.toUpperCase().replaceAll('"', ''),
        value,
      };
      if (wantedNames.has(last.name)) properties.push(last);
    }
    isContinued = last !== undefined && last.value.endsWith('=') && isQuotedPrintable.test(last.parameters);
  }
  return properties;
}

const wantedNames = new Set(['FN', 'N', 'NICKNAME', 'ORG', 'TEL', 'EMAIL', 'X-ABLABEL', ...groupKinds]);
const isQuotedPrintable = /QUOTED-PRINTABLE/;
const isBase64 = /[;=](?:B|BASE64)(?=;|$)/;

function formatContact(properties: readonly Property[], encoding: string): string[] {
  const find = (key: string) => {
    const found = properties.find(({ name, value }) => name === key && value !== '');
    return found ? decodeValue(found, encoding) : '';
  };
  const findLabel = (key: string) =>
    properties.find(({ name, group }) => name === 'X-ABLABEL' && group === key)?.value ?? '';
  const phones = properties.filter(({ name, value }) => name === 'TEL' && value.trim() !== '');
  const rankPhone = ({ group, parameters }: Property) =>
    rankPreference(parameters) + rankPhoneKind(parameters + (group && findLabel(group)));
  if (phones.length > 1) phones.sort((one, other) => rankPhone(one) - rankPhone(other));
  const [phone] = phones;
  const name =
    unescape(find('FN')) ||
    formatName(find('N')) ||
    unescape(find('NICKNAME').split(/(?<!\\),/)[0] ?? '') ||
    unescape(splitParts(find('ORG'))[0] ?? '');
  const number = phone ? unescape(decodeValue(phone, encoding)).replace(/^tel:([^;]*).*$/i, '$1') : '';
  const email = unescape(find('EMAIL')).replace(/^mailto:/i, '');
  return name || number || !email ? [name, number] : [name, number, email];
}

const preference = /;PREF=(\d+)|[;=,]PREF(?=[;,]|$)/;

/** Preferred phones come first, by their rank. */
function rankPreference(parameters: string) {
  const [isPreferred, rank = 1] = preference.exec(parameters) ?? [];
  return isPreferred === undefined ? 101 : Number(rank);
}

const splitParts = (value: string) => value.split(/(?<!\\);/);

/** Formats `family;given;additional;prefix;suffix` in spoken order. */
function formatName(value: string) {
  const [family, given, additional, prefix, suffix] = splitParts(value).map(unescape);
  return [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
}

const unescape = (value: string) =>
  (value.includes('\\') ? value.replaceAll(/\\([\\,;:])/g, '$1').replaceAll(/\\n/gi, ' ') : value).trim();

function decodeValue({ parameters, value }: Property, encoding: string) {
  const charset = /CHARSET=([^;]+)/.exec(parameters)?.[1];
  if (isQuotedPrintable.test(parameters)) {
    const bytes = value.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return decodeByteText(bytes, charset ?? 'utf-8');
  }
  return decodeByteText(isBase64.test(parameters) ? decodeBase64(value) : value, charset ?? encoding);
}

function decodeBase64(value: string) {
  try {
    return atob(value);
  } catch {
    return value;
  }
}
