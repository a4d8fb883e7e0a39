import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { locales } from '../../../i18n/locale.ts';
import { organiserCatalogues } from '../../../i18n/organiser-catalogues.ts';
import { tabulateGuests } from '../../guest-export/guest-table.ts';
import { changeField, guessMapping, hasName, isComplete, getSampleValues, type Mapping } from './columns.ts';
import { draftRow, findPhones } from './guest-row.ts';

/** The fields of columns with these names, above one row. */
const guessFields =
  (...head: string[]) =>
  (...row: string[]) =>
    guessMapping([head, row]).fields;

test.each(['+1', 'Plus 1', 'Plus-one', 'Plus one(s)', '+1 kişi', 'عدد المرافقين'])(
  '[F64] a column %s counts the people that a guest brings',
  (name) => expect(guessFields('Name', name)('Ada', '1')).toEqual(['name', 'plusOnes']),
);

test.each([
  ['Full Name,TELEFON,KİŞİ SAYISI', 'Ada,5550000001,2', 'name,phone,invitees'],
  // "Guests" and "Party" may be names or numbers.
  ['Ad,Telefon,Davetli', 'Şükrü,5551110001,2', 'name,phone,invitees'],
  ['Guest,Guests', 'Ann,٣', 'name,invitees'],
  ['Name,Guests', 'Ann,0', 'name,plusOnes'],
  ['Party,Mobile no.,How many,Remarks', 'The Hendersons,07700 900123,4,late', 'name,phone,invitees,ignore'],
  // Of several columns of a field, the likeliest with content has it.
  [
    'Home Phone,Mobile Phone,Phone 1 - Value,Organization Name',
    '1,2,5550000003,x',
    'ignore,phone,phone,organisation',
  ],
  ['Mobile,Phone,Name', ',1,Ann', 'phone,phone,name'],
  // An unknown name is judged by its content, unless a known one has the field.
  ['Name,Contact,Other', 'Ada Demir,(555) 020-1281,5550201282', 'name,phone,ignore'],
  ['Name,Contact,Phone', 'Ada Demir,(555) 020-1281,5550201282', 'name,ignore,phone'],
  ['Who,Phone', 'Ada Demir,5550201282', 'name,phone'],
  // Short names, which may mean something else.
  [
    'First,Last,Work,WhatsApp,Home',
    'Ada,Demir,5550000001,5550000002,yes',
    'firstName,lastName,phone,phone,ignore',
  ],
])('[F64] the columns %s above %s are %s', (head, row, fields) => {
  expect(guessFields(...head.split(','))(...row.split(',')).join()).toBe(fields);
});

const draft = (rows: string[][], mapping: Mapping, row: number) =>
  draftRow(rows[row] ?? [], mapping, findPhones(mapping, rows[mapping.header] ?? []));

test.each([
  ['Mobile Phone,Home Phone', ',5551', ',5550000001', '5550000001'],
  ['Home Phone,Mobile Phone', '5550000001', '5550000001', '5550000001'],
  ['Ticket type,Phone,Home phone', 'VIP,5550000001,5550000002', 'VIP,5550000001,5550000002', '5550000001'],
  ['Fax,Phone', '5550000001,', '5550000001,', ''],
  ['Work,WhatsApp', '5550000001,5550000002', '5550000001,5550000002', '5550000002'],
  [
    'Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
    'Work Fax,5550000001,* Mobile,5550000002',
    'Home,5550000001,Mobile,5550000002',
    '5550000002',
  ],
  [
    'Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value',
    ',,,',
    'Work Fax,5550000001,Work,5550000002',
    '5550000002',
  ],
])('[F64] the phones %s give each guest the likeliest number', (head, first, second, phone) => {
  const rows = [`Name,${head}`, `Ada,${first}`, `Can,${second}`].map((line) => line.split(','));
  expect(draft(rows, guessMapping(rows), 2).phone).toBe(phone);
});

test('[F64] a guest’s number is of the columns that the selects show as phones: a mobile one, then the chosen one', () => {
  const rows = [
    ['Name', 'Mobile', 'Home phone', 'Reach me'],
    ['Ada', '5550000001', '5550000002', '5550000003'],
    ['Can', '', '5550000005', ''],
    ['Ece', '', '5550000006', '5550000007'],
  ];
  const mapping = guessMapping(rows);
  const mappings = [mapping, changeField(mapping, 2, 'ignore'), changeField(mapping, 3, 'phone')];
  expect(
    mappings.map((each) => [...each.fields, ...[1, 2, 3].map((row) => draft(rows, each, row).phone)]),
  ).toEqual([
    ['name', 'phone', 'phone', 'ignore', '5550000001', '5550000005', '5550000006'],
    ['name', 'phone', 'ignore', 'ignore', '5550000001', '', ''],
    ['name', 'phone', 'phone', 'phone', '5550000001', '5550000005', '5550000007'],
  ]);
});

test('columns without names are recognised by their content', () => {
  const rows = [
    ['2 people', 'Grace Okafor', '555 011 0001', 'likes tea'],
    ['4', 'سلمى حداد', '٥٥٥٠١١٠٠٠٢'],
  ];
  const mapping = guessMapping(rows);
  expect(mapping).toEqual({ header: -1, fields: ['invitees', 'name', 'phone', 'ignore'] });
  expect(isComplete(rows, mapping)).toBe(false);
});

test('a field moves to the column that it is assigned to', () => {
  const mapping = guessMapping([['Name', 'Nickname']]);
  const moved = changeField(mapping, 1, 'name');
  expect(moved.fields).toEqual(['ignore', 'name']);
  expect(hasName(changeField(moved, 1, 'ignore'))).toBe(false);
});

test('up to three different values show the content of a column', () => {
  const rows = [['Name'], ['a'], [''], ['a'], ['b'], ['c'], ['d']];
  expect(getSampleValues(rows, guessMapping(rows), 0)).toEqual(['a', 'b', 'c']);
});

test.each(locales)('the columns of our own export are recognised in %s', async (locale) => {
  const { messages } = await organiserCatalogues[locale]();
  const [head = []] = tabulateGuests([], setupI18n({ locale, messages: { [locale]: messages } }));
  const rows = [head.map(String), head.map(() => 'x')];
  const mapping = guessMapping(rows);
  expect(mapping.header).toBe(0);
  expect(mapping.fields.join()).toBe(
    'name,phone,invitees,inviteeOnCard,ignore,ignore,isWAPhone,ignore,ignore',
  );
  expect(isComplete(rows, mapping)).toBe(true);
});
