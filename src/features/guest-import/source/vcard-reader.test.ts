import { expect, test } from 'vitest';
import { toByteText } from './encoding.ts';
import { readVcards } from './vcard-reader.ts';

const read = (...lines: string[]) => [
  ...readVcards(toByteText(new TextEncoder().encode(lines.join('\r\n'))), 'utf-8'),
];

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'];

test('contacts of version 3 and 4 give name and mobile number', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Haddad;Yusuf;;;',
      'FN:Yusuf\\nHaddad\\, MD',
      'item1.TEL;type=HOME:0212 000 00 00',
      'TEL;type=CELL;type=pref:050 123 45 67',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:سلمى',
      '  حداد',
      'TEL;VALUE=uri:tel:+971501234567',
      'END:VCARD',
    ),
  ).toEqual([
    ['Yusuf Haddad, MD', '050 123 45 67'],
    ['سلمى حداد', '+971501234567'],
  ]);
});

test('contacts of version 2.1 decode their quoted-printable names', () => {
  expect(
    read(
      ...card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=49=C5=9F=C4=B1k;=C5=9E=C3=BCk=',
        '=72=C3=BC;;;',
        'TEL;CELL:5550110001',
      ),
    ),
  ).toEqual([['Şükrü Işık', '5550110001']]);
});

test('a contact without name or number gives empty cells', () => {
  expect(read('BEGIN:VCARD', 'END:VCARD', 'hello')).toEqual([['', '']]);
});

test('a contact with nothing but an email address is not an empty row', () => {
  expect(
    read(
      ...card('N:;;;;', 'EMAIL;TYPE=INTERNET:salma@mail.example'),
      ...card('FN:Yusuf Haddad', 'EMAIL:yusuf@mail.example'),
      ...card('TEL:5550110001', 'EMAIL:someone@mail.example'),
    ),
  ).toEqual([
    ['', '', 'salma@mail.example'],
    ['Yusuf Haddad', ''],
    ['', '5550110001'],
  ]);
});

test.each([
  [['TEL;HOME;PREF:1', 'TEL;CELL:2', 'TEL;CELL;PREF:3'], '3'],
  [['TEL;TYPE=work:1', 'TEL;TYPE="voice,pref":2'], '2'],
  [['TEL;PREF=2:1', 'TEL;PREF=10:2'], '1'],
  [['TEL:1', 'TEL;PREF=100:2'], '2'],
  [['TEL;TYPE=CELL,FAX,PREF:1', 'TEL;TYPE=HOME:2'], '2'],
  [['TEL;WORK;FAX:1'], '1'],
  [['TEL:', 'TEL;VALUE=uri;X-LABEL="a:b":tel:+15550102001;ext=5'], '+15550102001'],
  [['TEL;X-CELLAR=1:1', 'TEL;type=iphone:2'], '2'],
  [['item1.TEL;type=pref:1', 'item1.X-ABLabel:_$!<HomeFAX>!$_', 'TEL;type=HOME:2'], '2'],
  [['TEL:1', 'a.TEL:2', 'b.X-ABLabel:HomeFAX', 'a.X-ABLabel:Cep'], '2'],
  [['TEL;HOMEFAX:1', 'TEL;WORK:2'], '2'],
])('of the numbers %j, %s is the guest’s', (lines, phone) => {
  expect(read(...card('FN:Ada', ...lines))).toEqual([['Ada', phone]]);
});

test('a name continues after a soft break or before a blank', () => {
  const name = ['FN;ENCODING=QUOTED-PRINTABLE:A=', 'd=', 'a', 'NOTE:x=', 'TEL:1', 'X-A:y', '\tz=', 'ORG:B'];
  expect(read(...card(...name))).toEqual([['Ada', '1']]);
});

test.each([
  ['N:;;;;', 'NICKNAME:Addie\\, A,Ada', 'ORG:Okafor Ltd', 'Addie, A'],
  ['FN;CHARSET=x-unknown;ENCODING=QUOTED-PRINTABLE:=C5=9E', 'KIND:individual', 'ORG:B', 'Ş'],
])('the name of %j is its last text', (...lines) => {
  const name = lines.pop();
  expect(read(...card(...lines))).toEqual([[name, '']]);
});

test('a contact without a name has that of the organisation', () => {
  expect(
    read(
      ...card('N:;;;;', 'FN: ', 'ORG:Okafor\\; Söhne;Sales', 'TEL:5550110001'),
      ...card('N:Haddad;Yusuf;;;', 'ORG:Haddad Ltd'),
    ),
  ).toEqual([
    ['Okafor; Söhne', '5550110001'],
    ['Yusuf Haddad', ''],
  ]);
});

test('each property has the character set that it names, or that of the file', () => {
  const readName = (name: string) =>
    [...readVcards(`BEGIN:VCARD\n${name}\nEND:VCARD`, 'windows-1252')][0]?.[0];
  const utf8 = String.fromCharCode(...new TextEncoder().encode('Şükrü'));
  expect(readName('FN:J\u00fcrgen')).toBe('Jürgen');
  expect(readName('FN;CHARSET=ISO-8859-9:\u00deule')).toBe('Şule');
  expect(readName(`FN;CHARSET=UTF-8:${utf8}`)).toBe('Şükrü');
});
