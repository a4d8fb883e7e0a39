import { expect, test } from 'vitest';
import { findSamePerson } from './person-keys.ts';

const kim = { name: 'Kim Vega', phone: '5550100111' };
const find = (person: { name: string; phone?: string }, guest: { name: string; phone?: string } = kim) =>
  findSamePerson([{ name: 'Somebody else', phone: '5550100999' }, guest], person);

test.each([
  ['the same number in another writing', { name: 'Kim V.', phone: '+1 (555) 010-0111' }, true],
  ['a name that looks the same, without a number', { name: ' kim  VEGA ' }, true],
  ['a name that looks the same, with an empty number', { name: 'Kim Vega', phone: '' }, true],
  ['a name in other dashes and blanks', { name: 'Kim-Vega' }, true],
  ['one name and two numbers', { name: 'Kim Vega', phone: '5550100222' }, false],
  ['another name without a number', { name: 'Kim' }, false],
])('%s: %j is the same person: %j', (_, person, isSame) => {
  expect(find(person)).toBe(isSame ? kim : undefined);
});

test('a guest without a number is known by name', () => {
  const guest = { name: 'Kim Vega' };
  expect(find(kim, guest)).toBe(guest);
  expect(findSamePerson([{ name: '' }], { name: '' })).toBeUndefined();
});
