import * as v from 'valibot';
import {
  toGuestTexts,
  emptyTexts,
  existingGuestSchema,
  parseGuestTexts,
  hasCountryCode,
  isForeignPhone,
  parseGuestPhone,
} from './guest-texts.ts';
import { expect, test } from 'vitest';

const typed = { ...emptyTexts, name: ' Yusuf  Haddad ', phone: '055 011 0001', invitees: '4' };

test('empty fields of a texts get their defaults', () => {
  expect(parseGuestTexts(typed).details).toEqual({
    name: 'Yusuf Haddad',
    phone: '0550110001',
    invitees: 4,
    inviteeOnCard: 4,
    isWAPhone: true,
  });
  expect(parseGuestTexts({ name: 'Ada' }).details).toEqual({
    name: 'Ada',
    phone: '',
    invitees: 1,
    inviteeOnCard: 1,
    isWAPhone: false,
  });
});

test('[F66] Arabic digits are accepted in phone and counts', () => {
  expect(
    parseGuestTexts({ ...typed, phone: '٠٥٥١٢٣٤٥٦٧', invitees: '٤', inviteeOnCard: '۳' }).details,
  ).toMatchObject({ phone: '0551234567', invitees: 4, inviteeOnCard: 3 });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ phone: '055123456' }, ['phone']],
  [{ phone: '+905551234567' }, ['phone']],
  [{ phone: 'abcdefghij' }, ['phone']],
  [{ invitees: '-1' }, ['invitees']],
  [{ invitees: '2.5' }, ['invitees']],
  [{ invitees: '1000' }, ['invitees']],
  [{ name: '', phone: 'x', inviteeOnCard: 'two' }, ['name', 'phone', 'inviteeOnCard']],
])('[F75] %j is refused with its field', (wrong, fields) => {
  const { errors } = parseGuestTexts({ ...typed, ...wrong });
  expect(Object.keys(errors ?? {})).toEqual(fields);
});

test('[F36] half a character is not sent to the server', () => {
  expect(parseGuestTexts({ name: 'Ada \ud83d' }).details?.name).toBe('Ada \ufffd');
});

test('details survive a round trip through a form', () => {
  const details = {
    name: 'Yusuf Haddad',
    phone: '0550110001',
    invitees: 4,
    inviteeOnCard: 3,
    isWAPhone: false,
  };
  expect(parseGuestTexts(toGuestTexts(details)).details).toEqual(details);
});

test('[F75] an emptied number of an existing guest stays empty', () => {
  const texts = toGuestTexts({ name: 'Ada', phone: '', invitees: 4, inviteeOnCard: 3, isWAPhone: true });
  expect(v.is(existingGuestSchema, texts)).toBe(true);
  expect(v.is(existingGuestSchema, { ...texts, invitees: ' ' })).toBe(false);
  expect(v.is(existingGuestSchema, { ...texts, inviteeOnCard: '' })).toBe(false);
});

test.each([
  ['555 300 00 01', '90', '5553000001'],
  ['+90 555 300 00 01', '90', '5553000001'],
  ['0090 (555) 300-00-01', '90', '5553000001'],
  ['٩٠٥٥٥٣٠٠٠٠٠١', '90', '5553000001'],
  ['0555 300 00 01', '90', '5553000001'],
  ['0555 300 00 01', '', '5553000001'],
  // Turkish numbers are often written with the leading 0 after the country code.
  ['+90 (0) 555 300 00 01', '90', '5553000001'],
  ['+90 0555 300 00 01', '90', '5553000001'],
  ['0090 0555 300 00 01', '90', '5553000001'],
  ['+39 06 1234 5678', '39', '0612345678'],
  ['+39 06 1234 56789', '39', '+3906123456789'],
  ['٩٠+ ٥٥٥ ٣٠٠ ٠٠ ٠١', '90', '5553000001'],
  ['905551230004,00', '90', '5551230004'],
  ['+966 50 123 4567', '966', '0501234567'],
  ['+966 (0) 50 123 4567', '966', '0501234567'],
  ['00971501234567', '971', '0501234567'],
  // A digit is missing.
  ['+90 555 300 00 0', '90', '+90555300000'],
  // Ten characters are a number, whatever they begin with.
  ['9055530000', '90', '9055530000'],
  ['0551234567', '966', '0551234567'],
  // With another or an unknown country code: it could not be dialled with the guests' own code.
  ['+49 151 234 5678', '90', '+491512345678'],
  ['+905553000001', '', '+905553000001'],
  ['', '90', ''],
])('[F66] %j in a list with the country code %j is %j', (entered, countryCode, phone) => {
  expect(parseGuestPhone(entered, countryCode)).toBe(phone);
});

test.each([
  ['+49 1512 3456789', true],
  ['0049 1512 3456789', true],
  // A digit is missing or too much.
  ['+90 555 300 00 0', false],
  ['90555300000123', false],
  ['+90 532 123 45 69', false],
  ['12', false],
])('where the country code is 90, %j is another country’s number: %j', (entered, isForeign) => {
  expect(isForeignPhone(parseGuestPhone(entered, '90'), '90')).toBe(isForeign);
});

test.each([
  ['+90 532 123 45 69', true],
  ['0090 532 123 45 69', true],
  ['905321234569', true],
  ['+90 (0) 532 123 45 69', true],
  ['٩٠+ 532 123 45 69', true],
  ['0532 123 45 69', false],
  ['532 123 45 69', false],
  ['12', false],
  ['', false],
  ['Mehmet +90', false],
])('%j has a country code: %j', (entered, isCode) => {
  expect(hasCountryCode(entered)).toBe(isCode);
});
