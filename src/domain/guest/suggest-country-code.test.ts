import { expect, test } from 'vitest';
import { suggestCountryCode } from './suggest-country-code.ts';

test.each([
  [['+90 532 123 45 69', '0090 532 123 45 70', '905321234571', '+1 555 123 4567', '5321234572'], '90', 3],
  [['+1 555 123 4567'], '1', 1],
  [['+966 50 123 4567'], '966', 1],
  [['٩٦٦٥٠١٢٣٤٥٦٧'], '966', 1],
  [['+7 495 123 4567'], '7', 1],
  [['+44 20 7946 0958'], '44', 1],
])('%j have the country code %s', (phones, code, count) => {
  expect(suggestCountryCode(phones)).toEqual({ code, count });
});

test.each([[[]], [['5321234569', '12', '']], [['+49 1512 3456789']]])(
  '%j suggest no country code',
  (phones) => {
    expect(suggestCountryCode(phones)).toBeUndefined();
  },
);
