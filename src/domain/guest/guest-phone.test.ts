import { expect, test } from 'vitest';
import { hasCountryCode, readGuestPhone } from './guest-phone.ts';

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
  ['+90.555.300.00.01', '90', '5553000001'],
  ['+90/555/3000001', '90', '5553000001'],
  ['＋90 555 300 00 01', '90', '5553000001'],
  ['tel:+90-555-300-00-01', '90', '5553000001'],
  ['٩٠+ ٥٥٥ ٣٠٠ ٠٠ ٠١', '90', '5553000001'],
  // Spreadsheets store a long number as a decimal.
  ['5551230004.0', '', '5551230004'],
  ['905551230004,00', '90', '5551230004'],
  ['5551230004.5', '', '5551230004.5'],
  ['5.55123E+09', '', '5.55123E+09'],
  // Ten characters are a number, whatever they begin with.
  ['9055530000', '90', '9055530000'],
  ['0551234567', '966', '0551234567'],
  // With another or an unknown country code: it could not be dialled with the guests' own code.
  ['+49 151 234 5678', '90', '+491512345678'],
  ['+905553000001', '', '+905553000001'],
  ['', '90', ''],
])('[F66] %j in a list with the country code %j is %j', (typed, countryCode, phone) => {
  expect(readGuestPhone(typed, countryCode)).toBe(phone);
});

test.each([
  ['+90 532 123 45 69', true],
  ['0090 532 123 45 69', true],
  ['905321234569', true],
  ['+90 (0) 532 123 45 69', true],
  ['+90.532.123.45.69', true],
  ['+90/532/1234569', true],
  ['＋90 532 123 45 69', true],
  ['tel:+905321234569', true],
  ['٩٠+ 532 123 45 69', true],
  ['0532 123 45 69', false],
  ['532 123 45 69', false],
  ['12', false],
  ['', false],
  ['Mehmet +90', false],
])('%j has a country code: %j', (typed, isCode) => {
  expect(hasCountryCode(typed)).toBe(isCode);
});
