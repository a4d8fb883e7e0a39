import { expect, test } from 'vitest';
import { checkOwed, nameFields } from './verification.ts';

test.each([
  { given: { guestId: null }, says: 'it gives no guestId' },
  { given: { messageId: 32564944 }, says: 'messageId is 32564944, a number; text is due' },
])('a state that gives $given is wrong: $says', ({ given, says }) => {
  const params = { guests: [{}], messages: [{}] };
  const body = JSON.stringify({ state: 'an event', params, action: 'setup' });
  const whole = { eventId: 'e1', guestId: 'g1', messageId: 'm1' };
  expect(() => checkOwed(body, { ...whole, ...given })).toThrow(new Error(says));
});

test('a missing row is described by its difference to the nearest one', () => {
  const expected = JSON.stringify({ _id: 'g1', name: 'Grace', phone: '0550110001' });
  const rows = [
    { _id: 'a', name: 'Tariq' },
    { _id: 'b', name: 'Grace', phone: 550110001 },
  ];
  const actual = JSON.stringify(rows.map((row) => JSON.stringify(row)));
  const fields = nameFields({ path: '$.data.docs', expected, actual });
  expect(fields).toEqual(['$.data.docs[1].phone: expected "0550110001", and got 550110001']);
});

test('a value that is not in a list is named with the whole list', () => {
  const actual = JSON.stringify(['owner', 'guest'].map((role) => JSON.stringify(role)));
  const fields = nameFields({ path: '$.data.user.role', expected: '"admin"', actual });
  expect(fields).toEqual(['$.data.user.role: expected one such as "admin", and got ["owner","guest"]']);
});
