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
])('[F66] %j is validated and sent as %s', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
});

test('a number of ten digits is shown in groups, any other unchanged', () => {
  expect(formatPhone('0551234567')).toBe('055 123 4567');
  expect(formatPhone('+90 555')).toBe('+90 555');
  expect(formatPhone('')).toBe('');
});
