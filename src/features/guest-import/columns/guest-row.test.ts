import { expect, test } from 'vitest';
import { emptyTexts } from '../../../domain/guest/guest-texts.ts';
import type { Mapping } from './columns.ts';
import { checkRow, draftRow, findWarnings, findPhones } from './guest-row.ts';

const check = (invitees: string, inviteeOnCard = '') =>
  checkRow({ ...emptyTexts, name: 'Ada', invitees, inviteeOnCard, isWAPhone: '' }, false);

test.each([
  [' 12 ', 12],
  ['\u200f٣', 3],
  ['2.0', 2],
  ['2 people', 2],
  ['4 KİŞİ', 4],
  ['3 kişilik', 3],
  ['شخصان', 2],
  ['١١ شخصًا', 11],
  ['', 1],
  ['0', 0],
  ['999', 999],
])('%j invites %i', (text, invitees) => {
  expect(check(text)).toMatchObject({ guest: { invitees }, problems: [] });
});

test.each([
  [' Evet ', true],
  ['X', true],
  ['hayır', false],
  ['', true],
])('%j on WhatsApp is %s', (isWAPhone, is) => {
  expect(checkRow({ ...emptyTexts, name: 'Ada', isWAPhone }, false)).toMatchObject({
    guest: { isWAPhone: is },
    problems: [],
  });
});

test.each(['2-3', '1.000', '1,000', '2+1', '2.5', '1000', 'two', '2 3 people', 'people'])(
  '[F64] %j is no number of people',
  (text) => {
    expect(check(text).problems).toEqual(['invitees-number']);
    expect(check('4', text).problems).toEqual(['on-card-number']);
  },
);

test.each([
  ['Ada, 5550110001\r\nGrace', ['name-lines']],
  ['Ada\nLovelace 2', []],
  ['\nLovelace, Ada\n', []],
])('[F64] %j is one name, or rows that a missing quotation mark has joined', (name, problems) => {
  expect(checkRow({ ...emptyTexts, name, isWAPhone: '' }, false).problems).toEqual(problems);
});

test.each([
  [['Ada', '', '12', ''], { name: 'Ada', invitees: '13' }],
  [['Ada', '', '', '', '7'], { invitees: '', inviteeOnCard: '7' }],
  [['', 'Ltd', '+1', ''], { name: 'Ltd', invitees: '2' }],
  [['Ada', 'Ltd', '٢', '5'], { name: 'Ada', invitees: '5' }],
  [['Ada', '', 'Evet', ''], { name: 'Ada', invitees: '2' }],
])('a row %j with an organisation and plus-ones', (cells, draft) => {
  const fields = ['name', 'organisation', 'plusOnes', 'invitees', 'inviteeOnCard'] as const;
  expect(draftRow(cells, { header: -1, fields: [...fields] }, [])).toMatchObject(draft);
});

test.each([
  ['40', ['name-missing']],
  ['+90 (555) 011-0001', ['name-missing']],
  ['Ada 2', []],
  ['★', []],
])('[F64] %j is a name, or only a number', (name, problems) => {
  expect(checkRow({ ...emptyTexts, name, isWAPhone: '' }, false).problems).toEqual(problems);
});

test.each([
  [['TOPLAM', '40', ''], ['total']],
  [['Total: 3 guests', '2', ''], ['total']],
  [['', 'Toplam Kişi Sayısı', ''], ['total']],
  [['', 'Genel Toplam', ''], ['total']],
  [['', 'Sub-total', ''], ['total']],
  [['', 'Ara-toplam', ''], ['total']],
  [['', 'المجموع الكلي', ''], ['total']],
  [['', 'Tom Total', ''], []],
  [['', 'Ada', '', '', 'المجموع'], ['total']],
  [['1', 'Ada', '', '', 'Totaline'], []],
  [['Total', 'Ada', '5550110001'], []],
])('[F64] a row %j is a total, whichever cell says so, or a guest', (cells, found) => {
  const mapping = {
    header: 0,
    fields: ['ignore' as const, 'name' as const, 'phone' as const],
  };
  const draft = draftRow(cells, mapping, findPhones(mapping, []));
  expect(findWarnings(cells, draft, mapping)).toEqual(found);
});

test('of the numbers that Google Contacts joins, the first is the guest’s', () => {
  const mapping = { header: -1, fields: ['phone' as const] };
  expect(draftRow(['555 010 1001 ::: 555 010 1002'], mapping, findPhones(mapping, [])).phone).toBe(
    '555 010 1001',
  );
});

const read = (cells: string[], fields: Mapping['fields']) => {
  const mapping = { header: 0, fields };
  const draft = draftRow(cells, mapping, findPhones(mapping, []));
  return { ...draft, warnings: findWarnings(cells, draft, mapping) };
};

test.each([
  'N/A',
  'n/a',
  'none',
  'No phone',
  'unknown',
  '?',
  '–',
  'TBC',
  'tbd.',
  'yok',
  'Telefonu yok',
  'bilinmiyor',
  'لا يوجد',
  'غير معروف',
  'بدون رقم',
])('[F64] %s in a column of phones is no number', (phone) => {
  expect(read(['Ada', phone], ['name', 'phone']).phone).toBe('');
  expect(read(['Ada', phone, '5550000002'], ['name', 'phone', 'phone']).phone).toBe('5550000002');
});

test.each(['12', 'ask Ada', 'no 12'])('[F64] %s in a column of phones is looked at', (phone) => {
  expect(read(['Ada', phone], ['name', 'phone']).phone).toBe(phone);
});

test.each([
  ['Ada +1', '', { name: 'Ada', invitees: '2', warnings: [] }],
  ['Ada +1', '2', { name: 'Ada +1', invitees: '2', warnings: [] }],
  ['Ada +1', '1', { name: 'Ada +1', invitees: '1', warnings: ['people-named'] }],
  ['Meyer family', '', { name: 'Meyer family', invitees: '', warnings: ['people-named'] }],
  ['Meyer family', '4', { name: 'Meyer family', invitees: '4', warnings: [] }],
  ['Ada & Can', '3', { name: 'Ada & Can', invitees: '3', warnings: [] }],
])('[F64] %s with %j invited: the column counts before the name', (name, invitees, row) => {
  expect(read([name, invitees], ['name', 'invitees'])).toMatchObject(row);
});

test.each([
  "BRIDE'S FAMILY",
  "Groom's side",
  'Friends of Ada:',
  'Table 2:',
  'Table B',
  'Family',
  'Work colleagues',
  '--- Cousins ---',
  'Wedding guest list',
  'Masa 4',
  '4. Masa',
  'Gelin tarafı',
  'Damat ailesi',
  'İş arkadaşları',
  'Akrabalar',
  'Davetli listesi',
  'أهل العروس',
  'أصدقاء العريس',
  'الأقارب',
  'طاولة رقم ٣',
  'قائمة الضيوف',
])('[F64] the line %s heads a group, and is looked at', (text) => {
  expect(read(['', text, ''], ['ignore', 'name', 'phone']).warnings).toEqual(['group']);
  expect(read(['', text, '5550000001'], ['ignore', 'name', 'phone']).warnings).not.toContain('group');
});

test.each([
  'Ada',
  'Masa Sato',
  'Tablé',
  'Joy Friend',
  'Ali Komşu',
  'Bride Jones',
  'سلمى الجامعي',
  'Cocuk Ali',
])('[F64] %s heads no group', (name) => {
  expect(read([name, ''], ['name', 'phone']).warnings).toEqual([]);
});
