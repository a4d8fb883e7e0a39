import { expect, test } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

test.each([
  ['055 123 4567', '0551234567'],
  ['055-123–4567', '0551234567'],
  ['(055) 123 45 67', '0551234567'],
  ['٠٥٥١٢٣٤٥٦٧', '0551234567'],
  ['۰۵۵۱۲۳۴۵۶۷', '0551234567'],
  ['\u202a0551234567\u202c', '0551234567'],
  ['055 12a 4567', '05512a4567'],
  ['055.123.45.67', '0551234567'],
  ['055/123/4567', '0551234567'],
  ['０５５ １２３ ４５６７', '0551234567'],
  ['tel:055-123-4567', '0551234567'],
  ['TEL: 055 123 4567', '0551234567'],
  // Spreadsheets store a long number as a decimal.
  ['5551230004.0', '5551230004'],
  ['5551230004.5', '5551230004.5'],
  ['5.55123E+09', '5.55123E+09'],
  // The plus of a number copied from right-to-left text may follow the country code, or the number.
  ['٩٠+ 555 123 45 67', '+905551234567'],
  ['905551234567+', '+905551234567'],
  ['5551234567+1', '5551234567+1'],
])('[F66] %j is validated and sent as %s', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
});

test('a number of ten digits is shown in groups, any other unchanged', () => {
  expect(formatPhone('0551234567')).toBe('055 123 4567');
  expect(formatPhone('+90 555')).toBe('+90 555');
  expect(formatPhone('')).toBe('');
});
