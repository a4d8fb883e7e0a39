import { expect, test } from 'vitest';
import { splitPhoneFromName } from './phone-in-name.ts';

test.each([
  ['Lena Fox 5550140001', 'Lena Fox', '5550140001'],
  ['Lena Fox - 555 014 00 01', 'Lena Fox', '555 014 00 01'],
  ['Lena Fox: +90 532 014 00 01', 'Lena Fox', '+90 532 014 00 01'],
  ['Lena Fox (555-014-0001)', 'Lena Fox', '555-014-0001'],
  ['عمر حداد ٠٥٣٢٠١٤٠٠٠١', 'عمر حداد', '٠٥٣٢٠١٤٠٠٠١'],
])('%s is a name and a number', (text, name, phone) => {
  expect(splitPhoneFromName(text)).toEqual({ name, phone });
});

test.each(['Table 12', 'Ada Demir 12.05.2030', 'Ada +1', '5550140001', 'Room 101 202', 'Ada 5550140001 Ben'])(
  '%s has no number at its end',
  (name) => {
    expect(splitPhoneFromName(name)).toEqual({ name, phone: '' });
  },
);
