import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeTexts, fillMessage, findUnknownVariables } from './message-text.ts';

const values = { name: 'Yusuf', link: 'https://guestwise.example/g1/rsvp' };

test('a guest’s name and link replace their variables', () => {
  expect(fillMessage('Dear {name}, answer at {link}. {name}!', values)).toBe(
    'Dear Yusuf, answer at https://guestwise.example/g1/rsvp. Yusuf!',
  );
});

test('[F87] unknown variables stay unchanged, and are reported', () => {
  const message = 'Table {table}, {name}: {masa} {table} {} {constructor} {{x}}';
  expect(fillMessage(message, values)).toBe('Table {table}, Yusuf: {masa} {table} {} {constructor} {{x}}');
  expect(findUnknownVariables(message)).toEqual(['table', 'masa', 'constructor', 'x']);
});

test.each([
  ['{NAME}', 'Yusuf'],
  ['{Name}', 'Yusuf'],
  ['{ name }', 'Yusuf'],
  ['{LINK}', values.link],
  ['{LİNK}', values.link],
  ['{li\u0307nk}', values.link],
  ['{lınk}', values.link],
])('[F87] the variable %s is filled in whatever its case', (written, value) => {
  expect(fillMessage(written, values)).toBe(value);
  expect(findUnknownVariables(written)).toEqual([]);
});

test.each(['{names}', '{first name}', '{Link!}', '{}', '{ }', '{n\name}'])(
  '%j is not filled in',
  (written) => {
    expect(fillMessage(written, values)).toBe(written);
  },
);

test('[F87] unknown variables of several words are reported', () => {
  expect(findUnknownVariables('{first name} { } {ad soyad} {NAME}')).toEqual(['first name', 'ad soyad']);
});

test('[F87] a name that looks like a variable is not replaced again', () => {
  expect(fillMessage('{name} {link}', { name: '{link} $& $1', link: '{name}' })).toBe('{link} $& $1 {name}');
});

test('[F33] direction controls in a name do not reach the rest of the text', () => {
  for (const name of ['\u202EYusuf', '\u2067Yusuf', '\u202AYusuf\u202C', '\u2066Yusuf\u2069', '\u202DYusuf'])
    expect(fillMessage('Dear {name}: {link}', { ...values, name })).toBe(
      'Dear Yusuf: https://guestwise.example/g1/rsvp',
    );
});

test('[F87] the rest of a message never changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (message) => {
      const plain = message.replaceAll(/[{}]/g, '');
      expect(fillMessage(plain, values)).toBe(plain);
    }),
  );
});

test('a message without {link} is followed by the link', () => {
  expect(composeTexts({ message: 'See you!' }, values)).toEqual([`See you!\n${values.link}`]);
  expect(composeTexts({ message: 'See you!', separateRSVP: true }, values)).toEqual([
    'See you!',
    values.link,
  ]);
  expect(composeTexts({ message: 'At {link}!', separateRSVP: true }, values)).toEqual([`At ${values.link}!`]);
  expect(composeTexts({ message: ' ' }, values)).toEqual([values.link]);
});
