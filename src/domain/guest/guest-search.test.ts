import { afterEach, expect, test } from 'vitest';
import { setCountryCode } from './country-code.ts';
import { findGuests } from './guest-search.ts';

afterEach(() => setCountryCode(''));

const guest = (name: string, phone: string) => ({ name, phone });
const guests = [
  guest('Yusuf & Hana Haddad', '5550110001'),
  guest('İnan Şahin', '+90 555 011 0002'),
  guest('سلمى الخطيب', '٠٥٠١٣٠٠٠٠١'),
  guest('', '5550160012'),
];
const found = (words: string) => findGuests(guests, words).map(({ name }) => name);

test.each([
  // How names are compared is tested by matches-query.
  ['HANA   hadd', ['Yusuf & Hana Haddad']],
  ['haddad salma', []],
  ['inan sahin', ['İnan Şahin']],
  ['سلمىالخطيب', ['سلمى الخطيب']],
  ['555 011 0001', ['Yusuf & Hana Haddad']],
  ['0555 011 0001', ['Yusuf & Hana Haddad']],
  ['(555) 011-0002', ['İnan Şahin']],
  ['0555 011 0002', ['İnan Şahin']],
  ['٥٥٥٠١١٠٠٠١', ['Yusuf & Hana Haddad']],
  ['+90 555 011 0001', ['Yusuf & Hana Haddad']],
  ['0090 555 011 0001', ['Yusuf & Hana Haddad']],
  ['+90 (0) 555 011 0001', ['Yusuf & Hana Haddad']],
  ['0090 555 011 0002', ['İnan Şahin']],
  ['+44 555 011 9999', []],
  ['0501300001', ['سلمى الخطيب']],
  ['5550160012', ['']],
  ['55', []],
  ['.*', []],
])('%j finds %j', (words, names) => {
  expect(found(words)).toEqual(names);
});

test('[F60] a search over ten thousand guests is fast', () => {
  const many = Array.from({ length: 10_000 }, (_, n) =>
    guest(`Guest ${n}`, `555${String(n).padStart(7, '0')}`),
  );
  expect(findGuests(many, 'guest 9999')).toHaveLength(1);
});

test('a number’s beginning is found behind its country code', () => {
  expect(found('+90 555 011')).toEqual(['İnan Şahin']);
  setCountryCode('90');
  expect(found('+90 555 011')).toEqual(['Yusuf & Hana Haddad', 'İnan Şahin']);
  expect(found('0090 0555 011')).toEqual(['Yusuf & Hana Haddad', 'İnan Şahin']);
});
