import { describe, expect, test } from 'vitest';
import { findSamePerson } from './person-keys.ts';

const kim = { name: 'Kim Vega', phone: '5550100111' };
const find = (person: { name: string; phone?: string }, guest: { name: string; phone?: string } = kim) =>
  findSamePerson([{ name: 'Somebody else', phone: '5550100999' }, guest], person);

describe('the same person', () => {
  test.each([
    ['the same number in another writing', { name: 'Kim V.', phone: '+1 (555) 010-0111' }],
    ['a name that looks the same, without a number', { name: ' kim  VEGA ' }],
    ['a name that looks the same, with an empty number', { name: 'Kim Vega', phone: '' }],
  ])('%s', (_, person) => {
    expect(find(person)).toBe(kim);
  });

  test('a guest without a number is known by name', () => {
    const guest = { name: 'Kim Vega' };
    expect(find(kim, guest)).toBe(guest);
  });
});

test.each([
  ['one name and two numbers may be two people', { name: 'Kim Vega', phone: '5550100222' }],
  ['another name without a number', { name: 'Kim' }],
  ['nobody without name and number', { name: '' }],
])('%s', (_, person) => {
  expect(find(person)).toBeUndefined();
  expect(findSamePerson([{ name: '' }], { name: '' })).toBeUndefined();
});
