import { searchable } from '../../i18n/matches-query.ts';
import type { Table } from './read-table.ts';

/** The field of a column. `ignore` is not imported. */
export const columnFields = [
  'name',
  'firstName',
  'lastName',
  'phone',
  'invitees',
  'inviteeOnCard',
  'isWAPhone',
  'ignore',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** How the columns of a table map to guests. */
export interface Mapping {
  /** Whether the first row has the headings. */
  hasHeader: boolean;
  /** One field per column; a field other than `ignore` occurs once. */
  fields: ColumnField[];
}

/** Column names in English, Turkish and Arabic, normalised with `fold`. */
const names: Record<ColumnField, string> = {
  name: 'name|full name|guest|guest name|guests|display name|ad soyad|adi soyadi|isim soyisim|isim|davetli|misafir|konuk|الاسم|اسم|الاسم الكامل|اسم الضيف|الضيف|الضيوف',
  firstName: 'first name|given name|forename|ad|adi|الاسم الاول|الاسم الأول',
  lastName: 'last name|surname|family name|soyad|soyadi|soyisim|اسم العائلة|العائلة|الكنية|اللقب',
  phone:
    'phone|phone number|mobile|mobile number|mobile phone|cell|cell phone|telephone|tel|number|telefon|telefon no|telefon numarasi|cep|cep telefonu|gsm|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|جوال|الموبايل|موبايل',
  invitees:
    'invited|invitees|number invited|people|persons|seats|party size|count|guests invited|number of guests|davet edilen|davetli sayisi|kisi|kisi sayisi|adet|sayi|عدد المدعوين|المدعوون|المدعوين|العدد|عدد الاشخاص|عدد الأشخاص|عدد',
  inviteeOnCard:
    'on the card|on card|invitee on card|inviteeoncard|card count|kartta|karttaki sayi|kartta yazan|davetiyedeki sayi|davetiyede yazan|المذكور في البطاقة|على البطاقة|العدد على البطاقة|في البطاقة',
  isWAPhone: 'whatsapp|on whatsapp|iswaphone|whatsapp var|whatsapp’ta|whatsappta|واتساب|على واتساب|واتس',
  // Columns of our own export that an import cannot set.
  ignore:
    'coming|answer|discrepancies|rsvp link|gelen|yanıt|tutarsızlıklar|lcv bağlantısı|سيحضرون|الرد|الاختلافات|رابط الرد',
};

const fold = (name: string) =>
  searchable(name)
    .replaceAll(/[_.*:'’"-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const fieldByName = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name) => [fold(name), field as ColumnField] as const),
  ),
);

/** How many rows are used to recognise a column without a name. */
const looked = 50;

/** The number of columns: that of the longest row. */
export const countColumns = ({ rows }: Pick<Table, 'rows'>) =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Guesses the mapping by the headings, otherwise by the content of the columns. */
export function guessMapping(table: Pick<Table, 'rows'>): Mapping {
  const width = countColumns(table);
  const head = table.rows[0] ?? [];
  const named = Array.from({ length: width }, (_, column) => fieldByName.get(fold(head[column] ?? '')));
  const hasHeader = named.some((field) => field !== undefined);
  const rows = table.rows.slice(hasHeader ? 1 : 0, looked);
  const guess = (column: number) => guessField(rows.map((row) => row[column] ?? ''));
  const fields = named.map((field = 'ignore', column) => {
    if (!hasHeader) return guess(column);
    // "Guests" and "Davetli" name people, or their number.
    return field === 'name' && guess(column) === 'invitees' ? 'invitees' : field;
  });
  return { hasHeader, fields: withoutRepeats(fields) };
}

function guessField(cells: readonly string[]): ColumnField {
  const filled = cells.filter((cell) => cell !== '');
  const mostly = (is: (cell: string) => boolean) => filled.filter(is).length > filled.length / 2;
  if (filled.length === 0) return 'ignore';
  if (mostly((cell) => /^[+\d٠-٩۰-۹][\d٠-٩۰-۹\s()./-]{6,}$/.test(cell))) return 'phone';
  if (mostly((cell) => /^[\d٠-٩۰-۹]{1,3}$/.test(cell))) return 'invitees';
  return mostly((cell) => /\p{L}/u.test(cell)) ? 'name' : 'ignore';
}

/** The first column of a field keeps it. A first name without a last name is the name. */
function withoutRepeats(fields: readonly ColumnField[]): ColumnField[] {
  const once = fields.map((field, place) => (fields.indexOf(field) < place ? 'ignore' : field));
  const isAlone = !once.includes('name') && !once.includes('lastName');
  return once.map((field) => (isAlone && field === 'firstName' ? 'name' : field));
}

/** Assigns another field to a column; the column that had it is ignored from then on. */
export const changeField = (
  { fields, ...mapping }: Mapping,
  column: number,
  field: ColumnField,
): Mapping => ({
  ...mapping,
  fields: fields.map((before, place) => (place === column ? field : before === field ? 'ignore' : before)),
});

/** Whether the table can be imported: one column must be the name. */
export const hasName = ({ fields }: Mapping) =>
  fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');

/**
 * Whether the mapping is complete: there is a name, and every column with content is mapped, except those that our own
 * export adds.
 */
export const isComplete = (table: Pick<Table, 'rows'>, mapping: Mapping) =>
  hasName(mapping) &&
  mapping.fields.every(
    (field, column) =>
      field !== 'ignore' ||
      (mapping.hasHeader && fieldByName.get(fold(table.rows[0]?.[column] ?? '')) === 'ignore') ||
      sampleValues(table, mapping, column).length === 0,
  );

/** Up to three different, non-empty values of a column, to recognise it. */
export function sampleValues(
  { rows }: Pick<Table, 'rows'>,
  { hasHeader }: Mapping,
  column: number,
): string[] {
  const samples: string[] = [];
  for (const row of rows.slice(hasHeader ? 1 : 0, looked)) {
    const cell = row[column] ?? '';
    if (cell !== '' && samples.length < 3 && !samples.includes(cell)) samples.push(cell);
  }
  return samples;
}
