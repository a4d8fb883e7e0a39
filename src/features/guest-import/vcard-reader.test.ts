import { expect, test } from 'vitest';
import { readVcards } from './vcard-reader.ts';

const read = (...lines: string[]) => [...readVcards(lines.join('\r\n'))];

test('contacts of version 3 and 4 give name and mobile number', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Haddad;Yusuf;;;',
      'FN:Yusuf Haddad\\, MD',
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
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=49=C5=9F=C4=B1k;=C5=9E=C3=BCk=',
      '=72=C3=BC;;;',
      'TEL;CELL:5550110001',
      'END:VCARD',
    ),
  ).toEqual([['Şükrü Işık', '5550110001']]);
});

test('a contact without name or number gives empty cells, and other text gives nothing', () => {
  expect(read('BEGIN:VCARD', 'END:VCARD', 'hello')).toEqual([['', '']]);
});

test('a contact with nothing but an email address is not an empty row', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'];
  expect(
    read(
      ...card('N:;;;;', 'EMAIL;TYPE=INTERNET:salma@mail.example'),
      ...card('FN:Yusuf Haddad', 'EMAIL:yusuf@mail.example'),
      ...card('TEL:5550110001', 'EMAIL:mailto:someone@mail.example'),
    ),
  ).toEqual([
    ['', '', 'salma@mail.example'],
    ['Yusuf Haddad', ''],
    ['', '5550110001'],
  ]);
});

test('a contact without a name has that of the organisation', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'N:;;;;',
      'FN:',
      'ORG:Okafor\\; Söhne;Sales',
      'TEL:5550110001',
      'END:VCARD',
      'BEGIN:VCARD',
      'N:Haddad;Yusuf;;;',
      'ORG:Haddad Ltd',
      'END:VCARD',
    ),
  ).toEqual([
    ['Okafor; Söhne', '5550110001'],
    ['Yusuf Haddad', ''],
  ]);
});
