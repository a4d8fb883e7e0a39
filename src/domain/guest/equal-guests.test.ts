import { expect, test } from 'vitest';
import { findEqualGuests } from './equal-guests.ts';

const grace = { name: 'Grace Hopper', phone: '5550100111' };

test('entries with the same name and number are equal', () => {
  const ada = { name: 'Ada', phone: '5550100112' };
  const others = [
    { name: ' grace  HOPPER', phone: '0555 010 0111' },
    { name: 'Grace Hopper', phone: '+1 (555) 010-0111' },
  ];
  expect(findEqualGuests([grace, ada, ...others])).toEqual([[grace, ...others]]);
});

test('entries without a number are equal by name', () => {
  const unnumbered = { name: 'Grace Hopper', phone: '' };
  expect(findEqualGuests([grace, unnumbered, { ...unnumbered }])).toHaveLength(1);
});

test.each([
  ['another number', { ...grace, phone: '5550100222' }],
  ['no number', { ...grace, phone: '' }],
  ['another name', { ...grace, name: 'Grace' }],
])('an entry with %s is another guest', (_, other) => {
  expect(findEqualGuests([grace, other])).toEqual([]);
});

test('entries without a name and a number are not compared', () => {
  expect(
    findEqualGuests([
      { name: '', phone: '' },
      { name: '', phone: '' },
    ]),
  ).toEqual([]);
});
